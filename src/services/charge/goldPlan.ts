import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { parkingChargeApi } from './parkingChargeApi';
import { createPayStateSchema } from './payments';

/**
 * The payment data that a receipt inside WeChat's own frame may show. Read-only, and available only after the server
 * has checked the code. Cents.
 */
export const wechatReceiptFramePaymentSchema = wire.entity({
  payId: wire.id(),
  payState: createPayStateSchema(),
  payStateText: wire.text(),
  payAmount: wire.cents(),
  paidTime: wire.dateTime(),
  title: wire.text(),
  formatPlateNo: wire.text(),
  parkName: wire.text(),
  leaveFreeMinutes: wire.minutes(),
  leaveDeadlineTime: wire.dateTime(),
  /** The code with which anybody who holds the receipt can request an invoice; empty if that is not possible. */
  receiptCode: wire.text(),
});
export type WechatReceiptFramePayment = wire.Infer<typeof wechatReceiptFramePaymentSchema>;

/** The parameters of the frame's address: `sub_mch_id`, `out_trade_no`, `check_code`. */
export interface WechatReceiptFrameArgs {
  subMchId: string;
  outTradeNo: string;
  checkCode: string;
}

export const wechatReceiptFrameCalls = parkingChargeApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /** Needs no session; the code is the only credential. */
    getGoldPlanReceipt: build.query<WechatReceiptFramePayment, WechatReceiptFrameArgs>({
      query: ({ subMchId, outTradeNo, checkCode }) => ({
        path: 'payCharges/goldPlan',
        query: { sub_mch_id: subMchId, out_trade_no: outTradeNo, check_code: checkCode },
      }),
      ...createEndpointResponseOptions(wechatReceiptFramePaymentSchema, { suppressErrors: 'all' }), // the receipt shows the failure itself
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useGetGoldPlanReceiptQuery } = wechatReceiptFrameCalls;
