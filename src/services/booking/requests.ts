import { type FoundRequest, type RequestKey, requestLookUp } from '@/services/transport/store/requestLookUp';

import { bookingApi } from './bookingApi';

export const requestCalls = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    findRequest: build.query<FoundRequest, RequestKey>({
      ...requestLookUp,
      query: (body) => ({ path: 'getRequest', body }),
    }),
  }),
});
