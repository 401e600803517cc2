import { respondsWith } from '@/services/transport/store/defineService';
import { code, count, entity, id, type Infer, list, results, text, time } from '@/services/transport/wire/wire';
import { WITHHOLD_STATE } from '@/services/transport/wire/withholdState';

import { payApi } from './payApi';
import { payChannel } from './payModel';

/** Automatic deduction by one channel for one plate. Channels are tried by `order`, starting with 1. */
export const withholding = entity({
  withholdId: id(),
  plateId: id(),
  plateNo: text(),
  formatPlateNo: text(),
  payChannel: payChannel(),
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
export type Withholding = Infer<typeof withholding>;
export const withholdings = results(withholding);

/**
 * `payChannels`: the channels to deduct from, in this order. Channels that are not open yet are opened; the others
 * only change their position. `returnUrl`: the address to which the provider redirects the driver.
 */
export interface OpenWithholdingsArgs {
  plateId: string;
  payChannels: readonly number[];
  returnUrl: string;
}

export const withholdingCalls = payApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /** For one plate, or for all. */
    listWithholdings: build.query<Infer<typeof withholdings>, { plateId?: string }>({
      query: (query) => ({ path: 'withholdings', query: { ...query } }),
      ...respondsWith(withholdings),
      providesTags: ['Withholding'],
    }),
    openWithholdings: build.mutation<Infer<typeof withholdings>, OpenWithholdingsArgs>({
      query: (body) => ({ path: 'withholdings', method: 'POST', body }),
      ...respondsWith(withholdings),
      invalidatesTags: ['Withholding'],
    }),
    closeWithholding: build.mutation<Withholding, { withholdId: string }>({
      query: (query) => ({ path: 'withholdings', method: 'DELETE', query }),
      ...respondsWith(withholding),
      invalidatesTags: ['Withholding'],
    }),
  }),
});
export const { useCloseWithholdingMutation, useListWithholdingsQuery, useOpenWithholdingsMutation } = withholdingCalls;
