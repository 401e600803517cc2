import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { driverApi } from './driverApi';

/** Money in cents. `balanceAmount` can be spent. */
export const balanceInfoSchema = wire.entity({
  balanceAmount: wire.cents(),
  giftAmount: wire.centsOrZero(),
  frozenAmount: wire.centsOrZero(),
  refundableAmount: wire.centsOrZero(),
  supportBalance: wire.flag(),
});
export type BalanceInfo = wire.Infer<typeof balanceInfoSchema>;

export const { useGetBalanceInfoQuery } = driverApi.injectEndpoints({
  endpoints: (build) => ({
    getBalanceInfo: build.query<BalanceInfo, void>({
      query: () => ({ path: 'balanceInfo' }),
      ...createEndpointResponseOptions(balanceInfoSchema, { suppressErrors: 'all' }), // the balance channel shows why it cannot be chosen
      providesTags: ['Balance'],
    }),
  }),
});
