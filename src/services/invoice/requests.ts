import { type FoundRequest, type RequestKey, requestLookUp } from '@/services/transport/store/requestLookUp';

import { invoiceApi } from './invoiceApi';

export const requestCalls = invoiceApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    findRequest: build.query<FoundRequest, RequestKey>(requestLookUp),
  }),
});
