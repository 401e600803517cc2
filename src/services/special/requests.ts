import { type FoundRequest, type RequestKey, requestLookUp } from '@/services/transport/store/requestLookUp';

import { specialApi } from './specialApi';

export const requestCalls = specialApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    findRequest: build.query<FoundRequest, RequestKey>(requestLookUp),
  }),
});
