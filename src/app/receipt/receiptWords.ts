import { formatYuan } from '@/domain/money';
import { leaveByOf } from '@/domain/payment/leaveBy';
import { meaningOf, PAY_STATE } from '@/domain/payment/payState';
import { formatClock } from '@/domain/time';
import type { GoldPlanReceipt } from '@/services/charge/goldPlan';

/** The server's response about the order: the receipt, that no such order exists, or nothing yet. */
export type ReceiptAnswer =
  | { readonly is: 'loading' }
  | { readonly is: 'receipt'; readonly receipt: GoldPlanReceipt }
  | { readonly is: 'notFound' }
  | { readonly is: 'failed' };

/** The button's destination. */
export type ReceiptAction = 'details' | 'invoice' | 'home';

export interface ReceiptWords {
  readonly status: 'success' | 'pending' | 'closed';
  readonly word: string;
  readonly amount: string;
  readonly text: string;
  readonly plateNo: string;
  readonly parkName: string;
  /** The first one is the primary button. */
  readonly actions: readonly ReceiptAction[];
}

const NOTHING = { amount: '', plateNo: '', parkName: '' } as const;

/** All texts of the page. Only the server decides whether a payment is paid. That WeChat opens this page proves nothing. */
export function wordsOf(answer: ReceiptAnswer): ReceiptWords {
  switch (answer.is) {
    case 'loading':
      return { ...NOTHING, status: 'pending', word: '正在查询支付结果', text: '请勿重复支付', actions: ['home'] };
    case 'notFound':
      return {
        ...NOTHING,
        status: 'closed',
        word: '未找到这笔订单',
        text: '付过款的请勿重复支付，以微信支付凭证为准',
        actions: ['home'],
      };
    case 'failed':
      return {
        ...NOTHING,
        status: 'pending',
        word: '支付结果加载失败',
        text: '结果以微信支付为准，请勿重复支付',
        actions: ['home'],
      };
    case 'receipt':
      return wordsOfReceipt(answer.receipt);
  }
}

function wordsOfReceipt(receipt: GoldPlanReceipt): ReceiptWords {
  const { payAmount, formatPlateNo, parkName, title } = receipt;
  const facts = {
    amount: Number.isSafeInteger(payAmount) ? formatYuan(payAmount) : '',
    plateNo: formatPlateNo,
    parkName: parkName || title,
  };
  switch (meaningOf(receipt.payState)) {
    case 'paid':
      return {
        ...facts,
        status: 'success',
        word: '支付成功',
        text: leaveText(receipt),
        actions: receipt.receiptCode === '' ? ['details', 'home'] : ['details', 'invoice', 'home'],
      };
    case 'partly':
      return {
        ...facts,
        status: 'closed',
        word: '部分支付成功',
        text: leaveText(receipt),
        actions: ['details', 'home'],
      };
    case 'refunded':
      return { ...facts, status: 'closed', ...refundWords(receipt), actions: ['details', 'home'] };
    case 'failed':
    case 'closed':
      return {
        ...facts,
        status: 'closed',
        word: receipt.payStateText || '支付未成功',
        text: '付过款的请勿重复支付，可在订单详情里再次确认',
        actions: ['details', 'home'],
      };
    // WeChat opened this page because it took the money. Our server may learn of it a little later.
    case 'unpaid':
    case 'asking':
      return {
        ...facts,
        status: 'pending',
        word: '结果确认中',
        text: '正在确认支付结果，请勿重复支付',
        actions: ['details', 'home'],
      };
  }
}

const refundWords = ({ payState }: GoldPlanReceipt) =>
  payState === PAY_STATE.refunding
    ? { word: '退款中', text: '款项会原路退回' }
    : { word: '已退款', text: '款项已原路退回' };

/** Only a car has to leave. What else was bought needs no word beside its name. */
function leaveText(receipt: GoldPlanReceipt): string {
  const leaveByMs = leaveByOf(receipt);
  if (leaveByMs !== null) return `请于 ${formatClock(leaveByMs)} 前离场`;
  return receipt.formatPlateNo === '' ? '' : '费用已结清';
}
