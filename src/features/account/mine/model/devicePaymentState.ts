import type { PaymentAttempt } from '@/domain/payment/attempt';

/** The state of a payment of this device in one word, with its colour. Only the server's response counts as paid. */
export function devicePaymentState(
  step: PaymentAttempt['step'],
  isRefunded = false,
): { word: string; tone: 'done' | 'soon' | 'plain' } {
  if (isRefunded) return { word: '已退款', tone: 'plain' };
  if (step === 'settled') return { word: '支付成功', tone: 'done' };
  if (step === 'abandoned') return { word: '未完成', tone: 'plain' };
  return { word: '结果确认中', tone: 'soon' };
}
