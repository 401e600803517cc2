import type { ErrorDisplayOwner } from '@/services/base/baseQuery/sendServiceCall';
import { responseOptions } from '@/services/base/defineService/defineService';
import { entity, type Infer, optionalId, requiredText } from '@/services/schema/wire';

import { signedInDriverWireSchema } from './account';
import { driverApi } from './driverApi';

const exchanged = entity({ driverId: optionalId(), pairHandle: requiredText() });

export const signInTicketCalls = driverApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Secret: ticket, openid. It is a mutation, so that neither becomes a cache key. The token pair stays in the vault
     * until it is confirmed, because it may belong to another driver. Only the driver's 一键登录 is a foreground call; in
     * all other cases the caller handles the failure.
     */
    exchangeTicket: build.mutation<Infer<typeof exchanged>, { handle: string } & ErrorDisplayOwner>({
      query: ({ handle, toldBy }) => ({ path: 'getTokenByTicket', secret: handle, usesSecretOpenid: true, toldBy }),
      ...responseOptions(
        exchanged,
        { vaultTokens: true, suppressErrors: 'unlisted', opensSession: true },
        signedInDriverWireSchema,
      ),
    }),
  }),
});
