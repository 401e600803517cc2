import type { PaymentOutcomeName } from '@/domain/payment/outcome';
import { getCheckoutProductDefinition } from '@/flows/payment/products/checkoutProductRegistry';
import type { PaymentResult } from '@/widgets/checkout/model/paymentResult';
import { paymentResultAnnouncement } from '@/widgets/checkout/model/paymentResultAnnouncement';
import { toPaymentOutcomeView } from '@/widgets/checkout/model/toPaymentOutcomeView';

const LEAVE_BY = Date.parse('2024-11-21T14:20:00+08:00');
const PAID = { amountCents: 600, hasCoupon: false, leaveByMs: LEAVE_BY };

function spoken(
  told: PaymentOutcomeName,
  given: Partial<Pick<PaymentResult, 'amountCents' | 'hasCoupon' | 'leaveByMs'>> = {},
  { dueCents = null, text = '' }: { dueCents?: number | null; text?: string } = {},
) {
  const { facts } = toPaymentOutcomeView(told, getCheckoutProductDefinition(null));
  return paymentResultAnnouncement({ result: { ...PAID, ...given }, facts, outcome: told, dueCents, text });
}

test('a payment that succeeded is said with its amount and the time to leave', () => {
  expect(spoken('paid')).toEqual(['6.00元', '请于 14:20 前离场']);
});

test('what is not to be left soon is said with its sentence', () => {
  expect(spoken('paid', { leaveByMs: null }, { text: '已收到付款' })).toEqual(['6.00元', '已收到付款']);
});

test('where no money was taken the word of the screen is said', () => {
  expect(spoken('paid', { amountCents: 0, hasCoupon: true })[0]).toBe('优惠已全额抵扣');
  expect(spoken('paid', { amountCents: 0 })[0]).toBe('免费');
});

test('after the time to leave what is owed now is said, never what was paid before', () => {
  const text = '产生了新的停车费，请再次缴费';
  expect(spoken('feeAgain', {}, { dueCents: 300, text })).toEqual(['待支付 3.00元', text]);
  expect(spoken('overstayed', {}, { text: '请尽快离场' })).toEqual(['请尽快离场']);
});

test.each([null, Number.NaN])('an amount that is not known is not said: %p', (amountCents) => {
  expect(spoken('paid', { amountCents })).toEqual(['请于 14:20 前离场']);
});

test('that a payment failed is never said with a time to leave', () => {
  expect(spoken('failed', {}, { text: '支付未成功' }).join()).not.toMatch(/离场/);
});
