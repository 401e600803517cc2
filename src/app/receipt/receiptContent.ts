import { formatYuan } from '@/domain/money';
import { exitDeadlineMs } from '@/domain/payment/exitDeadline';
import { PAY_STATE, toPayStateMeaning } from '@/domain/payment/payState';
import { formatClock } from '@/domain/time';
import type { WechatReceiptFramePayment } from '@/services/charge/goldPlan';

/** The result of the query: the receipt, that no such order exists, or nothing yet. */
export type PaymentReceiptQueryResult =
  | { readonly is: 'loading' }
  | { readonly is: 'receipt'; readonly receipt: WechatReceiptFramePayment }
  | { readonly is: 'notFound' }
  | { readonly is: 'failed' };

/** The button's destination. */
export type PaymentReceiptLinkTarget = 'details' | 'invoice' | 'home';

export interface PaymentReceiptContent {
  readonly status: 'success' | 'pending' | 'closed';
  readonly statusLabel: string;
  readonly amount: string;
  readonly text: string;
  readonly plateNo: string;
  readonly parkName: string;
  /** The first one is the primary button. */
  readonly actions: readonly PaymentReceiptLinkTarget[];
}

const EMPTY_CONTENT = { amount: '', plateNo: '', parkName: '' } as const;

/**
 * All texts of the page. Only the server decides whether a payment is paid. That WeChat opens this page proves nothing.
 */
export function toPaymentReceiptContent(result: PaymentReceiptQueryResult): PaymentReceiptContent {
  switch (result.is) {
    case 'loading':
      return {
        ...EMPTY_CONTENT,
        status: 'pending',
        statusLabel: '正在查询支付结果',
        text: '请勿重复支付',
        actions: ['home'],
      };
    case 'notFound':
      return {
        ...EMPTY_CONTENT,
        status: 'closed',
        statusLabel: '未找到这笔订单',
        text: '付过款的请勿重复支付，以微信支付凭证为准',
        actions: ['home'],
      };
    case 'failed':
      return {
        ...EMPTY_CONTENT,
        status: 'pending',
        statusLabel: '支付结果加载失败',
        text: '结果以微信支付为准，请勿重复支付',
        actions: ['home'],
      };
    case 'receipt':
      return toPaymentContent(result.receipt);
  }
}

function toPaymentContent(receipt: WechatReceiptFramePayment): PaymentReceiptContent {
  const { payAmount, formatPlateNo, parkName, title } = receipt;
  const facts = {
    amount: Number.isSafeInteger(payAmount) ? formatYuan(payAmount) : '',
    plateNo: formatPlateNo,
    parkName: parkName || title,
  };
  switch (toPayStateMeaning(receipt.payState)) {
    case 'paid':
      return {
        ...facts,
        status: 'success',
        statusLabel: '支付成功',
        text: leaveText(receipt),
        actions: receipt.receiptCode === '' ? ['details', 'home'] : ['details', 'invoice', 'home'],
      };
    case 'partly':
      return {
        ...facts,
        status: 'closed',
        statusLabel: '部分支付成功',
        text: leaveText(receipt),
        actions: ['details', 'home'],
      };
    case 'refunded':
      return { ...facts, status: 'closed', ...refundTexts(receipt), actions: ['details', 'home'] };
    case 'failed':
    case 'closed':
      return {
        ...facts,
        status: 'closed',
        statusLabel: receipt.payStateText || '支付未成功',
        text: '付过款的请勿重复支付，可在订单详情里再次确认',
        actions: ['details', 'home'],
      };
    // WeChat opened this page because it took the money. The server may receive the result a little later.
    case 'unpaid':
    case 'asking':
      return {
        ...facts,
        status: 'pending',
        statusLabel: '结果确认中',
        text: '正在确认支付结果，请勿重复支付',
        actions: ['details', 'home'],
      };
  }
}

const refundTexts = ({ payState }: WechatReceiptFramePayment) =>
  payState === PAY_STATE.refunding
    ? { statusLabel: '退款中', text: '款项会原路退回' }
    : { statusLabel: '已退款', text: '款项已原路退回' };

/** Only a parking payment has a time to leave. Other purchases need no text beside their name. */
function leaveText(receipt: WechatReceiptFramePayment): string {
  const leaveByMs = exitDeadlineMs(receipt);
  if (leaveByMs !== null) return `请于 ${formatClock(leaveByMs)} 前离场`;
  return receipt.formatPlateNo === '' ? '' : '费用已结清';
}
