import fc from 'fast-check';

import { MINUTE_MS } from '@/lib/timeUnits';

import type { DriverRow } from '../../../mocks/world/account/accountTables';
import { Refusal } from '../../../mocks/world/core/Refusal';
import { DRIVERS, PLATES } from '../../../mocks/world/core/seeded';
import { lockCoupon, releaseCoupon, returnCoupon, useCoupon } from '../../../mocks/world/coupons/coupons';
import { createWorld } from '../../../mocks/world/createWorld';
import { sendToPlate, showQrCode } from '../../../mocks/world/merchant/merchantCodes';
import { grantCoupons, revokeGrant, UNDO_MS } from '../../../mocks/world/merchant/merchantGrants';
import { merchantPayable, openMerchantOrder } from '../../../mocks/world/merchant/merchantOrders';
import { emptyMerchantTables } from '../../../mocks/world/merchant/merchantTables';
import { addStay } from '../../../mocks/world/parking/staySeed';
import type { World } from '../../../mocks/world/World';
import { isFull } from '../../support/walks/thoroughness';

const RUNS = isFull ? 100_000 : 10_000;
const GIVEN = [PLATES.free, PLATES.visitorOne, PLATES.visitorNone];

const driverCalled = ({ tables }: World, driverId: string): DriverRow => {
  const driver = tables.drivers.find((row) => row.driverId === driverId);
  if (driver === undefined) throw new Error(`No driver ${driverId}`);
  return driver;
};

const world = createWorld();
const lin = driverCalled(world, DRIVERS.lin.driverId);
const seeded = world.tables.merchant;
const startAt = world.clock.now();
for (const plateNo of GIVEN) addStay(world, { plateNo, parkId: 'park-2', minutesAgo: 5 });

/** So few that they run out. */
const BOUGHT = 4;
/** A shop with nothing but what it buys. The goods are over after a day, so that some expire. */
function openShop(): void {
  world.clock.restart();
  world.clock.advance(startAt - world.clock.now());
  world.tables.coupons = [];
  world.tables.payments = [];
  world.tables.merchant = {
    ...emptyMerchantTables(),
    merchants: seeded.merchants.map((merchant) => ({ ...merchant, dayLimit: 2 * BOUGHT })),
    goods: seeded.goods.map((goods) => ({ ...goods, minNum: BOUGHT, validDays: 1 })),
  };
}

const step = fc.record({
  do: fc.constantFrom('buy', 'give', 'show', 'take', 'pay', 'use', 'cancel', 'refund', 'undo', 'wait'),
  which: fc.nat(20),
  num: fc.integer({ min: 1, max: 3 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const nth = <T>(rows: readonly T[], which: number): T | undefined =>
  rows.length === 0 ? undefined : rows[which % rows.length];

interface Books {
  bought: number;
  /** Coupons that are used now. */
  used: Set<string>;
}

function act({ do: what, which, num }: Step, books: Books): void {
  const { coupons, merchant } = world.tables;
  const stock = nth(merchant.stock, which);
  const coupon = nth(coupons, which);
  const plateNo = nth(GIVEN, which) ?? '';
  switch (what) {
    case 'buy': {
      const order = openMerchantOrder(world, DRIVERS.lin.driverId, {
        merchantId: 'merchant-1',
        goodsId: which % 2 === 0 ? 'goods-1' : 'goods-2',
        num: BOUGHT,
      });
      merchantPayable.settle(world, { payChannel: 3 } as never, { orderNo: order.orderNo } as never, world.clock.now());
      for (const row of merchant.stock) row.perCarLimit = 3;
      books.bought += BOUGHT;
      break;
    }
    case 'give':
      if (stock !== undefined) {
        grantCoupons(world, lin, { merchantCouponId: stock.merchantCouponId, plateNo, num, reason: '' });
      }
      break;
    case 'show':
      if (stock !== undefined) showQrCode(world, lin, stock.merchantCouponId, num === 1);
      break;
    case 'take':
      sendToPlate(world, nth(merchant.qrCodes, which)?.code ?? '', plateNo);
      break;
    case 'pay':
      if (coupon?.state === 1 && coupon.endAt >= world.clock.now()) lockCoupon(coupon, 'P1');
      break;
    case 'use':
      if (coupon?.state !== 2) break;
      expect(books.used.has(coupon.couponId)).toBe(false);
      useCoupon(world, coupon.couponId);
      books.used.add(coupon.couponId);
      break;
    case 'cancel':
      releaseCoupon(world, coupon?.couponId ?? null);
      break;
    case 'refund':
      if (returnCoupon(world, coupon?.couponId ?? null)) books.used.delete(coupon?.couponId ?? '');
      break;
    case 'undo': {
      const grant = nth(merchant.grants, which);
      if (grant === undefined) break;
      const before = merchant.stock.reduce((sum, { leftNum }) => sum + leftNum, 0);
      revokeGrant(world, DRIVERS.lin.driverId, grant.grantId);
      // An undo that the server accepted has moved exactly what was given back to the stock, in time.
      expect(merchant.stock.reduce((sum, { leftNum }) => sum + leftNum, 0)).toBe(before + grant.couponIds.length);
      expect(grant.at + UNDO_MS).toBeGreaterThanOrEqual(world.clock.now());
      break;
    }
    case 'wait':
      world.clock.advance(which * num * 20 * MINUTE_MS);
      break;
  }
}

/** What is wrong with the books. One pass, because it is asked after every step. */
function faultsIn({ bought, used }: Books): string[] {
  const { merchant, coupons } = world.tables;
  const now = world.clock.now();
  const revoked = new Map(merchant.grants.map(({ grantId, revokedAt }) => [grantId, revokedAt !== null]));
  const sums = { left: 0, over: 0, unused: 0, used: 0, expired: 0 };
  const faults: string[] = [];
  for (const { leftNum, endAt, merchantCouponId } of merchant.stock) {
    if (leftNum < 0) faults.push(`${merchantCouponId} has ${String(leftNum)} left`);
    sums[endAt < now ? 'over' : 'left'] += leftNum;
  }
  for (const { grantId, couponId, state, endAt } of coupons) {
    if (revoked.get(grantId) !== (state === 5)) faults.push(`${couponId} and its grant differ`);
    if (state === 5) continue;
    sums[state === 3 ? 'used' : state === 1 && endAt < now ? 'expired' : 'unused'] += 1;
  }
  const sum = Object.values(sums).reduce((total, one) => total + one, 0);
  if (sum !== bought) faults.push(`${String(bought)} bought, and ${JSON.stringify(sums)}`);
  if (sums.used !== used.size) faults.push(`${String(used.size)} used, and ${JSON.stringify(sums)}`);
  for (const { code, isOnce, takenBy } of merchant.qrCodes) {
    if (isOnce && takenBy.length > 1) faults.push(`${code} was taken by ${takenBy.join()}`);
  }
  return faults;
}

/** What the orders have really come to, so that they are about something. */
const REACHED = [
  ...['give several', 'take', 'use', 'undo', 'refund', 'cancel'],
  ...['give: 优惠券已领完', 'give: 优惠券已过期', 'give: 每车每次最多3张', 'give: 今天的发放数量已到上限'],
  ...['take: 该二维码已被领取', 'take: 二维码已过期', 'take: 优惠券已领完'],
  ...['undo: 优惠券已使用', 'undo: 已撤销', 'undo: 优惠券已过期', 'undo: 车主正在使用', 'undo: 已超过撤销时间'],
];

test(`${String(RUNS)} orders of buying, giving, taking, using, cancelling, undoing and waiting: no coupon is lost, made, or used twice`, () => {
  const done = new Set<string>();
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 24 }), (steps) => {
      openShop();
      const books: Books = { bought: 0, used: new Set() };
      for (const one of [{ do: 'buy', which: 0, num: 1 } as const, ...steps]) {
        try {
          act(one, books);
          done.add(one.do === 'give' && one.num > 1 ? 'give several' : one.do);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          done.add(`${one.do}: ${error.message}`);
        }
        const faults = faultsIn(books);
        if (faults.length > 0) throw new Error(`after ${one.do}: ${faults.join('; ')}`);
      }
    }),
    { numRuns: RUNS },
  );
  expect(REACHED.filter((what) => ![...done].some((one) => one.startsWith(what)))).toEqual([]);
});
