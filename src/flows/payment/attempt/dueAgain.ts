import { put, type SagaGenerator } from 'typed-redux-saga';

import type { PayDecision } from '@/domain/payment/attempt';
import { meaningOfBill } from '@/domain/payment/payState';
import { toastShown } from '@/flows/notices/noticesSlice';
import { chargeApi } from '@/services/charge/chargeApi';
import type { ParkingBill } from '@/services/charge/parkingBill';

import { paymentTexts } from '../state/paymentTexts';
import { readBills } from '../steps/queryPayment';

/** The plate and the lot, which tell one bill of a list from the others. */
function nameOfBill({ formatPlateNo, plateNo, parkName }: ParkingBill): string {
  const plate = formatPlateNo || plateNo || '这笔账单';
  return parkName === '' ? plate : `${plate}（${parkName}）`;
}

/** After a payment, the same bill may be paid again only if the server says that more is due. Otherwise the driver is told why not. */
export function* isDueAgain({ payable, choice }: PayDecision): SagaGenerator<boolean> {
  const bills = yield* readBills(payable);
  const isDue = bills?.every((bill) => meaningOfBill(bill) === 'unpaid') ?? false;
  const dueCents = bills?.reduce((sum, { parkFee }) => sum + parkFee, 0) ?? 0;
  if (isDue && (choice.couponIds.length > 0 || dueCents === choice.amountCents)) return true;
  const paid = bills?.filter((bill) => meaningOfBill(bill) !== 'unpaid') ?? [];
  const known = paid.length > 0 ? paymentTexts.alreadyPaid(paid.map(nameOfBill)) : paymentTexts.amountMoved;
  yield* put(toastShown(bills === null ? paymentTexts.notChecked : known));
  yield* put(chargeApi.util.invalidateTags(['Bill', 'UsableCoupon']));
  return false;
}
