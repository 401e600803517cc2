/** bizType of what can be bought: 3 period pass, 4 off-peak package, 5 off-peak slot, 6 berth booking, 9 recharge, 10 merchant coupons. */
export type SoldBizType = 3 | 4 | 5 | 6 | 9 | 10;

/** One purchase as the list of orders shows it, whatever area sold it. Money in cents, moments in epoch ms. */
export interface OrderRecordRow {
  orderNo: string;
  /** What was bought, e.g. `市民中心月卡 1个月`. */
  title: string;
  /** Where it is good; empty: everywhere. */
  placeText: string;
  plateNos: readonly string[];
  createdAt: number;
  /** The price is held until then; null once paid or closed. */
  payBy: number | null;
  validFrom: number | null;
  validTo: number | null;
  cents: number;
  paidCents: number;
  refundCents: number;
  /** 0 while nothing is paid. */
  payChannel: 0 | 2 | 3 | 6;
  paidAt: number | null;
  /** 1 to be paid, 2 paid, 3 cancelled or closed, 4 refunding, 5 refunded, 6 paid for nothing. */
  state: 1 | 2 | 3 | 4 | 5 | 6;
  /** The area's own words, `待生效`, `使用中`, `已取消`. */
  stateText: string;
  /** In words; empty where nothing is refunded. */
  refundRule: string;
  /** Before it is paid, and after. */
  canCancel: boolean;
  canRefund: boolean;
  /** What giving it back now would bring. */
  backCents: number;
  canInvoice: boolean;
}
