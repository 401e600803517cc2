import type { PaymentAttempt, StoredServerPaymentItem } from '@/domain/payment/attempt';
import { createPaymentAttempt } from '@/domain/payment/attempt';
import type { ServerPaymentItem } from '@/domain/payment/payState';
import type { ParkingBillCoupon } from '@/services/charge/bills';
import type { ParkingBill } from '@/services/charge/parkingBill';
import type { Payment } from '@/services/charge/payments';

import { bothClocks } from '../../../support/bothClocks';

/** 2026-03-10 12:00 in Shanghai. */
export const NOON = Date.parse('2026-03-10T12:00:00+08:00');

export const bill = (more: Partial<ParkingBill> = {}): ParkingBill => ({
  uniqueId: 'u1',
  parkId: 'p1',
  parkName: '市民中心地下停车场',
  parkAddr: '',
  parkType: 1,
  berthNo: '',
  plateId: '',
  plateNo: '粤B12345',
  formatPlateNo: '粤B·12345',
  plateColor: 1,
  carType: 1,
  parkStartTime: '2026-03-10 10:20:00',
  exitTime: '',
  parkMinutes: 100,
  feeTime: '2026-03-10 12:00:00',
  totalFee: 600,
  discountFee: 0,
  couponFee: 0,
  paidFee: 0,
  refundFee: 0,
  parkFee: 600,
  parkFeeSucc: 1,
  isBagCar: 0,
  freeMinutes: 30,
  leaveFreeMinutes: 15,
  leaveDeadlineTime: '',
  feeItems: [],
  orderState: 1,
  orderStateText: '在停',
  arrearsState: 0,
  appealState: 0,
  canPay: 1,
  canAppeal: 0,
  canInvoice: 0,
  canEvaluate: 0,
  pictures: [],
  ...more,
});

export const coupon = (couponId: string, more: Partial<ParkingBillCoupon> = {}): ParkingBillCoupon => ({
  couponId,
  couponName: `券${couponId}`,
  couponType: 1,
  couponValue: 200,
  minFee: 0,
  endTime: '2026-03-17 12:00:00',
  parkScopeText: '',
  sourceName: '',
  state: 1,
  stateText: '',
  canStack: 2,
  discountFee: 200,
  unusableReason: '',
  isBest: 0,
  ...more,
});

export const payment = (more: Partial<Payment> = {}): Payment => ({
  payId: 'pay-1',
  payState: 2,
  payStateText: '',
  payAmount: 600,
  paidTime: '2026-03-10 12:00:00',
  payChannel: 3,
  failReason: '',
  refundAmount: 0,
  refundText: '',
  leaveFreeMinutes: 15,
  leaveDeadlineTime: '2026-03-10 12:15:00',
  orders: [],
  canInvoice: 1,
  canEvaluate: 0,
  ...more,
});

export const order = (
  more: Partial<StoredServerPaymentItem> = {},
): StoredServerPaymentItem & Pick<ServerPaymentItem, 'bizType' | 'orderNo' | 'title'> => ({
  bizType: 1,
  orderNo: '',
  title: '',
  uniqueId: 'u1',
  parkId: 'p1',
  formatPlateNo: '粤B·12345',
  parkName: '市民中心地下停车场',
  state: 2,
  failReason: '',
  amountCents: 600,
  ...more,
});

export const attempt = (more: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  ...createPaymentAttempt(
    {
      payable: { kind: 'parking', uniqueId: 'u1', parkId: 'p1' },
      choice: { channel: 3, couponIds: [], amountCents: 600 },
      facts: { plateText: '粤B·12345', parkName: '市民中心地下停车场' },
    },
    'request-1',
    bothClocks(NOON),
  ),
  payId: 'pay-1',
  ...more,
});
