import { type RequestKey, requestLookup, type RequestLookupResult } from '@/services/transport/store/requestLookup';

import { chargeApi } from './chargeApi';

export const chargeRequestCalls = chargeApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    findRequest: build.query<RequestLookupResult, RequestKey>(requestLookup),
  }),
});
