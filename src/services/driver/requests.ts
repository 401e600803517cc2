import { type RequestKey, requestLookup, type RequestLookupResult } from '@/services/transport/store/requestLookup';

import { driverApi } from './driverApi';

export const driverRequestCalls = driverApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    findRequest: build.query<RequestLookupResult, RequestKey>(requestLookup),
  }),
});
