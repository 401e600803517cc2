import {
  type RequestKey,
  requestLookupEndpoint,
  type RequestLookupResult,
} from '@/services/base/idempotentRequests/requestLookupEndpoint';

import { driverApi } from './driverApi';

export const driverRequestLookupCalls = driverApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    findRequest: build.query<RequestLookupResult, RequestKey>(requestLookupEndpoint),
  }),
});
