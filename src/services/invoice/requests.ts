import { type RequestKey, requestLookup, type RequestLookupResult } from '@/services/transport/store/requestLookup';

import { invoiceApi } from './invoiceApi';

export const invoiceRequestCalls = invoiceApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    findRequest: build.query<RequestLookupResult, RequestKey>(requestLookup),
  }),
});
