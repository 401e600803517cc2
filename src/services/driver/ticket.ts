import type { ErrorHandler } from '@/services/transport/query/send';
import { respondsWith } from '@/services/transport/store/defineService';
import { entity, type Infer, optionalId, requiredText } from '@/services/transport/wire/wire';

import { signedInDriverWire } from './account';
import { driverApi } from './driverApi';

const exchanged = entity({ driverId: optionalId(), pairHandle: requiredText() });

export const ticketCalls = driverApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Secret: ticket, openid. It is a mutation, so that neither becomes a cache key. The token pair stays in the vault
     * until it is confirmed, because it may belong to another driver. Only the driver's 一键登录 is a foreground call; in
     * all other cases the caller handles the failure.
     */
    exchangeTicket: build.mutation<Infer<typeof exchanged>, { handle: string } & ErrorHandler>({
      query: ({ handle, toldBy }) => ({ path: 'getTokenByTicket', secret: handle, usesSecretOpenid: true, toldBy }),
      ...respondsWith(
        exchanged,
        { vaultTokens: true, suppressErrors: 'unlisted', opensSession: true },
        signedInDriverWire,
      ),
    }),
  }),
});
