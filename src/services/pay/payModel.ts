import { PAY_CHANNEL } from '@/domain/payment/payChannel';
import { respondsWith } from '@/services/transport/store/defineService';
import { code, count, entity, flag, type Infer, results, text } from '@/services/transport/wire/wire';

import { payApi } from './payApi';

/** No channel. */
export const UNKNOWN_CHANNEL = 0;
/** One of PAY_CHANNEL; any other counts as none. */
export const payChannel = () => code([UNKNOWN_CHANNEL, ...Object.values(PAY_CHANNEL)], UNKNOWN_CHANNEL);

/** A payment channel that the operator offers. One beyond PAY_CHANNEL needs a name and a payment method. */
export const payModelItem = entity({
  payChannel: count(UNKNOWN_CHANNEL),
  channelName: text(),
  /** The payment method of a channel beyond PAY_CHANNEL (assumed): see `CASHIER_HOSTS`. Empty for the others. */
  payWay: text(),
  enabled: flag(),
  reason: text(),
});
export type PayModelItem = Infer<typeof payModelItem>;
export const payModel = results(payModelItem);

export const payModelCalls = payApi.injectEndpoints({
  endpoints: (build) => ({
    getPayModel: build.query<Infer<typeof payModel>, { parkId?: string }>({
      query: (query) => ({ path: 'payModel', query }),
      ...respondsWith(payModel),
      providesTags: ['PayModel'],
    }),
  }),
});
export const { useGetPayModelQuery } = payModelCalls;
