import { reads } from '@/services/transport/store/defineService';
import { entity, type Infer, nothing, requiredText, tokenFields } from '@/services/transport/wire/wire';

import { authApi } from './authApi';

const renewed = entity({ pairHandle: requiredText() });
export const renewedWire = entity(tokenFields);
export const oAuthAddress = entity({ url: requiredText() });

/** What keeps and ends a session; part of the first load. */
export const sessionCalls = authApi.injectEndpoints({
  endpoints: (build) => ({
    /** `redirectUri` is ours and absolute; `state` is checked once when the driver comes back. */
    getOAuthAddress: build.mutation<Infer<typeof oAuthAddress>, { redirectUri: string; state: string }>({
      query: (query) => ({ path: 'wechat/oAuthUrl', query }),
      ...reads(oAuthAddress),
    }),
    logout: build.mutation<unknown, void>({
      query: () => ({ path: 'driver/logout' }),
      ...reads(nothing(), { handles: 'all', neverRenews: true }), // signing out works on this device whatever the server says
    }),
    /** Secret: refreshToken. The pair in the answer is kept by the session keeper, which alone calls this. */
    renewTokens: build.mutation<Infer<typeof renewed>, { handle: string }>({
      query: ({ handle }) => ({ path: 'refreshToken', method: 'POST', secret: handle }),
      ...reads(renewed, { handsTokens: true, handles: 'all', neverRenews: true }, renewedWire),
    }),
  }),
});
