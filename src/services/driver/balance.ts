import { responseOptions } from '@/services/base/defineService/defineService';
import { cents, centsOrZero, entity, flag, type Infer } from '@/services/schema/wire';

import { driverApi } from './driverApi';

/** Money in cents. `balanceAmount` can be spent. */
export const balanceInfoSchema = entity({
  balanceAmount: cents(),
  giftAmount: centsOrZero(),
  frozenAmount: centsOrZero(),
  refundableAmount: centsOrZero(),
  supportBalance: flag(),
});
export type BalanceInfo = Infer<typeof balanceInfoSchema>;

export const { useGetBalanceInfoQuery } = driverApi.injectEndpoints({
  endpoints: (build) => ({
    getBalanceInfo: build.query<BalanceInfo, void>({
      query: () => ({ path: 'balanceInfo' }),
      ...responseOptions(balanceInfoSchema, { suppressErrors: 'all' }), // the balance channel shows why it cannot be chosen
      providesTags: ['Balance'],
    }),
  }),
});
