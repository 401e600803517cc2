import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';
import { AUTO_DEDUCTION_STATE } from '@/services/schema/withholdState';

import { payApi } from './payApi';
import { createPayChannelSchema } from './payModel';

/** Automatic deduction by one channel for one plate. Channels are tried by `order`, starting with 1. */
export const autoDeductionAgreementSchema = wire.entity({
  withholdId: wire.id(),
  plateId: wire.id(),
  plateNo: wire.text(),
  formatPlateNo: wire.text(),
  payChannel: createPayChannelSchema(),
  channelName: wire.text(),
  state: wire.enumCode(Object.values(AUTO_DEDUCTION_STATE), AUTO_DEDUCTION_STATE.unknown),
  stateText: wire.text(),
  order: wire.count(),
  openTime: wire.dateTime(),
  /** The provider's page, to be opened until the deduction is authorized. */
  jumpUrl: wire.text(),
  lastDeductTime: wire.dateTime(),
  /** The last deductions, newest first; cents. */
  deductions: wire.list(
    wire.entity({ payId: wire.id(), time: wire.dateTime(), amount: wire.count(), title: wire.text() }),
  ),
});
export type AutoDeductionAgreement = wire.Infer<typeof autoDeductionAgreementSchema>;
export const autoDeductionAgreementsSchema = wire.results(autoDeductionAgreementSchema);

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
    listWithholdings: build.query<wire.Infer<typeof autoDeductionAgreementsSchema>, { plateId?: string }>({
      query: (query) => ({ path: 'withholdings', query: { ...query } }),
      ...createEndpointResponseOptions(autoDeductionAgreementsSchema),
      providesTags: ['Withholding'],
    }),
    openWithholdings: build.mutation<wire.Infer<typeof autoDeductionAgreementsSchema>, OpenAutoDeductionsArgs>({
      query: (body) => ({ path: 'withholdings', method: 'POST', body }),
      ...createEndpointResponseOptions(autoDeductionAgreementsSchema),
      invalidatesTags: ['Withholding'],
    }),
    closeWithholding: build.mutation<AutoDeductionAgreement, { withholdId: string }>({
      query: (query) => ({ path: 'withholdings', method: 'DELETE', query }),
      ...createEndpointResponseOptions(autoDeductionAgreementSchema),
      invalidatesTags: ['Withholding'],
    }),
  }),
});
export const { useCloseWithholdingMutation, useListWithholdingsQuery, useOpenWithholdingsMutation } =
  autoDeductionCalls;
