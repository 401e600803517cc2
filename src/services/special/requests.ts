import { type RequestKey, requestLookup, type RequestLookupResult } from '@/services/transport/store/requestLookup';

import { specialApi } from './specialApi';

export const specialRequestCalls = specialApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    findRequest: build.query<RequestLookupResult, RequestKey>(requestLookup),
  }),
});
