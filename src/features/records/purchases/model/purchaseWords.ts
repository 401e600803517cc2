import { formatYuan } from '@/domain/money';
import { channelName } from '@/domain/payment/channelName';
import { formatMoment, parseServerTime } from '@/domain/time';
import { formatSpan } from '@/domain/timeSpan';
import { pathTo } from '@/navigation/paths';
import { type OrderRecord, PURCHASE_REQUEST, PURCHASE_STATES } from '@/services/charge/orderRecords';

export const PURCHASE_TABS = [
  { value: PURCHASE_REQUEST.all, label: '全部' },
  { value: PURCHASE_REQUEST.unpaid, label: '待支付' },
  { value: PURCHASE_REQUEST.inUse, label: '进行中' },
  { value: PURCHASE_REQUEST.done, label: '已完成' },
  { value: PURCHASE_REQUEST.cancelled, label: '已取消' },
] as const;

type Tone = 'plain' | 'brand' | 'done' | 'soon' | 'owed';

/**
 * How far a purchase has come: green only while it can be used, so neither for what has run out nor for what was paid for nothing.
 * A state that nobody knows is in progress, never a success.
 */
export function toneOfPurchase(
  { orderState, endTime }: Pick<OrderRecord, 'orderState' | 'endTime'>,
  nowMs: number,
): Tone {
  const endMs = parseServerTime(endTime);
  switch (orderState) {
    case 1:
      return 'owed';
    case 2:
      return endMs !== null && endMs <= nowMs ? 'plain' : 'done';
    case 3:
    case 5:
    case 6:
      return 'plain';
    default:
      return 'soon';
  }
}

/** How a purchase stands, in the server's words where it has any. */
export const wordOfPurchase = ({ orderState, orderStateText }: OrderRecord): string =>
  orderStateText || PURCHASE_STATES[orderState];

/** What stands below the title: for what, for which plates, when it was bought. */
export function purchaseFacts(record: OrderRecord, nowMs: number): readonly string[] {
  const boughtMs = parseServerTime(record.createTime);
  return [record.placeText, record.formatPlateNos.join('、'), boughtMs === null ? '' : formatMoment(boughtMs, nowMs)];
}

/** What it comes to: what was paid, or what is to be paid as long as nothing was. */
export const amountOfPurchase = ({ orderState, paidFee, totalFee }: OrderRecord): number =>
  orderState === 2 || orderState === 5 || orderState === 6 ? paidFee : totalFee;

const REFUNDING = 4;
/** As long as a cashier takes to give money back. */
const REFUND_PACE = ' 退回中，1–3个工作日到账';

/** What would come back; empty once nothing can be given back any more. */
export const refundRuleOf = ({ orderState, refundRule }: Pick<OrderRecord, 'orderState' | 'refundRule'>): string =>
  orderState === 1 || orderState === 2 ? refundRule : '';

/** Everything a purchase tells of itself; rows without a value are left out by whoever draws them. */
export function purchaseDetails(record: OrderRecord, nowMs: number) {
  const moment = (time: string) => {
    const ms = parseServerTime(time);
    return ms === null ? '' : formatMoment(ms, nowMs);
  };
  const { startTime, endTime, payTime, payChannel, paidFee, refundFee } = record;
  const isRefunding = record.orderState === REFUNDING;
  return [
    { label: '类型', value: record.bizTypeText },
    { label: '适用停车场', value: record.placeText },
    { label: '车辆', value: record.formatPlateNos.join('、') },
    { label: '有效期', value: formatSpan(parseServerTime(startTime), parseServerTime(endTime), nowMs) },
    { label: '下单时间', value: moment(record.createTime) },
    { label: '支付时间', value: moment(payTime) },
    { label: '支付方式', value: payTime === '' ? '' : channelName(payChannel) },
    { label: '实付', value: paidFee > 0 ? formatYuan(paidFee) : '' },
    {
      label: isRefunding ? '退款' : '已退回',
      value: refundFee > 0 ? `${formatYuan(refundFee)}${isRefunding ? REFUND_PACE : ''}` : '',
    },
  ];
}

/** Where a purchase is paid; null where it has to be bought anew. */
export function payPathOf({ bizType, orderNo, canPay }: OrderRecord): string | null {
  if (canPay === 0) return null;
  switch (bizType) {
    case 3:
      return pathTo('myMonthlyPasses');
    case 4:
      return pathTo('wrongTimePackagePay', { orderNo });
    case 5:
      return pathTo('wrongTimeSubscribePay', { orderNo });
    case 6:
      return pathTo('bookRecordDetail', { orderNo });
    case 9:
      return pathTo('accountBalanceCash');
    case 10:
      return pathTo('merchantManageList');
    default:
      return null;
  }
}

/** What giving a purchase back is called, and what is asked before; null when it cannot be given back. */
export function giveBackQuestion(
  record: Pick<OrderRecord, 'canCancel' | 'canRefund' | 'backFee' | 'title' | 'refundRule'>,
) {
  const { canCancel, canRefund, backFee, title, refundRule } = record;
  if (canRefund === 1) {
    const back = backFee > 0 ? `${formatYuan(backFee)} 将原路退回。` : '现在申请没有可退的金额。';
    return { act: '申请退款', title: `退掉${title}？`, text: `${back}${refundRule}`, confirmLabel: '申请退款' };
  }
  if (canCancel === 0) return null;
  return { act: '取消订单', title: `取消${title}？`, text: '还没有支付，取消不扣费。', confirmLabel: '取消订单' };
}
