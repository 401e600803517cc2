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

/** The world as its areas see it. `createWorld` makes one; who plays fate has a `ControlledWorld`. */
export interface World {
  readonly clock: WorldClock;
  readonly faults: FaultTable;
  readonly log: RequestLog;
  tables: Tables;
  sessions: Sessions;
  settings: Settings;
  /** The name of the scenario that it began with. */
  scenario: string;
  /** What the areas have declared. It is handed to them here, so that no area imports the lists that know all areas. */
  readonly payables: readonly Payable[];
  readonly orderSources: readonly OrderSource[];
  readonly appealKinds: readonly AppealKind[];
  /** From 0 to 1, the same ones in every run. */
  readonly random: () => number;
  /** Letters and digits, the same ones in every run. */
  randomText(length: number): string;
  /**
   * A new id, readable and unique in this world: `P20260310120000-0001`. Each prefix counts for itself, so that one more row of
   * one kind leaves the ids of all others as they are; a kind has a prefix of its own.
   */
  nextId(prefix: string): string;
}

/** One way for the world to be. */
export interface Scenario {
  /** What the control page calls it. */
  label: string;
  /** What it changes in a world that has been seeded. */
  change?: (world: World) => void;
}

/** What an area has sold to a driver, worked out of its own rows each time: the area's tables stay the only truth. */
export interface OrderSource {
  bizType: SoldBizType;
  list: (world: World, driverId: string) => readonly OrderRecordRow[];
  /** Cancels or gives back one of this driver's; an area without it lets nothing be given back. */
  giveBack?: (world: World, driverId: string, orderNo: string) => void;
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

/** The rules of one kind of bill that can be appealed against; `appeals.ts` does the rest. */
export interface AppealKind {
  bizType: BizType;
  /** What a driver may choose, by reasonType. */
  reasons: Readonly<Record<number, string>>;
  /** What the bill costs, cents; throws a `Refusal` when it is not there, not this driver's, or cannot be appealed against. */
  check: (
    world: World,
    driverId: string,
    key: Pick<AppealRow, 'uniqueId' | 'parkId' | 'orderNo' | 'reasonType'>,
  ) => number;
  /** Decides, and books what the decision changes. */
  decide: (world: World, row: AppealRow) => AppealAnswer;
}
