import { type FoundRequest, type RequestKey, requestLookUp } from '@/services/transport/store/requestLookUp';

import { couponApi } from './couponApi';

export const requestCalls = couponApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    findRequest: build.query<FoundRequest, RequestKey>(requestLookUp),
  }),
});
