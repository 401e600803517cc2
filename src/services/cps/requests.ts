import { type FoundRequest, type RequestKey, requestLookUp } from '@/services/transport/store/requestLookUp';

import { cpsApi } from './cpsApi';

export const requestCalls = cpsApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    findRequest: build.query<FoundRequest, RequestKey>(requestLookUp),
  }),
});
