import {
  type RequestKey,
  requestLookupEndpoint,
  type RequestLookupResult,
} from '@/services/base/idempotentRequests/requestLookupEndpoint';

import { invoiceApi } from './invoiceApi';

export const invoiceRequestLookupCalls = invoiceApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    findRequest: build.query<RequestLookupResult, RequestKey>(requestLookupEndpoint),
  }),
});
