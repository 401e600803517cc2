import { type RequestKey, requestLookup, type RequestLookupResult } from '@/services/transport/store/requestLookup';

import { bookingApi } from './bookingApi';

export const bookingRequestCalls = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    findRequest: build.query<RequestLookupResult, RequestKey>({
      ...requestLookup,
      query: (body) => ({ path: 'getRequest', body }),
    }),
  }),
});
