import { createPaymentAttempt, type PaymentAttempt } from '@/domain/payment/attempt';
import { tagOfPaymentOnThisDevice } from '@/features/account/model/tagOfPaymentOnThisDevice';
import { getCheckoutProductDefinition } from '@/flows/payment/products/checkoutProductRegistry';
import { paymentResultFromAttempt } from '@/widgets/checkout/model/paymentResult';
import { paymentTimeMs } from '@/widgets/checkout/model/paymentTimeMs';
import { toPaymentOutcomeView } from '@/widgets/checkout/model/toPaymentOutcomeView';

import { bothClocks } from '../../../support/bothClocks';

const NOON = Date.parse('2026-03-10T12:00:00+08:00');
const bill = { kind: 'parking', uniqueId: 'u1', parkId: 'p1' } as const;
const recharge = { kind: 'order', bizType: 9, orderNo: 'o1' } as const;

const attempt = (more: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  ...createPaymentAttempt(
    {
      payable: more.payable ?? bill,
      facts: { plateText: '', parkName: '' },
      choice: { channel: 3, couponIds: [], amountCents: 300 },
    },
    'request',
    bothClocks(NOON),
  ),
  ...more,
});
const stateOf = (one: PaymentAttempt) => tagOfPaymentOnThisDevice({ attempt: one, payable: one.payable }, NOON);
const past = { attempt: null, payable: bill } as const;

const unpaid = { serverSaid: 'unpaid', payParams: { payload: 'x' }, askedCount: 2 } as const;

test.each<[string, Partial<PaymentAttempt>]>([
  ['paid', { step: 'settled', serverSaid: 'paid' }],
  ['a recharge', { step: 'settled', serverSaid: 'paid', payable: recharge }],
  ['paid in part', { step: 'settled', serverSaid: 'partly' }],
  ['given back', { step: 'settled', serverSaid: 'refunded' }],
  ['at the cashier', { step: 'handedToHost', payId: 'p' }],
  ['asking', { step: 'confirming', payId: 'p' }],
  ['no money yet', { step: 'confirming', payId: 'p', hostSaid: 'unknown', ...unpaid }],
  ['no answer to the request', { step: 'confirming' }],
  ['no answer after a minute', { step: 'unresolved' }],
])('%s: the word of its result', (_name, more) => {
  const one = attempt(more);
  const { outcome } = paymentResultFromAttempt(one, NOON);
  expect(stateOf(one).word).toBe(toPaymentOutcomeView(outcome, getCheckoutProductDefinition(one.payable)).word);
});

test('only what the server has settled is green', () => {
  for (const step of ['opening', 'handedToHost', 'confirming', 'unresolved'] as const)
    expect(stateOf(attempt({ step, hostSaid: 'reported-ok' })).tone).toBe('soon');
  expect(stateOf(attempt({ step: 'settled', serverSaid: 'paid' })).tone).toBe('done');
});

test('earlier payments', () => {
  expect(tagOfPaymentOnThisDevice(past, NOON)).toEqual({ word: '支付成功', tone: 'done' });
  expect(tagOfPaymentOnThisDevice({ ...past, isRefunded: true }, NOON)).toEqual({ word: '已退款', tone: 'plain' });
  expect(tagOfPaymentOnThisDevice({ ...past, payState: 5 }, NOON)).toEqual({ word: '退款中', tone: 'soon' });
  expect(tagOfPaymentOnThisDevice({ ...past, isDuplicate: true, payState: 5 }, NOON).word).toBe('重复支付');
});

test('a payment is told by the time of payment, else by when it was decided, in the time of the server', () => {
  const clock = { serverNow: () => NOON + 60_000, deviceNow: () => NOON };
  expect(paymentTimeMs({ paidTime: '2026-03-10 11:30:00', decidedAtMs: NOON }, clock)).toBe(NOON - 30 * 60_000);
  expect(paymentTimeMs({ decidedAtMs: NOON - 5_000 }, clock)).toBe(NOON + 55_000);
});
