import type { PaymentOutcomeName } from '@/domain/payment/outcome';
import type { CheckoutProductDefinition } from '@/flows/payment/products/CheckoutProductDefinition';

/**
 * The driver's actions. `next`: the links of the paid item. `latest`: opens the result of the payment that followed
 * this one. `repeat`: sends the same request again. `continue`: returns to the cashier with the same order. `bill`:
 * opens the page where the driver chooses again. `readBill`: fetches what is due after the time to leave. `payAgain`:
 * pays that. `records`: opens the list of payments.
 */
export type PaymentOutcomeAction =
  | 'next'
  | 'latest'
  | 'repeat'
  | 'continue'
  | 'refresh'
  | 'bill'
  | 'readBill'
  | 'payAgain'
  | 'invoice'
  | 'records'
  | 'home';

/**
 * The facts shown about a payment. `proof`: identifiers that an attendant can check, and phone numbers. `newFee`: the
 * fee after the time to leave. `paidBefore`: the paid amount, no longer as the main amount. `limit`: the maximum time
 * until polling ends.
 */
export type PaymentOutcomeFactName =
  'bought' | 'limit' | 'leaveBy' | 'refund' | 'paidAt' | 'payBefore' | 'proof' | 'newFee' | 'paidBefore';

export interface PaymentOutcomeView {
  readonly status: 'success' | 'pending' | 'failed' | 'closed';
  readonly word: string;
  /**
   * One sentence below the title, used if the server sends no reason. `{again}` is replaced by how the driver can pay
   * again, `{paid}` by the title of a successful payment.
   */
  readonly text: string;
  /** The primary button. If it is not available, the first available one of `further` is used. */
  readonly main: PaymentOutcomeAction;
  readonly further: readonly PaymentOutcomeAction[];
  readonly facts: readonly PaymentOutcomeFactName[];
}

/** How each outcome is shown: status, title, sentence, actions, and facts (docs/payment.md has this table). */
const OUTCOME_VIEWS: Readonly<Record<PaymentOutcomeName, PaymentOutcomeView>> = {
  paid: {
    status: 'success',
    word: '支付成功',
    text: '已收到付款',
    main: 'next',
    further: ['home', 'invoice'],
    facts: ['leaveBy', 'refund', 'bought'],
  },
  left: {
    status: 'success',
    word: '支付成功',
    text: '车辆已离场，费用已结清',
    main: 'home',
    further: ['invoice'],
    facts: ['refund', 'bought'],
  },
  leaveChecking: {
    status: 'pending',
    word: '已到离场时间',
    text: '正在查询车辆是否已离场',
    main: 'readBill',
    further: ['home'],
    facts: ['paidBefore', 'bought'],
  },
  overstayed: {
    status: 'failed',
    word: '已超过离场时间',
    text: '请尽快离场，再停留可能产生新费用',
    main: 'readBill',
    further: ['bill', 'home', 'invoice'],
    facts: ['paidBefore', 'newFee', 'refund', 'bought'],
  },
  feeAgain: {
    status: 'failed',
    word: '已超过离场时间',
    text: '产生了新的停车费，请再次缴费',
    main: 'payAgain',
    further: ['home', 'invoice'],
    facts: ['paidBefore', 'refund', 'bought'],
  },
  past: {
    status: 'closed',
    word: '之前的一笔支付',
    text: '之后又有新的支付，离场时间以新的为准',
    main: 'latest',
    further: ['home', 'invoice'],
    facts: ['paidBefore', 'paidAt', 'refund', 'bought'],
  },
  partly: {
    status: 'closed',
    word: '部分支付成功',
    text: '未成功的账单不会扣款，可以再次支付',
    main: 'bill',
    further: ['home'],
    facts: ['leaveBy', 'refund', 'bought'],
  },
  refunding: {
    status: 'closed',
    word: '退款中',
    text: '款项会原路退回',
    main: 'bill',
    further: ['home'],
    facts: ['refund', 'paidAt', 'bought'],
  },
  refunded: {
    status: 'closed',
    word: '已退款',
    text: '款项已原路退回',
    main: 'bill',
    further: ['home'],
    facts: ['refund', 'paidAt', 'bought'],
  },
  resumable: {
    status: 'closed',
    word: '支付未完成',
    text: '这笔订单尚未支付，可以继续支付',
    main: 'continue',
    further: ['bill'],
    facts: ['payBefore', 'bought'],
  },
  unfinished: {
    status: 'closed',
    word: '支付未完成',
    text: '未扣款，请{again}',
    main: 'bill',
    further: ['home'],
    facts: ['bought'],
  },
  expired: {
    status: 'closed',
    word: '已超过保留时间',
    text: '未扣款，请{again}',
    main: 'bill',
    further: ['home'],
    facts: ['bought'],
  },
  failed: {
    status: 'failed',
    word: '支付失败',
    text: '支付未成功，请{again}',
    main: 'bill',
    further: ['home'],
    facts: ['bought'],
  },
  ordering: {
    status: 'pending',
    word: '网络不稳定，正在确认',
    text: '尚未打开收银台，未扣款，确认后即可支付',
    main: 'repeat',
    further: ['refresh', 'records', 'home'],
    facts: ['limit', 'proof'],
  },
  orderUnknown: {
    status: 'pending',
    word: '网络不稳定，尚未确认',
    text: '尚未打开收银台，未扣款，回到本页会再次确认',
    main: 'repeat',
    further: ['refresh', 'records', 'home'],
    facts: ['proof'],
  },
  checking: {
    status: 'pending',
    word: '结果确认中',
    text: '正在确认支付结果，请勿重复支付',
    main: 'refresh',
    further: ['records', 'home'],
    facts: ['limit', 'proof'],
  },
  unpaidYet: {
    status: 'pending',
    word: '暂未查到付款',
    text: '若已扣款请勿重复支付，到账后自动更新',
    main: 'refresh',
    further: ['continue', 'records', 'home'],
    facts: ['payBefore', 'proof'],
  },
  awaited: {
    status: 'pending',
    word: '暂未查到付款',
    text: '若已扣款请勿重复支付，到账后自动更新',
    main: 'refresh',
    further: ['continue', 'bill', 'records'],
    facts: ['payBefore', 'proof'],
  },
  toPay: {
    status: 'pending',
    word: '等待支付',
    text: '支付完成后，这里会变为{paid}',
    main: 'bill',
    further: ['refresh'],
    facts: ['bought'],
  },
  unresolved: {
    status: 'pending',
    word: '结果确认中',
    text: '暂未收到支付结果，请勿重复支付',
    main: 'refresh',
    further: ['continue', 'records', 'home'],
    facts: ['payBefore', 'proof'],
  },
};

/** The title of a successful payment. */
const paidLabel = ({ outcomeTexts }: Pick<CheckoutProductDefinition, 'outcomeTexts'>): string =>
  outcomeTexts?.paid?.word ?? OUTCOME_VIEWS.paid.word;

/** How an outcome is shown, with the texts of the paid item. */
export function toPaymentOutcomeView(
  outcome: PaymentOutcomeName,
  { retryText, outcomeTexts = {} }: Pick<CheckoutProductDefinition, 'retryText' | 'outcomeTexts'>,
): PaymentOutcomeView {
  const defaults = OUTCOME_VIEWS[outcome];
  const text = defaults.text.replace('{again}', retryText).replace('{paid}', paidLabel({ outcomeTexts }));
  return { ...defaults, text, ...outcomeTexts[outcome] };
}

/** Which actions this payment and this build allow. */
export interface PaymentActionAvailability {
  /** The number of links of the paid item. */
  readonly next: number;
  /** The same bills were paid again later, so there is a newer result. */
  readonly hasLatest: boolean;
  /** A request without a response may be sent again. */
  readonly canRepeat: boolean;
  readonly canContinue: boolean;
  readonly canInvoice: boolean;
  readonly hasRecords: boolean;
  /** Exactly one parking bill was paid, so it can be fetched again. */
  readonly hasBill: boolean;
}

/** The available actions of an outcome. Exactly one of them is the main one. */
export function resolvePaymentOutcomeActions(
  { main, further }: Pick<PaymentOutcomeView, 'main' | 'further'>,
  { next, hasLatest, canRepeat, canContinue, canInvoice, hasRecords, hasBill }: PaymentActionAvailability,
): { readonly main: PaymentOutcomeAction; readonly further: readonly PaymentOutcomeAction[] } {
  const isPossible: Readonly<Record<PaymentOutcomeAction, boolean>> = {
    next: next > 0,
    repeat: canRepeat,
    continue: canContinue,
    invoice: canInvoice,
    records: hasRecords,
    latest: hasLatest,
    readBill: hasBill,
    payAgain: hasBill,
    refresh: true,
    bill: true,
    home: true,
  };
  const [first = 'home', ...others] = [main, ...further].filter((act) => isPossible[act]);
  return { main: first, further: others };
}
