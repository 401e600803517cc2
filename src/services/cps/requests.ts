import { type RequestKey, requestLookup, type RequestLookupResult } from '@/services/transport/store/requestLookup';

import { cpsApi } from './cpsApi';

export const cpsRequestCalls = cpsApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    findRequest: build.query<RequestLookupResult, RequestKey>(requestLookup),
  }),
});
