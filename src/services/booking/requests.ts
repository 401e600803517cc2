import {
  type RequestKey,
  requestLookupEndpoint,
  type RequestLookupResult,
} from '@/services/base/idempotentRequests/requestLookupEndpoint';

import { bookingApi } from './bookingApi';

export const bookingRequestLookupCalls = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    findRequest: build.query<RequestLookupResult, RequestKey>({
      ...requestLookupEndpoint,
      query: (body) => ({ path: 'getRequest', body }),
    }),
  }),
});
