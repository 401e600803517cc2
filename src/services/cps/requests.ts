import {
  type RequestKey,
  requestLookupEndpoint,
  type RequestLookupResult,
} from '@/services/base/idempotentRequests/requestLookupEndpoint';

import { chargingApi } from './chargingApi';

export const chargingRequestLookupCalls = chargingApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    findRequest: build.query<RequestLookupResult, RequestKey>(requestLookupEndpoint),
  }),
});
