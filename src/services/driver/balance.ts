import { respondsWith } from '@/services/transport/store/defineService';
import { cents, centsOrZero, entity, flag, type Infer } from '@/services/transport/wire/wire';

import { driverApi } from './driverApi';

/** Money in cents. `balanceAmount` can be spent. */
export const balanceInfo = entity({
  balanceAmount: cents(),
  giftAmount: centsOrZero(),
  frozenAmount: centsOrZero(),
  refundableAmount: centsOrZero(),
  supportBalance: flag(),
});
export type BalanceInfo = Infer<typeof balanceInfo>;

export const { useGetBalanceInfoQuery } = driverApi.injectEndpoints({
  endpoints: (build) => ({
    getBalanceInfo: build.query<BalanceInfo, void>({
      query: () => ({ path: 'balanceInfo' }),
      ...respondsWith(balanceInfo, { suppressErrors: 'all' }), // the balance channel shows why it cannot be chosen
      providesTags: ['Balance'],
    }),
  }),
});
