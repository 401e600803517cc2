import type { ErrorDisplayOwner } from '@/services/base/baseQuery/sendServiceCall';
import { responseOptions } from '@/services/base/defineService/defineService';
import { entity, ignoredData, type Infer, requiredText, tokenFields } from '@/services/schema/wire';

import { authApi } from './authApi';

const renewed = entity({ pairHandle: requiredText() });
export const renewedTokensWireSchema = entity(tokenFields);
export const oAuthAddressSchema = entity({ url: requiredText() });

/** Calls that renew and end a session. They are part of the first load. */
export const sessionCalls = authApi.injectEndpoints({
  endpoints: (build) => ({
    /** `redirectUri` is an absolute address of our app. `state` is checked once when the driver returns. */
    getOAuthAddress: build.mutation<
      Infer<typeof oAuthAddressSchema>,
      { redirectUri: string; state: string } & ErrorDisplayOwner
    >({
      query: ({ toldBy, ...query }) => ({ path: 'wechat/oAuthUrl', query, toldBy }),
      ...responseOptions(oAuthAddressSchema),
    }),
    logout: build.mutation<unknown, void>({
      query: () => ({ path: 'driver/logout' }),
      ...responseOptions(ignoredData(), { suppressErrors: 'all', skipRenewal: true }), // signing out works on this device whatever the server responds
    }),
    /** Secret: refreshToken. Only the session keeper calls it; it stores the token pair of the response. */
    renewTokens: build.mutation<Infer<typeof renewed>, { handle: string }>({
      query: ({ handle }) => ({ path: 'refreshToken', method: 'POST', secret: handle }),
      ...responseOptions(
        renewed,
        { vaultTokens: true, suppressErrors: 'all', skipRenewal: true },
        renewedTokensWireSchema,
      ),
    }),
  }),
});
