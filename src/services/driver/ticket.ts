import { reads } from '@/services/transport/defineService';
import type { Infer } from '@/services/transport/wire';

import { signedInDriver, signedInDriverWire } from './account';
import { driverApi } from './driverApi';

export const ticketCalls = driverApi.injectEndpoints({
  endpoints: (build) => ({
    /** Secret: ticket, openid. A mutation, so that neither becomes a cache key. Answers a token pair, kept by the transport. */
    exchangeTicket: build.mutation<Infer<typeof signedInDriver>, { handle: string }>({
      query: ({ handle }) => ({ path: 'getTokenByTicket', secret: handle }),
      ...reads(signedInDriver, { keepsTokens: true, handles: 'all', neverRenews: true }, signedInDriverWire),
    }),
  }),
});
