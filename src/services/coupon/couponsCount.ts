import { responseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { couponApi } from './couponApi';

export const couponsCountSchema = wire.entity({
  unusedNum: wire.count(),
  usedNum: wire.count(),
  pastNum: wire.count(),
});

export const couponsCountCalls = couponApi.injectEndpoints({
  endpoints: (build) => ({
    getCouponsCount: build.query<wire.Infer<typeof couponsCountSchema>, void>({
      query: () => ({ path: 'couponsCount' }),
      ...responseOptions(couponsCountSchema, { suppressErrors: 'all' }), // a counter; an em dash is shown instead
      providesTags: ['Coupon'],
    }),
  }),
});
export const { useGetCouponsCountQuery } = couponsCountCalls;
