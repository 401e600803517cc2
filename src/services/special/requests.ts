import {
  type RequestKey,
  requestLookupEndpoint,
  type RequestLookupResult,
} from '@/services/base/idempotentRequests/requestLookupEndpoint';

import { passOffPeakApi } from './passOffPeakApi';

export const passOffPeakRequestLookupCalls = passOffPeakApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    findRequest: build.query<RequestLookupResult, RequestKey>(requestLookupEndpoint),
  }),
});
