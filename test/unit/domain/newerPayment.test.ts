import { createPaymentAttempt, type PayDecision, type PaymentAttempt, toPastPayment } from '@/domain/payment/attempt';
import { findNewerPayment } from '@/domain/payment/newerPayment';
import type { Payable } from '@/domain/payment/payable';

import { bothClocks } from '../../support/bothClocks';

const NOON = Date.parse('2026-03-10T12:00:00+08:00');
const HOUR = 3_600_000;
const one: Payable = { kind: 'parking', uniqueId: 'u1', parkId: 'p1' };
const both: Payable = {
  kind: 'parkingBatch',
  items: ['u1', 'u2'].map((uniqueId) => ({ uniqueId, parkId: 'p1', amountCents: 300 })),
};

const decision = (payable: Payable): PayDecision => ({
  payable,
  facts: { plateText: '粤B·12345', parkName: '' },
  choice: { channel: 3, couponIds: [], amountCents: 300 },
});
const facts = (paidTime: string): PaymentAttempt['payment'] => ({
  payState: 2,
  payStateText: '',
  paidCents: 300,
  paidTime,
  failReason: '',
  leaveFreeMinutes: 15,
  leaveDeadlineTime: '',
  orders: [],
  canInvoice: false,
  canEvaluate: false,
});
const paid = (payId: string, hour: number, payable: Payable = one, before?: PaymentAttempt): PaymentAttempt => ({
  ...createPaymentAttempt(decision(payable), `request of ${payId}`, bothClocks(NOON + hour * HOUR), before, 'lin'),
  payId,
  step: 'settled',
  serverSaid: 'paid',
  payment: facts(`2026-03-10 ${12 + hour}:00:05`),
});
const look = (attempt: PaymentAttempt, isKnown = false) => ({
  payable: attempt.payable,
  payId: attempt.payId,
  paidAtMs: Date.parse((attempt.payment?.paidTime ?? '').replace(' ', 'T') + '+08:00'),
  decidedAtMs: isKnown ? attempt.createdAtMs : null,
});
const attempts = (...all: PaymentAttempt[]) => Object.fromEntries(all.map((attempt) => [attempt.key, attempt]));

const first = paid('first', 0);
const second = paid('second', 1, one, first);

test('the first of two payments has a later one, the second has none', () => {
  expect(findNewerPayment(attempts(second), 'lin', look(first))).toMatchObject({ payId: 'second', key: second.key });
  expect(findNewerPayment(attempts(second), 'lin', look(second, true))).toBeNull();
  expect(findNewerPayment(attempts(first), 'lin', look(first, true))).toBeNull();
});

test.each(['opening', 'handedToHost', 'confirming', 'unresolved'] as const)('a payment that is %s counts', (step) => {
  const now = attempts({ ...second, step, serverSaid: 'asking', payment: null });
  expect(findNewerPayment(now, 'lin', look(first))).toMatchObject({ payId: 'second' });
});

test('one that was left, or went back, does not', () => {
  const left = attempts({ ...second, step: 'abandoned', serverSaid: 'closed', payment: null });
  expect(findNewerPayment(left, 'lin', look(first))).toBeNull();
  expect(findNewerPayment(attempts({ ...second, serverSaid: 'refunded' }), 'lin', look(first))).toBeNull();
});

test('one that was paid stays later when a third one is left', () => {
  const third = { ...paid('third', 2, one, second), step: 'abandoned', serverSaid: 'closed', payment: null } as const;
  expect(findNewerPayment(attempts(third), 'lin', look(first))).toMatchObject({ payId: 'second' });
  expect(findNewerPayment(attempts(third), 'lin', look(second))).toBeNull();
});

test('money on a closed order is not a newer payment', () => {
  const late = { ...toPastPayment(paid('late', 1)), isLate: true };
  expect(findNewerPayment(attempts({ ...first, earlier: [late] }), 'lin', look(first, true))).toBeNull();
});

test('several bills at once: past when each of them was paid again', () => {
  const many = paid('many', 0, both);
  const again = paid('again', 1);
  const other = paid('other', 2, { kind: 'parking', uniqueId: 'u2', parkId: 'p1' });
  expect(findNewerPayment(attempts(many, again), 'lin', look(many, true))).toBeNull();
  expect(findNewerPayment(attempts(many, again, other), 'lin', look(many, true))).toMatchObject({ payId: 'other' });
});

test("another driver's payment is not shown", () => {
  expect(findNewerPayment(attempts({ ...second, owner: 'chen' }), 'lin', look(first))).toBeNull();
});

test('an order is paid once', () => {
  expect(findNewerPayment(attempts(second), 'lin', { ...look(first), payable: null })).toBeNull();
});
