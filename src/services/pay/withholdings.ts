import { responseOptions } from '@/services/base/defineService/defineService';
import { code, count, entity, id, type Infer, list, results, text, time } from '@/services/schema/wire';
import { WITHHOLD_STATE } from '@/services/schema/withholdState';

import { payApi } from './payApi';
import { createPayChannelSchema } from './payModel';

/** Automatic deduction by one channel for one plate. Channels are tried by `order`, starting with 1. */
export const autoDeductionSchema = entity({
  withholdId: id(),
  plateId: id(),
  plateNo: text(),
  formatPlateNo: text(),
  payChannel: createPayChannelSchema(),
  channelName: text(),
  state: code(Object.values(WITHHOLD_STATE), WITHHOLD_STATE.unknown),
  stateText: text(),
  order: count(),
  openTime: time(),
  /** The provider's page, to be opened until the deduction is authorized. */
  jumpUrl: text(),
  lastDeductTime: time(),
  /** The last deductions, newest first; cents. */
  deductions: list(entity({ payId: id(), time: time(), amount: count(), title: text() })),
});
export type AutoDeduction = Infer<typeof autoDeductionSchema>;
export const autoDeductionsSchema = results(autoDeductionSchema);

/**
 * `payChannels`: the channels to deduct from, in this order. Channels that are not open yet are opened; the others
 * only change their position. `returnUrl`: the address to which the provider redirects the driver.
 */
export interface OpenAutoDeductionsArgs {
  plateId: string;
  payChannels: readonly number[];
  returnUrl: string;
}

export const autoDeductionCalls = payApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /** For one plate, or for all. */
    listWithholdings: build.query<Infer<typeof autoDeductionsSchema>, { plateId?: string }>({
      query: (query) => ({ path: 'withholdings', query: { ...query } }),
      ...responseOptions(autoDeductionsSchema),
      providesTags: ['Withholding'],
    }),
    openWithholdings: build.mutation<Infer<typeof autoDeductionsSchema>, OpenAutoDeductionsArgs>({
      query: (body) => ({ path: 'withholdings', method: 'POST', body }),
      ...responseOptions(autoDeductionsSchema),
      invalidatesTags: ['Withholding'],
    }),
    closeWithholding: build.mutation<AutoDeduction, { withholdId: string }>({
      query: (query) => ({ path: 'withholdings', method: 'DELETE', query }),
      ...responseOptions(autoDeductionSchema),
      invalidatesTags: ['Withholding'],
    }),
  }),
});
export const { useCloseWithholdingMutation, useListWithholdingsQuery, useOpenWithholdingsMutation } =
  autoDeductionCalls;
