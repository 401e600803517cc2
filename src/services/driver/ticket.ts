import type { ToldBy } from '@/services/transport/query/send';
import { reads } from '@/services/transport/store/defineService';
import { entity, type Infer, optionalId, requiredText } from '@/services/transport/wire/wire';

import { signedInDriverWire } from './account';
import { driverApi } from './driverApi';

const exchanged = entity({ driverId: optionalId(), pairHandle: requiredText() });

export const ticketCalls = driverApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Secret: ticket, openid. It is a mutation, so that neither becomes a cache key. The token pair stays in the vault until it is confirmed, because
     * it may belong to another driver. Only the ticket of 一键登录 is pressed; any other is told by its caller.
     */
    exchangeTicket: build.mutation<Infer<typeof exchanged>, { handle: string } & ToldBy>({
      query: ({ handle, toldBy }) => ({ path: 'getTokenByTicket', secret: handle, proves: true, toldBy }),
      ...reads(exchanged, { vaultTokens: true, handles: 'unlisted', opensSession: true }, signedInDriverWire),
    }),
  }),
});
