/** bizType of purchases: 3 period pass, 4 off-peak package, 5 off-peak slot, 6 berth booking, 9 recharge, 10 merchant coupons. */
export type SoldBizType = 3 | 4 | 5 | 6 | 9 | 10;

/** One purchase as the list of orders shows it, whichever area sold it. Money in cents, times in epoch ms. */
export interface OrderRecordRow {
  orderNo: string;
  /** What was bought, e.g. `市民中心月卡 1个月`. */
  title: string;
  /** Where it is valid; empty: everywhere. */
  placeText: string;
  plateNos: readonly string[];
  createdAt: number;
  /** The price is held until then; null after payment or closing. */
  payBy: number | null;
  validFrom: number | null;
  validTo: number | null;
  cents: number;
  paidCents: number;
  refundCents: number;
  /** 0 while nothing is paid. */
  payChannel: 0 | 2 | 3 | 6 | 9;
  paidAt: number | null;
  /** 1 to be paid, 2 paid, 3 cancelled or closed, 4 refunding, 5 refunded, 6 paid without a charge. */
  state: 1 | 2 | 3 | 4 | 5 | 6;
  /** The area's own text, `待生效`, `使用中`, `已取消`. */
  stateText: string;
  /** As text; empty if nothing is refunded. */
  refundRule: string;
  /** `canCancel` applies before payment, `canRefund` after payment. */
  canCancel: boolean;
  canRefund: boolean;
  /** The refund if it were returned now. */
  backCents: number;
  canInvoice: boolean;
}
