import { formatYuan } from '@/domain/money';
import type { Booking, BookingCancelPreview } from '@/services/booking/bookings';

type PaidAmounts = Pick<Booking, 'bookFee' | 'depositFee' | 'canPay'>;

/** The refund on cancellation. Fee and deposit are listed separately, so that the amounts add up. */
export function bookingCancelRefundText(
  preview: BookingCancelPreview,
  { bookFee, depositFee, canPay }: PaidAmounts,
): string {
  const { refundFee, deductFee, countToday, limitToday } = preview;
  const cancelsLeft = limitToday - countToday;
  const countText = canPay === 0 && limitToday > 0 && cancelsLeft > 0 ? `今天还能取消${String(cancelsLeft)}次。` : '';
  if (canPay === 1) return '还没付款，取消不扣费。';
  const refundText = Number.isSafeInteger(refundFee) ? `退 ${formatYuan(refundFee)}` : '退款金额以实际到账为准';
  const feePart = feeText(deductFee, bookFee);
  const depositPart =
    depositFee > 0 && deductFee <= bookFee ? `押金 ${formatYuan(depositFee)} 全退` : depositFee > 0 ? '押金不全退' : '';
  const parts = [feePart, depositPart].filter((part) => part !== '');
  return `${refundText}${parts.length > 0 ? `：${parts.join('，')}` : ''}。${countText}`;
}

function feeText(deductFee: number, bookFee: number): string {
  if (!Number.isSafeInteger(deductFee) || !Number.isSafeInteger(bookFee)) return '';
  if (deductFee === 0) return bookFee > 0 ? `预约费 ${formatYuan(bookFee)} 全退` : '';
  return `预约费 ${formatYuan(bookFee)} 扣 ${formatYuan(deductFee)}`;
}
