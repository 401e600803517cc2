import type { OutcomeName } from '@/domain/payment/outcome';
import type { Sold } from '@/flows/payment/sold/Sold';

/**
 * What the driver can do. `next` stands for the links of what was bought, `bill` for the page where the driver decides again, `repeat` for the same request
 * once more, `continue` for the same order once more, `records` for where payments are listed. `readBill` asks what is due after the time to leave,
 * `payAgain` leads to what is. `latest` leads to the result of the payment that came after this one.
 */
export type OutcomeAction =
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
 * What is shown of a payment. `proof`: what an attendant can check, and whom to call. `newFee`: what the bill says after the time to leave.
 * `paidBefore`: what was paid, no longer as the main amount. `limit`: how long it takes at most until something is known.
 */
export type OutcomeFact =
  'bought' | 'limit' | 'leaveBy' | 'refund' | 'paidAt' | 'payBefore' | 'proof' | 'newFee' | 'paidBefore';

export interface OutcomeRow {
  readonly status: 'success' | 'pending' | 'failed' | 'closed';
  readonly word: string;
  /**
   * One sentence below the word, if the server gives no reason. `{again}` stands for how the driver gets what was not paid, `{paid}` for the word of a
   * success.
   */
  readonly text: string;
  /** The one primary button. If it is not possible, the first of `further` takes its place. */
  readonly main: OutcomeAction;
  readonly further: readonly OutcomeAction[];
  readonly facts: readonly OutcomeFact[];
}

/** Each outcome in one row: its status, word and sentence, what the driver does next, and what is shown (docs/payment.md has this table). */
const outcomes: Readonly<Record<OutcomeName, OutcomeRow>> = {
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

/** What a success is called. */
const paidWord = ({ words }: Pick<Sold, 'words'>): string => words?.paid?.word ?? outcomes.paid.word;

/** The row of an outcome, in the words of what was bought. */
export function outcomeWords(outcome: OutcomeName, { again, words = {} }: Pick<Sold, 'again' | 'words'>): OutcomeRow {
  const usual = outcomes[outcome];
  const text = usual.text.replace('{again}', again).replace('{paid}', paidWord({ words }));
  return { ...usual, text, ...words[outcome] };
}

/** What this payment and this build allow. */
export interface Possible {
  /** How many links of what was bought there are. */
  readonly next: number;
  /** The same bills were paid again later. */
  readonly hasLatest: boolean;
  /** A request without an answer may be sent again. */
  readonly canRepeat: boolean;
  readonly canContinue: boolean;
  readonly canInvoice: boolean;
  readonly hasRecords: boolean;
  /** Exactly one parking bill was paid, so it can be read again. */
  readonly hasBill: boolean;
}

/** The acts of a row that are possible. Exactly one is the main one. */
export function actsOf(
  { main, further }: Pick<OutcomeRow, 'main' | 'further'>,
  { next, hasLatest, canRepeat, canContinue, canInvoice, hasRecords, hasBill }: Possible,
): { readonly main: OutcomeAction; readonly further: readonly OutcomeAction[] } {
  const isPossible: Readonly<Record<OutcomeAction, boolean>> = {
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
