import { PAY_CHANNEL } from '@/domain/payment/payChannel';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { payApi } from './payApi';

/** No channel. */
export const UNKNOWN_PAY_CHANNEL = 0;
/** One of PAY_CHANNEL; any other counts as none. */
export const createPayChannelSchema = () =>
  wire.enumCode([UNKNOWN_PAY_CHANNEL, ...Object.values(PAY_CHANNEL)], UNKNOWN_PAY_CHANNEL);

/** A payment channel that the operator offers. One beyond PAY_CHANNEL needs a name and a payment method. */
export const offeredPayChannelSchema = wire.entity({
  payChannel: wire.count(UNKNOWN_PAY_CHANNEL),
  channelName: wire.text(),
  /** The payment method of a channel beyond PAY_CHANNEL (assumed): see `CASHIER_HOSTS`. Empty for the others. */
  payWay: wire.text(),
  enabled: wire.flag(),
  reason: wire.text(),
});
export type OfferedPayChannel = wire.Infer<typeof offeredPayChannelSchema>;
export const offeredPayChannelsSchema = wire.results(offeredPayChannelSchema);

export const payChannelCalls = payApi.injectEndpoints({
  endpoints: (build) => ({
    getPayModel: build.query<wire.Infer<typeof offeredPayChannelsSchema>, { parkId?: string }>({
      query: (query) => ({ path: 'payModel', query }),
      ...createEndpointResponseOptions(offeredPayChannelsSchema),
      providesTags: ['PayModel'],
    }),
  }),
});
export const { useGetPayModelQuery } = payChannelCalls;
