import { defineService, reads } from '@/services/transport/store/defineService';
import { code, entity, flag, type Infer, results, text } from '@/services/transport/wire/wire';

/** A way to pay that the operator offers: 2 alipay, 3 wechat, 6 balance (Rule 3.10); 0 one nobody knows. */
export const payModelItem = entity({
  payChannel: code([0, 2, 3, 6], 0),
  channelName: text(),
  enabled: flag(),
  reason: text(),
});
export type PayModelItem = Infer<typeof payModelItem>;
export const payModel = results(payModelItem);

export const payApi = defineService('pay', 'pay/v2/api/', ['PayModel', 'Withholding']).injectEndpoints({
  endpoints: (build) => ({
    getPayModel: build.query<Infer<typeof payModel>, { parkId?: string }>({
      query: (query) => ({ path: 'payModel', query: { ...query } }),
      ...reads(payModel),
      providesTags: ['PayModel'],
    }),
  }),
});
export const { useGetPayModelQuery } = payApi;
