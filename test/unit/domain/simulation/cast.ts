import type { CheckoutChoice, PayableDisplayData } from '@/domain/payment/attempt';
import { BIZ_TYPE, type NonParkingBizType } from '@/domain/payment/bizType';
import type { Payable } from '@/domain/payment/payable';
import { SHANGHAI_OFFSET_MS } from '@/domain/time';
import { MINUTE_MS } from '@/lib/timeUnits';

/** A thing on sale in a run, and for how long the server holds it. */
export interface Item {
  readonly payable: Payable;
  readonly heldMs?: number;
}

export const bill = (uniqueId: string): Item => ({ payable: { kind: 'parking', uniqueId, parkId: 'P' } });
export const batch = (...uniqueIds: string[]): Item => ({
  payable: {
    kind: 'parkingBatch',
    items: uniqueIds.map((uniqueId) => ({ uniqueId, parkId: 'P', amountCents: 100 })),
  },
});
export const order = (bizType: NonParkingBizType, orderNo: string, lane?: string): Item => ({
  payable: { kind: 'order', bizType, orderNo, ...(lane === undefined ? {} : { lane }) },
});
const held = (item: Item, minutes: number): Item => ({ ...item, heldMs: minutes * MINUTE_MS });

/** What is on sale in a run: three things, so that events meet often. Together they are all kinds. The first one is that of all older examples. */
export const CASTS: readonly (readonly [Item, Item, Item])[] = [
  [bill('A'), bill('B'), batch('A', 'B')],
  [
    order(BIZ_TYPE.recharge, 'R1', 'recharge'),
    order(BIZ_TYPE.recharge, 'R2', 'recharge'),
    order(BIZ_TYPE.pass, 'M1', 'recharge'),
  ],
  [order(BIZ_TYPE.pass, 'M1', 'B12345'), order(BIZ_TYPE.pass, 'M2', 'B88888'), order(BIZ_TYPE.pass, 'M3', 'B12345')],
  [held(order(BIZ_TYPE.offPeakSlot, 'S1'), 15), held(order(BIZ_TYPE.berth, 'K1'), 5), bill('A')],
  [order(BIZ_TYPE.charging, 'C1'), order(BIZ_TYPE.charging, 'C2'), order(BIZ_TYPE.occupation, 'O1')],
  [order(BIZ_TYPE.offPeakPackage, 'G1'), order(BIZ_TYPE.merchantCoupons, 'N1'), order(BIZ_TYPE.recharge, 'R3')],
];

/** A run: what is on sale, whether coupons and free things make an amount of 0 cents, and whether the server can look up a request. */
export interface Setting {
  readonly cast: readonly [Item, ...Item[]];
  readonly hasFree: boolean;
  readonly knowsRequests: boolean;
  /** A request that is sent again is the same payment. Otherwise it opens a second order. */
  readonly knowsRepeats: boolean;
}
export const MAX_SETTING = CASTS.length * 8 - 1;

/** Every number up to `MAX_SETTING` is a setting. */
export function settingOf(number: number): Setting {
  const options = Math.floor(number / CASTS.length);
  return {
    cast: CASTS[number % CASTS.length]!,
    hasFree: (options & 1) === 1,
    knowsRequests: (options & 2) === 0,
    knowsRepeats: (options & 4) === 0,
  };
}

/** One of a list, whatever the number; undefined if there is none. */
export const pickOf = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(list.length, 1)];

/** The bills of a payable, told apart by the test itself and not by the rules that it tests. */
export function thingsOf(payable: Payable): readonly string[] {
  if (payable.kind === 'sealed') return payable.prints;
  if (payable.kind === 'order') return [`${payable.bizType}/${payable.orderNo}`];
  return payable.kind === 'parking' ? [payable.uniqueId] : payable.items.map(({ uniqueId }) => uniqueId);
}

/** Whether two orders may not be open at once: one thing would be paid twice, or two things of which the driver wants one. */
export function clash(one: Payable, other: Payable): boolean {
  const isSameLane =
    one.kind === 'order' &&
    other.kind === 'order' &&
    one.lane !== undefined &&
    one.bizType === other.bizType &&
    one.lane === other.lane;
  return isSameLane || thingsOf(one).some((thing) => thingsOf(other).includes(thing));
}

/** What the driver sees of a thing when they decide. */
export function factsOf(payable: Payable, choice: CheckoutChoice, heldUntilMs: number | null): PayableDisplayData {
  const { couponIds, amountCents } = choice;
  return {
    plateText: '',
    parkName: '',
    ...(payable.kind === 'order' ? { title: payable.orderNo } : {}),
    ...(heldUntilMs === null ? {} : { holdTime: serverTime(heldUntilMs) }),
    ...(couponIds.length === 0 ? {} : { coupon: { name: '代金券', savingCents: 100 - amountCents } }),
  };
}

/** The server's format of a time, Asia/Shanghai. */
const serverTime = (ms: number): string =>
  new Date(ms + SHANGHAI_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
