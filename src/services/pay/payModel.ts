import { PAY_CHANNEL } from '@/domain/payment/payChannel';
import type { ToldBy } from '@/services/transport/query/send';
import { asOneQuestion, reads } from '@/services/transport/store/defineService';
import { code, entity, flag, type Infer, results, text } from '@/services/transport/wire/wire';

import { payApi } from './payApi';

/** An unknown channel. */
export const UNKNOWN_CHANNEL = 0;
export const payChannel = () => code([UNKNOWN_CHANNEL, ...Object.values(PAY_CHANNEL)], UNKNOWN_CHANNEL);

/** A payment channel that the operator offers. */
export const payModelItem = entity({
  payChannel: payChannel(),
  channelName: text(),
  enabled: flag(),
  reason: text(),
});
export type PayModelItem = Infer<typeof payModelItem>;
export const payModel = results(payModelItem);

export const payModelCalls = payApi.injectEndpoints({
  endpoints: (build) => ({
    getPayModel: build.query<Infer<typeof payModel>, { parkId?: string } & ToldBy>({
      ...asOneQuestion,
      query: ({ toldBy, ...query }) => ({ path: 'payModel', query, toldBy }),
      ...reads(payModel),
      providesTags: ['PayModel'],
    }),
  }),
});
export const { useGetPayModelQuery } = payModelCalls;
