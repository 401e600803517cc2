import type { ErrorDisplayOwner } from '@/services/base/baseQuery/sendServiceCall';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { authApi } from './authApi';

const renewed = wire.entity({ pairHandle: wire.requiredText() });
export const renewedTokensWireSchema = wire.entity(wire.tokenFields);
export const oAuthAddressSchema = wire.entity({ url: wire.requiredText() });

/** Calls that renew and end a session. They are part of the first load. */
export const authSessionCalls = authApi.injectEndpoints({
  endpoints: (build) => ({
    /** `redirectUri` is an absolute address of our app. `state` is checked once when the driver returns. */
    getOAuthAddress: build.mutation<
      wire.Infer<typeof oAuthAddressSchema>,
      { redirectUri: string; state: string } & ErrorDisplayOwner
    >({
      query: ({ toldBy, ...query }) => ({ path: 'wechat/oAuthUrl', query, toldBy }),
      ...createEndpointResponseOptions(oAuthAddressSchema),
    }),
    logout: build.mutation<unknown, void>({
      query: () => ({ path: 'driver/logout' }),
      ...createEndpointResponseOptions(wire.ignoredData(), { suppressErrors: 'all', skipRenewal: true }), // signing out works on this device whatever the server responds
    }),
    /** Secret: refreshToken. Only the session keeper calls it; it stores the token pair of the response. */
    renewTokens: build.mutation<wire.Infer<typeof renewed>, { handle: string }>({
      query: ({ handle }) => ({ path: 'refreshToken', method: 'POST', secret: handle }),
      ...createEndpointResponseOptions(
        renewed,
        { vaultTokens: true, suppressErrors: 'all', skipRenewal: true },
        renewedTokensWireSchema,
      ),
    }),
  }),
});
