import { paymentTexts } from '@/flows/payment/state/paymentTexts';

test.each([
  [['粤B·12345（市民中心地下停车场）'], '粤B·12345（市民中心地下停车场）已经支付'],
  [['粤B·1', '粤B·2'], '粤B·1、粤B·2已经支付'],
  [['粤B·1', '粤B·2', '粤B·3'], '粤B·1、粤B·2等3笔已经支付'],
])('the text names the paid bills: %j', (names, text) => {
  expect(paymentTexts.alreadyPaid(names)).toBe(text);
});
