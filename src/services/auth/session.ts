import type { ErrorHandler } from '@/services/transport/query/send';
import { respondsWith } from '@/services/transport/store/defineService';
import { entity, ignoredData, type Infer, requiredText, tokenFields } from '@/services/transport/wire/wire';

import { authApi } from './authApi';

const renewed = entity({ pairHandle: requiredText() });
export const renewedWire = entity(tokenFields);
export const oAuthAddress = entity({ url: requiredText() });

/** Calls that renew and end a session. They are part of the first load. */
export const sessionCalls = authApi.injectEndpoints({
  endpoints: (build) => ({
    /** `redirectUri` is an absolute address of our app. `state` is checked once when the driver returns. */
    getOAuthAddress: build.mutation<Infer<typeof oAuthAddress>, { redirectUri: string; state: string } & ErrorHandler>({
      query: ({ toldBy, ...query }) => ({ path: 'wechat/oAuthUrl', query, toldBy }),
      ...respondsWith(oAuthAddress),
    }),
    logout: build.mutation<unknown, void>({
      query: () => ({ path: 'driver/logout' }),
      ...respondsWith(ignoredData(), { suppressErrors: 'all', skipRenewal: true }), // signing out works on this device whatever the server responds
    }),
    /** Secret: refreshToken. Only the session keeper calls it; it stores the token pair of the response. */
    renewTokens: build.mutation<Infer<typeof renewed>, { handle: string }>({
      query: ({ handle }) => ({ path: 'refreshToken', method: 'POST', secret: handle }),
      ...respondsWith(renewed, { vaultTokens: true, suppressErrors: 'all', skipRenewal: true }, renewedWire),
    }),
  }),
});
