import { formatYuan } from '@/domain/money';
import type { Booking, CancelPreview } from '@/services/booking/bookings';

type Paid = Pick<Booking, 'bookFee' | 'depositFee' | 'canPay'>;

/** What cancelling gives back, the fee and the deposit by themselves, so that 18.00 paid and 14.00 back add up. */
export function cancelText(preview: CancelPreview, { bookFee, depositFee, canPay }: Paid): string {
  const { refundFee, deductFee, countToday, limitToday } = preview;
  const left = limitToday - countToday;
  const count = canPay === 0 && limitToday > 0 && left > 0 ? `今天还能取消${String(left)}次。` : '';
  if (canPay === 1) return '还没付款，取消不扣费。';
  const sum = Number.isSafeInteger(refundFee) ? `退 ${formatYuan(refundFee)}` : '退款金额以实际到账为准';
  const ofFee = feeWords(deductFee, bookFee);
  const ofDeposit =
    depositFee > 0 && deductFee <= bookFee ? `押金 ${formatYuan(depositFee)} 全退` : depositFee > 0 ? '押金不全退' : '';
  const parts = [ofFee, ofDeposit].filter((part) => part !== '');
  return `${sum}${parts.length > 0 ? `：${parts.join('，')}` : ''}。${count}`;
}

function feeWords(deductFee: number, bookFee: number): string {
  if (!Number.isSafeInteger(deductFee) || !Number.isSafeInteger(bookFee)) return '';
  if (deductFee === 0) return bookFee > 0 ? `预约费 ${formatYuan(bookFee)} 全退` : '';
  return `预约费 ${formatYuan(bookFee)} 扣 ${formatYuan(deductFee)}`;
}
