import { factsOf, type PaidOrderFacts, type PaymentAttempt, type PaymentFacts } from '@/domain/payment/attempt';
import { meaningOf, type ServerPayment } from '@/domain/payment/payState';
import { canContinue, isHostSilent } from '@/domain/payment/permission';
import { parseServerTime } from '@/domain/time';
import { MINUTE_MS } from '@/lib/timeUnits';
import type { BillKey } from '@/services/charge/bills';

/** The outcome of a payment as the driver sees it. With `checking`, `unpaidYet`, `awaited` and `unresolved` it is not known yet. */
export type OutcomeName =
  | 'paid'
  | 'partly'
  | 'refunded'
  | 'resumable'
  | 'unfinished'
  | 'failed'
  | 'checking'
  | 'unpaidYet'
  | 'awaited'
  | 'toPay'
  | 'unresolved';

/**
 * What the address of a page claims about the payment. It proves nothing. But a driver who comes from a cashier that said "paid" gets other
 * words if the server says "unpaid", because they may have paid a moment ago.
 */
export type Claim = 'none' | 'paid' | 'toBePaid';

/** The actions that may follow. */
export type OutcomeAction = 'continue' | 'refresh' | 'bill' | 'invoice' | 'home';

interface OutcomeRow {
  readonly status: 'success' | 'pending' | 'failed' | 'closed';
  readonly word: string;
  /** The text below the word if the server gives no reason. */
  readonly text: string;
  /** The first one is the primary button. */
  readonly actions: readonly OutcomeAction[];
}

/** For each outcome: its status, word, meaning for the driver's money, and the most likely next actions. */
export const outcomes: Readonly<Record<OutcomeName, OutcomeRow>> = {
  paid: { status: 'success', word: '支付成功', text: '', actions: ['home', 'invoice'] },
  partly: {
    status: 'closed',
    word: '部分支付成功',
    text: '没有成功的账单不会扣款，可以再次支付',
    actions: ['bill', 'home'],
  },
  refunded: { status: 'closed', word: '已退款', text: '款项会原路退回', actions: ['bill', 'home'] },
  resumable: {
    status: 'closed',
    word: '支付未完成',
    text: '这笔订单还没有支付，可以继续支付',
    actions: ['continue', 'bill'],
  },
  unfinished: { status: 'closed', word: '支付未完成', text: '没有扣款，请回到账单重新支付', actions: ['bill', 'home'] },
  failed: { status: 'failed', word: '支付失败', text: '没有支付成功，请回到账单重新支付', actions: ['bill', 'home'] },
  checking: {
    status: 'pending',
    word: '结果确认中',
    text: '正在确认支付结果，请勿重复支付',
    actions: ['refresh', 'home'],
  },
  unpaidYet: {
    status: 'pending',
    word: '结果确认中',
    text: '还没有收到付款。已经付过款的请不要再付，到账后这里会变为支付成功；没有付款的，可以继续支付这笔订单',
    actions: ['continue', 'refresh', 'home'],
  },
  awaited: {
    status: 'pending',
    word: '还没有收到付款',
    text: '已经付过款的请不要再付，到账后这里会变为支付成功；没有付款的，请回到账单支付',
    actions: ['refresh', 'bill'],
  },
  toPay: {
    status: 'pending',
    word: '等待支付',
    text: '这笔订单还没有支付。支付完成后，这里会变为支付成功',
    actions: ['bill', 'refresh'],
  },
  unresolved: {
    status: 'pending',
    word: '结果确认中',
    text: '还没有收到支付结果，请勿重复支付。回到这里或重新打开时会再次确认；没有扣款的，稍后可以重新支付',
    actions: ['refresh', 'home'],
  },
};

/** A payment as the result page shows it. Money in cents, times in epoch milliseconds. */
export interface PaymentResult {
  readonly outcome: OutcomeName;
  /** The server's reason; empty if it gives none. */
  readonly reason: string;
  readonly amountCents: number | null;
  readonly plateText: string;
  readonly parkName: string;
  /** The time of payment, as the server reports it. */
  readonly paidAtMs: number | null;
  readonly leaveByMs: number | null;
  /** There is more than one only if one payment covers several bills. */
  readonly orders: readonly PaidOrderFacts[];
  /** Null if several bills were paid at once. */
  readonly bill: BillKey | null;
  readonly canInvoice: boolean;
  /** The order can go back to the cashier although its outcome is not known yet. */
  readonly canContinue: boolean;
}

/** Outcomes in which money was taken; the server says how much. */
const TAKEN: readonly OutcomeName[] = ['paid', 'partly', 'refunded'];

export function resultOfAttempt(attempt: PaymentAttempt, claim: Claim = 'none'): PaymentResult {
  const { payable, payment, facts, orderCents, refusal } = attempt;
  const known = outcomeOfAttempt(attempt);
  const outcome = known === 'resumable' && claim === 'paid' ? 'unpaidYet' : known;
  return {
    outcome,
    reason: refusal || (payment?.failReason ?? ''),
    amountCents: (TAKEN.includes(outcome) ? payment?.paidCents : null) ?? orderCents,
    plateText: facts.plateText,
    parkName: facts.parkName,
    paidAtMs: parseServerTime(payment?.paidTime ?? ''),
    leaveByMs: leaveByOf(payment),
    orders: payment?.orders ?? [],
    bill: payable.kind === 'parking' ? { uniqueId: payable.uniqueId, parkId: payable.parkId } : null,
    canInvoice: payment?.canInvoice ?? false,
    canContinue: canContinue(attempt),
  };
}

function outcomeOfAttempt(attempt: PaymentAttempt): OutcomeName {
  const { step, serverSaid } = attempt;
  if (step !== 'abandoned' && canContinue(attempt) && isHostSilent(attempt)) return 'unpaidYet';
  if (step === 'unresolved') return 'unresolved';
  if (step === 'settled') return serverSaid === 'partly' || serverSaid === 'refunded' ? serverSaid : 'paid';
  if (step !== 'abandoned') return 'checking';
  switch (serverSaid) {
    case 'failed':
    case 'refused':
      return 'failed';
    case 'closed':
    case 'neverSeen':
      return 'unfinished';
    default:
      return canContinue(attempt) ? 'resumable' : 'unfinished';
  }
}

/** The result from the server's data alone, for a page on a device without a record of the payment. */
export function resultOfPayment(payment: ServerPayment, claim: Claim = 'none'): PaymentResult {
  const facts = factsOf(payment);
  const [first, ...others] = facts.orders;
  return {
    outcome: outcomeOfPayment(payment, claim),
    reason: facts.failReason,
    amountCents: facts.paidCents,
    plateText: first?.formatPlateNo ?? '',
    parkName: first?.parkName ?? '',
    paidAtMs: parseServerTime(facts.paidTime),
    leaveByMs: leaveByOf(facts),
    orders: facts.orders,
    bill: first !== undefined && others.length === 0 ? { uniqueId: first.uniqueId, parkId: first.parkId } : null,
    canInvoice: facts.canInvoice,
    canContinue: false,
  };
}

const UNPAID: Readonly<Record<Claim, OutcomeName>> = { none: 'unfinished', paid: 'awaited', toBePaid: 'toPay' };

function outcomeOfPayment({ payState, orders }: ServerPayment, claim: Claim): OutcomeName {
  const meaning = meaningOf(payState);
  switch (meaning) {
    case 'paid':
    case 'refunded':
    case 'failed':
      return meaning;
    case 'partly':
      return orders.some(({ state }) => isUndecided(state)) ? 'checking' : 'partly';
    // Only the device that opened the order has the parameters for the cashier.
    case 'unpaid':
      return UNPAID[claim];
    case 'closed':
      return 'unfinished';
    case 'asking':
      return 'checking';
  }
}

const isUndecided = (state: number): boolean => ['unpaid', 'asking'].includes(meaningOf(state));

/** When the car must have left: the server's deadline, else the time of payment plus the minutes that it grants. */
export function leaveByOf(
  facts: Pick<PaymentFacts, 'leaveDeadlineTime' | 'paidTime' | 'leaveFreeMinutes'> | null,
): number | null {
  if (facts === null) return null;
  const deadlineMs = parseServerTime(facts.leaveDeadlineTime);
  const paidMs = parseServerTime(facts.paidTime);
  const minutes = facts.leaveFreeMinutes ?? 0;
  return deadlineMs ?? (paidMs !== null && minutes > 0 ? paidMs + minutes * MINUTE_MS : null);
}

export const isKnownOutcome = (outcome: OutcomeName): boolean =>
  !['checking', 'unpaidYet', 'awaited', 'toPay', 'unresolved'].includes(outcome);

/** Whether one bill of a payment for several bills was paid. */
export const isOrderPaid = ({ state }: Pick<PaidOrderFacts, 'state'>): boolean => meaningOf(state) === 'paid';
