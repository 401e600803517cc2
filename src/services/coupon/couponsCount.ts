import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { couponApi } from './couponApi';

export const couponCountsByStateSchema = wire.entity({
  unusedNum: wire.count(),
  usedNum: wire.count(),
  pastNum: wire.count(),
});

export const couponsCountCalls = couponApi.injectEndpoints({
  endpoints: (build) => ({
    getCouponsCount: build.query<wire.Infer<typeof couponCountsByStateSchema>, void>({
      query: () => ({ path: 'couponsCount' }),
      ...createEndpointResponseOptions(couponCountsByStateSchema, { suppressErrors: 'all' }), // a counter; an em dash is shown instead
      providesTags: ['Coupon'],
    }),
  }),
});
export const { useGetCouponsCountQuery } = couponsCountCalls;
