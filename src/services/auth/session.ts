import type { ToldBy } from '@/services/transport/query/send';
import { reads } from '@/services/transport/store/defineService';
import { entity, type Infer, nothing, requiredText, tokenFields } from '@/services/transport/wire/wire';

import { authApi } from './authApi';

const renewed = entity({ pairHandle: requiredText() });
export const renewedWire = entity(tokenFields);
export const oAuthAddress = entity({ url: requiredText() });

/** Calls that keep and end a session. They are part of the first load. */
export const sessionCalls = authApi.injectEndpoints({
  endpoints: (build) => ({
    /** `redirectUri` is an absolute address of our app. `state` is checked once when the driver returns. */
    getOAuthAddress: build.mutation<Infer<typeof oAuthAddress>, { redirectUri: string; state: string } & ToldBy>({
      query: ({ toldBy, ...query }) => ({ path: 'wechat/oAuthUrl', query, toldBy }),
      ...reads(oAuthAddress),
    }),
    logout: build.mutation<unknown, void>({
      query: () => ({ path: 'driver/logout' }),
      ...reads(nothing(), { handles: 'all', neverRenews: true }), // signing out works on this device whatever the server responds
    }),
    /** Secret: refreshToken. The session keeper is the only caller and keeps the pair of tokens from the response. */
    renewTokens: build.mutation<Infer<typeof renewed>, { handle: string }>({
      query: ({ handle }) => ({ path: 'refreshToken', method: 'POST', secret: handle }),
      ...reads(renewed, { vaultTokens: true, handles: 'all', neverRenews: true }, renewedWire),
    }),
  }),
});
