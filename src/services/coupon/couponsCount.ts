import { responseOptions } from '@/services/base/defineService/defineService';
import { count, entity, type Infer } from '@/services/schema/wire';

import { couponApi } from './couponApi';

export const couponsCountSchema = entity({ unusedNum: count(), usedNum: count(), pastNum: count() });

export const couponsCountCalls = couponApi.injectEndpoints({
  endpoints: (build) => ({
    getCouponsCount: build.query<Infer<typeof couponsCountSchema>, void>({
      query: () => ({ path: 'couponsCount' }),
      ...responseOptions(couponsCountSchema, { suppressErrors: 'all' }), // a counter; an em dash is shown instead
      providesTags: ['Coupon'],
    }),
  }),
});
export const { useGetCouponsCountQuery } = couponsCountCalls;
