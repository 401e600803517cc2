import { reads } from '@/services/transport/store/defineService';
import { entity, type Infer, optionalId, requiredText } from '@/services/transport/wire/wire';

import { signedInDriverWire } from './account';
import { driverApi } from './driverApi';

const exchanged = entity({ driverId: optionalId(), pairHandle: requiredText() });

export const ticketCalls = driverApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Secret: ticket, openid. It is a mutation, so that neither becomes a cache key. The token pair stays in the vault until it is confirmed, because
     * it may belong to another driver.
     */
    exchangeTicket: build.mutation<Infer<typeof exchanged>, { handle: string }>({
      query: ({ handle }) => ({ path: 'getTokenByTicket', secret: handle, proves: true }),
      ...reads(exchanged, { handsTokens: true, handles: 'all', opensSession: true }, signedInDriverWire),
    }),
  }),
});
