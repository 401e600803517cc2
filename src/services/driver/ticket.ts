import type { ErrorDisplayOwner } from '@/services/base/baseQuery/sendServiceCall';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { signedInDriverWithTokensSchema } from './account';
import { driverApi } from './driverApi';

const exchanged = wire.entity({ driverId: wire.optionalId(), pairHandle: wire.requiredText() });

export const signInTicketCalls = driverApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Secret: ticket, openid. It is a mutation, so that neither becomes a cache key. The token pair stays in the vault
     * until it is confirmed, because it may belong to another driver. Only the driver's 一键登录 is a foreground call; in
     * all other cases the caller handles the failure.
     */
    exchangeTicket: build.mutation<wire.Infer<typeof exchanged>, { handle: string } & ErrorDisplayOwner>({
      query: ({ handle, toldBy }) => ({ path: 'getTokenByTicket', secret: handle, usesSecretOpenid: true, toldBy }),
      ...createEndpointResponseOptions(
        exchanged,
        { vaultTokens: true, suppressErrors: 'unlisted', opensSession: true },
        signedInDriverWithTokensSchema,
      ),
    }),
  }),
});
