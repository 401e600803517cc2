import type { BizType } from '@/domain/payment/bizType';

import type { CouponOffer } from '../coupons/coupons';
import type { World } from '../World';
import type { PaymentPart, PaymentRow } from './moneyTables';

/** What is paid: a parking bill by `uniqueId` and `parkId` (bizType 1), anything else by `orderNo`. What does not apply is empty. */
export interface PaymentKey {
  bizType: BizType;
  orderNo: string;
  uniqueId: string;
  parkId: string;
}

/** The rules of one kind of thing that can be paid; `payments.ts` does the rest. */
export interface Payable {
  bizType: BizType;
  /** Whether somebody without a session may pay it; without this nobody may. */
  takesVisitors?: (world: World, key: PaymentKey) => boolean;
  /** Only through these; without this all three. */
  channels?: readonly PaymentRow['payChannel'][];
  /**
   * What is to be paid now, in cents before any coupon, and what a cashier and a ledger call it. Throws a `Refusal` when it
   * is not there, not this driver's, or nothing is to be paid.
   */
  due: (world: World, driverId: string | null, key: PaymentKey) => { cents: number; title: string };
  /** What this coupon saves; throws a `Refusal` when it cannot be used. Without this no coupon can. */
  offer?: (world: World, driverId: string | null, couponId: string, key: PaymentKey) => CouponOffer;
  /** Why the money that has arrived cannot be booked and goes back; empty when it can. */
  cannotBook?: (world: World, payment: PaymentRow, part: PaymentPart) => string;
  /** The money has arrived at `at`, epoch ms; called once. */
  settle: (world: World, payment: PaymentRow, part: PaymentPart, at: number) => void;
  /** The payment was closed unpaid, or the money went back. */
  release?: (world: World, key: PaymentKey) => void;
}
