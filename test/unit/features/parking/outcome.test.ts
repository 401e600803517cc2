import type { PaymentOutcomeName } from '@/domain/payment/outcome';
import { checkoutProductRegistry } from '@/flows/payment/products/checkoutProductRegistry';
import { paymentResultFromAttempt as resultAt, paymentResultFromServer } from '@/widgets/checkout/model/paymentResult';
import { toPaymentOutcomeView } from '@/widgets/checkout/model/toPaymentOutcomeView';

import { attempt, NOON, order, payment } from './bills';

const paidFacts = {
  payState: 2,
  payStateText: '',
  paidCents: 600,
  paidTime: '2026-03-10 12:00:00',
  failReason: '',
  leaveFreeMinutes: 15,
  leaveDeadlineTime: '',
  orders: [order()],
  canInvoice: true,
  canEvaluate: false,
};
const resultOfAttempt = (one: Parameters<typeof resultAt>[0]) => resultAt(one, NOON);
const words = (outcome: PaymentOutcomeName) => toPaymentOutcomeView(outcome, checkoutProductRegistry.parking);
const cashier = { payParams: { payload: 'x' }, serverSaid: 'unpaid', hostSaid: 'cancelled' } as const;

describe('the result of a payment', () => {
  test.each<[string, Parameters<typeof attempt>[0], PaymentOutcomeName, string]>([
    ['the server says paid', { step: 'settled', serverSaid: 'paid' }, 'paid', '支付成功'],
    ['paid in part', { step: 'settled', serverSaid: 'partly' }, 'partly', '部分支付成功'],
    ['paid and given back', { step: 'settled', serverSaid: 'refunded' }, 'refunded', '已退款'],
    ['left the cashier', { step: 'abandoned', ...cashier }, 'resumable', '支付未完成'],
    [
      'left the cashier of another device',
      { step: 'abandoned', ...cashier, payParams: null },
      'unfinished',
      '支付未完成',
    ],
    ['closed', { step: 'abandoned', serverSaid: 'closed' }, 'unfinished', '支付未完成'],
    ['never arrived', { step: 'abandoned', serverSaid: 'neverSeen' }, 'unfinished', '支付未完成'],
    ['failed', { step: 'abandoned', serverSaid: 'failed' }, 'failed', '支付失败'],
    ['refused', { step: 'abandoned', serverSaid: 'refused' }, 'failed', '支付失败'],
    ['opening', { step: 'opening' }, 'checking', '结果确认中'],
    ['with the host', { step: 'handedToHost' }, 'checking', '结果确认中'],
    ['asking', { step: 'confirming', hostSaid: 'reported-ok' }, 'checking', '结果确认中'],
    [
      'left by a page that was loaded anew',
      { step: 'confirming', ...cashier, hostSaid: null, askedCount: 2 },
      'unpaidYet',
      '暂未查到付款',
    ],
    ['asked once only', { step: 'confirming', ...cashier, hostSaid: null, askedCount: 1 }, 'checking', '结果确认中'],
    ['paid, says the host', { step: 'unresolved', ...cashier, hostSaid: 'reported-ok' }, 'unresolved', '结果确认中'],
    ['asked for a minute', { step: 'unresolved' }, 'unresolved', '结果确认中'],
  ])('%s', (_name, more, outcome, word) => {
    expect(resultOfAttempt(attempt(more)).outcome).toBe(outcome);
    expect(words(outcome).word).toBe(word);
  });

  test('nothing that the host reports makes it paid', () => {
    for (const hostSaid of ['reported-ok', 'processing', 'unknown', 'left-page', 'cancelled', 'failed'] as const) {
      for (const step of ['opening', 'handedToHost', 'confirming', 'unresolved', 'abandoned'] as const) {
        expect(resultOfAttempt(attempt({ step, hostSaid })).outcome).not.toBe('paid');
      }
    }
  });

  test('while the result is unknown, no new payment is offered', () => {
    for (const outcome of ['checking', 'unresolved', 'unpaidYet'] as const) {
      expect([words(outcome).main, ...words(outcome).further]).not.toContain('bill');
      expect(words(outcome).text).toMatch(/请勿重复支付|请勿重复支付/);
    }
  });

  test('the time to leave: the deadline, else the payment time plus the free minutes', () => {
    const settled = { step: 'settled', serverSaid: 'paid' } as const;
    const leaveBy = (more: object) =>
      resultOfAttempt(attempt({ ...settled, payment: { ...paidFacts, ...more } })).leaveByMs;
    expect(leaveBy({})).toBe(NOON + 15 * 60_000);
    expect(leaveBy({ leaveDeadlineTime: '2026-03-10 12:20:00' })).toBe(NOON + 20 * 60_000);
    expect(leaveBy({ leaveFreeMinutes: 0 })).toBeNull();
    expect(leaveBy({ paidTime: '' })).toBeNull();
  });

  test('the amount is the one that the server charged', () => {
    const settled = { step: 'settled', serverSaid: 'paid', payment: { ...paidFacts, paidCents: 450 } } as const;
    expect(resultOfAttempt(attempt(settled)).amountCents).toBe(450);
    expect(resultOfAttempt(attempt({ step: 'confirming' })).amountCents).toBe(600);
  });

  test.each([
    [2, 'paid'],
    [0, 'unfinished'],
    [4, 'unfinished'],
    [3, 'failed'],
    [5, 'refunding'],
    [6, 'refunded'],
    [1, 'checking'],
    [-1, 'checking'],
    [99, 'checking'],
  ])('without an attempt on this device, payState %d is %s', (payState, outcome) => {
    expect(paymentResultFromServer({ ...payment(), payState }).outcome).toBe(outcome);
  });

  test('without an attempt on this device, a payment for several is partly paid once every row is decided', () => {
    const row = { ...order(), amount: 600 };
    const partly = (state: number) =>
      paymentResultFromServer({ ...payment(), payState: 7, orders: [row, { ...row, uniqueId: 'u2', state }] });
    expect(partly(3).outcome).toBe('partly');
    expect(partly(1).outcome).toBe('checking');
    expect(partly(3).bill).toBeNull();
    expect(paymentResultFromServer({ ...payment(), orders: [row] }).bill).toEqual({ uniqueId: 'u1', parkId: 'p1' });
  });
});
