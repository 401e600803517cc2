import type { BizType } from '@/domain/payment/bizType';

import type { Sessions } from './account/accountTables';
import type { AppealAnswer, AppealRow } from './appeals/appealTables';
import type { WorldClock } from './core/clock';
import type { FaultTable } from './core/faults';
import type { RequestLog } from './core/requestLog';
import type { CouponOffer } from './coupons/couponTables';
import type { PaymentKey, PaymentPart, PaymentRow } from './money/moneyTables';
import type { OrderRecordRow, SoldBizType } from './money/orderRecord';
import type { Settings } from './settings';
import type { Tables } from './tables';

/** The world as its areas see it. `createWorld` makes one. Code that controls the world from outside has a `ControlledWorld`. */
export interface World {
  readonly clock: WorldClock;
  readonly faults: FaultTable;
  readonly log: RequestLog;
  tables: Tables;
  sessions: Sessions;
  settings: Settings;
  /** The name of the scenario with which it started. */
  scenario: string;
  /** What the areas have declared. The world passes it to them, so that no area imports the lists that know all areas. */
  readonly payables: readonly Payable[];
  readonly orderSources: readonly OrderSource[];
  readonly appealKinds: readonly AppealKind[];
  /** From 0 to 1. The sequence is the same in every run. */
  readonly random: () => number;
  /** Letters and digits. The sequence is the same in every run. */
  randomText(length: number): string;
  /**
   * A new id, readable and unique in this world: `P20260310120000-0001`. Each prefix has its own counter, so that one more row of one kind does not
   * change the ids of other kinds. Each kind has its own prefix.
   */
  nextId(prefix: string): string;
}

/** One named state in which the world can start. */
export interface Scenario {
  /** Its label on the control page. */
  label: string;
  /** What it changes in a world that has already been seeded. */
  change?: (world: World) => void;
}

/** The orders that an area has sold to a driver. They are computed from the area's own rows each time, so that its tables stay the only source. */
export interface OrderSource {
  bizType: SoldBizType;
  list: (world: World, driverId: string) => readonly OrderRecordRow[];
  /** Cancels or refunds one of this driver's orders. If an area does not define it, its orders cannot be refunded. */
  giveBack?: (world: World, driverId: string, orderNo: string) => void;
}

/** The rules of one kind of payable. `payments.ts` does the rest. */
export interface Payable {
  bizType: BizType;
  /** Whether a visitor may pay it. Without this, only drivers may. */
  takesVisitors?: (world: World, key: PaymentKey) => boolean;
  /** The channels it can be paid through. Without this, all three. */
  channels?: readonly PaymentRow['payChannel'][];
  /**
   * The amount to pay now, in cents before any coupon, and its title for the cashier and the ledger. Throws a `Refusal` if the item does not exist,
   * is not this driver's, or nothing is owed.
   */
  due: (world: World, driverId: string | null, key: PaymentKey) => { cents: number; title: string };
  /** The plates that it is for, and where. An area whose orders are listed does not need it. */
  about?: (world: World, key: PaymentKey) => { plateNos: readonly string[]; placeText: string };
  /** What this coupon saves. Throws a `Refusal` if it cannot be used. Without this, no coupon can be used. */
  offer?: (world: World, driverId: string | null, couponId: string, key: PaymentKey) => CouponOffer;
  /** Why money that has arrived cannot be booked and is refunded; empty if it can be booked. */
  cannotBook?: (world: World, payment: PaymentRow, part: PaymentPart) => string;
  /** Called once, when the money has arrived at `at` (epoch ms). */
  settle: (world: World, payment: PaymentRow, part: PaymentPart, at: number) => void;
  /** Called when the payment was closed unpaid or the money was refunded. */
  release?: (world: World, key: PaymentKey) => void;
}

/** The rules of one kind of bill that can be appealed. `appeals.ts` does the rest. */
export interface AppealKind {
  bizType: BizType;
  /** The reasons that a driver may choose from, by reasonType. */
  reasons: Readonly<Record<number, string>>;
  /** What the bill costs, cents. Throws a `Refusal` if it does not exist, is not this driver's, or cannot be appealed. */
  check: (
    world: World,
    driverId: string,
    key: Pick<AppealRow, 'uniqueId' | 'parkId' | 'orderNo' | 'reasonType'>,
  ) => number;
  /** Decides the appeal and books what the decision changes. */
  decide: (world: World, row: AppealRow) => AppealAnswer;
}
