import {
  createPaymentAttempt,
  type PayableDisplayData,
  type PaymentAttempt,
  type StoredServerPayment,
} from '@/domain/payment/attempt';
import { type Payable, payableKey } from '@/domain/payment/payable';

import { bothClocks } from '../support/bothClocks';

/** What the attempts below tell of the driver who made them. */
export const TELLING = {
  plate: '粤Z·70707',
  lot: '只有他停的停车场',
  parkId: 'PARK-7707',
  bill: 'BILL-7707',
  openid: 'openid-of-7707',
  cashier: 'prepay-7707',
  refusal: '拒绝他的理由',
  coupon: 'COUPON-7707',
  title: '只有他买的月卡',
  orderNo: 'ORDER-7707',
  lane: 'WALLET-7707',
} as const;

const facts: PayableDisplayData = {
  plateText: TELLING.plate,
  parkName: TELLING.lot,
  title: TELLING.title,
  coupon: { name: TELLING.coupon, savingCents: 100 },
};
const payment: StoredServerPayment = {
  payState: 0,
  payStateText: TELLING.refusal,
  paidCents: 600,
  paidTime: '2026-11-21 14:05:00',
  failReason: TELLING.refusal,
  leaveFreeMinutes: 15,
  leaveDeadlineTime: '2026-11-21 14:20:00',
  orders: [
    {
      uniqueId: TELLING.bill,
      parkId: TELLING.parkId,
      formatPlateNo: TELLING.plate,
      parkName: TELLING.lot,
      amountCents: 600,
      state: 0,
      failReason: TELLING.refusal,
    },
  ],
  canInvoice: true,
  canEvaluate: true,
  refundText: TELLING.refusal,
};

const STEPS = ['opening', 'handedToHost', 'confirming', 'settled', 'abandoned', 'unresolved'] as const;
const WORDS = ['nothing', 'unpaid', 'asking', 'paid', 'partly', 'refunded', 'failed', 'closed', 'refused'] as const;

function payableOf(number: number): Payable {
  const { parkId, bill, orderNo, lane } = TELLING;
  const uniqueId = `${bill}-${number}`;
  if (number % 3 === 0) return { kind: 'parking', uniqueId, parkId };
  if (number % 3 === 1) return { kind: 'parkingBatch', items: [{ uniqueId, parkId, amountCents: 600 }] };
  return { kind: 'order', bizType: 9, orderNo: `${orderNo}-${number}`, lane };
}

/** The journal of a driver with a payment in every step, whatever the server has said of it, with late and closed orders. */
export function attemptsInEveryStep(owner: string, nowMs: number): Readonly<Record<string, PaymentAttempt>> {
  const all = STEPS.flatMap((step, row) =>
    WORDS.map((serverSaid, column): PaymentAttempt => {
      const number = row * WORDS.length + column;
      const decision = {
        payable: payableOf(number),
        facts,
        choice: { channel: 3, couponIds: [TELLING.coupon], amountCents: 600 },
      } as const;
      const sent = { openid: TELLING.openid, returnUrl: `https://app.example/payResultPage?key=${TELLING.bill}` };
      const past = { payId: `late-${number}`, amountCents: 600, paidTime: '', atMs: nowMs, owner, isLate: true };
      return {
        ...createPaymentAttempt(decision, `request${number}`, bothClocks(nowMs), undefined, owner, sent),
        step,
        serverSaid,
        payId: `pay-${number}`,
        payParams: { package: TELLING.cashier },
        payment,
        refusal: TELLING.refusal,
        earlier: [{ ...past, refundText: TELLING.refusal }],
        closed: [{ payId: `closed-${number}`, amountCents: 600, atMs: nowMs, owner }],
      };
    }),
  );
  return Object.fromEntries(all.map((attempt) => [payableKey(attempt.payable), attempt]));
}
