import { responseOptions } from '@/services/base/defineService/defineService';
import { cents, entity, id, type Infer, minutes, text, time } from '@/services/schema/wire';

import { parkingChargeApi } from './parkingChargeApi';
import { createPayStateSchema } from './payments';

/**
 * The payment data that a receipt inside WeChat's own frame may show. Read-only, and available only after the server
 * has checked the code. Cents.
 */
export const goldPlanReceiptSchema = entity({
  payId: id(),
  payState: createPayStateSchema(),
  payStateText: text(),
  payAmount: cents(),
  paidTime: time(),
  title: text(),
  formatPlateNo: text(),
  parkName: text(),
  leaveFreeMinutes: minutes(),
  leaveDeadlineTime: time(),
  /** The code with which anybody who holds the receipt can request an invoice; empty if that is not possible. */
  receiptCode: text(),
});
export type GoldPlanReceipt = Infer<typeof goldPlanReceiptSchema>;

/** The parameters of the frame's address: `sub_mch_id`, `out_trade_no`, `check_code`. */
export interface GoldPlanReceiptArgs {
  subMchId: string;
  outTradeNo: string;
  checkCode: string;
}

export const goldPlanCalls = parkingChargeApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /** Needs no session; the code is the only credential. */
    getGoldPlanReceipt: build.query<GoldPlanReceipt, GoldPlanReceiptArgs>({
      query: ({ subMchId, outTradeNo, checkCode }) => ({
        path: 'payCharges/goldPlan',
        query: { sub_mch_id: subMchId, out_trade_no: outTradeNo, check_code: checkCode },
      }),
      ...responseOptions(goldPlanReceiptSchema, { suppressErrors: 'all' }), // the receipt shows the failure itself
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useGetGoldPlanReceiptQuery } = goldPlanCalls;
