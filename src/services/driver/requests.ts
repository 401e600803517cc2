import { type FoundRequest, type RequestKey, requestLookUp } from '@/services/transport/store/requestLookUp';

import { driverApi } from './driverApi';

export const requestCalls = driverApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    findRequest: build.query<FoundRequest, RequestKey>(requestLookUp),
  }),
});
