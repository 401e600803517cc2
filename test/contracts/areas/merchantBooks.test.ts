import fc from 'fast-check';

import { MINUTE_MS } from '@/lib/timeUnits';

import type { DriverRow } from '../../../mocks/world/account/accountTables';
import { Refusal } from '../../../mocks/world/core/Refusal';
import { DRIVERS, PLATES } from '../../../mocks/world/core/seeded';
import { lockCoupon, releaseCoupon, returnCoupon, useCoupon } from '../../../mocks/world/coupons/coupons';
import { createWorld } from '../../../mocks/world/createWorld';
import { sendToPlate, showQrCode } from '../../../mocks/world/merchant/merchantCodes';
import { grantCoupons, grantStateOf, revokeGrant, UNDO_MS } from '../../../mocks/world/merchant/merchantGrants';
import { merchantPayable, openMerchantOrder } from '../../../mocks/world/merchant/merchantOrders';
import { emptyMerchantTables } from '../../../mocks/world/merchant/merchantTables';
import { addStay } from '../../../mocks/world/parking/staySeed';
import type { World } from '../../../mocks/world/World';
import { isFull } from '../../support/walks/thoroughness';

const RUNS = isFull ? 100_000 : 1_000;
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

/** A shop with nothing but what it buys. The goods are over after a day, so that some expire. */
function openShop(): void {
  world.clock.restart();
  world.clock.advance(startAt - world.clock.now());
  world.tables.coupons = [];
  world.tables.payments = [];
  world.tables.merchant = {
    ...emptyMerchantTables(),
    merchants: seeded.merchants,
    goods: seeded.goods.map((goods) => ({ ...goods, validDays: 1 })),
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
        num: 10,
      });
      merchantPayable.settle(world, { payChannel: 3 } as never, { orderNo: order.orderNo } as never, world.clock.now());
      books.bought += 10;
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

function expectWhole(books: Books): void {
  const { merchant, coupons } = world.tables;
  const ofGrants = merchant.grants.flatMap((grant) => {
    const state = grantStateOf(world, grant);
    return coupons.filter(({ grantId }) => grantId === grant.grantId).map((coupon) => ({ state, coupon }));
  });
  const now = world.clock.now();
  const stock = merchant.stock.filter(({ endAt }) => endAt >= now).reduce((sum, { leftNum }) => sum + leftNum, 0);
  const over = merchant.stock.filter(({ endAt }) => endAt < now).reduce((sum, { leftNum }) => sum + leftNum, 0);
  const held = ofGrants.filter(({ coupon }) => coupon.state !== 5);
  const used = held.filter(({ coupon }) => coupon.state === 3).length;
  const expired = held.filter(({ coupon }) => coupon.state === 1 && coupon.endAt < now).length;
  const unused = held.length - used - expired;
  expect(stock + unused + used + expired + over).toBe(books.bought);
  expect(used).toBe(books.used.size);
  for (const { leftNum } of merchant.stock) expect(leftNum).toBeGreaterThanOrEqual(0);
  for (const { state, coupon } of ofGrants) expect(state === 3).toBe(coupon.state === 5);
  for (const { isOnce, takenBy } of merchant.qrCodes) if (isOnce) expect(takenBy.length).toBeLessThanOrEqual(1);
}

test(`${String(RUNS)} orders of buying, giving, taking, using, cancelling, undoing and waiting: no coupon is lost, made, or used twice`, () => {
  const done = new Set<string>();
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 24 }), (steps) => {
      openShop();
      const books: Books = { bought: 0, used: new Set() };
      for (const one of [{ do: 'buy', which: 0, num: 1 } as const, ...steps]) {
        try {
          act(one, books);
          done.add(one.do);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          done.add(`${one.do} refused`);
        }
      }
      expectWhole(books);
    }),
    { numRuns: RUNS },
  );
  // The orders have really reached what they are about.
  expect([...done]).toEqual(
    expect.arrayContaining(['undo', 'undo refused', 'take', 'take refused', 'use', 'give refused']),
  );
});
