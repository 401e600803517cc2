import fc from 'fast-check';

import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';

import { stopCharging } from '../../../mocks/world/charging/chargingSessions';
import { Refusal } from '../../../mocks/world/core/Refusal';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { issueCoupon } from '../../../mocks/world/coupons/coupons';
import { createWorld } from '../../../mocks/world/createWorld';
import { giveBackPurchase, orderOf } from '../../../mocks/world/money/orderRecords';
import { cancelAtCashier, openPayment, payAtCashier, payClosedLate } from '../../../mocks/world/money/payments';
import { reckon } from '../../../mocks/world/parking/stays';
import type { World } from '../../../mocks/world/World';
import { depth } from '../../support/walks/thoroughness';
import { books, brokenLaws } from '../moneyLaws';
import { dueOf, SOLD, SOLD_NAMES, type SoldName } from '../soldThings';

const { driverId } = DRIVERS.lin;

type Step =
  | { do: 'sell'; name: SoldName }
  /** An order from its opening to its payment, which is left open if `after` is undefined. */
  | { do: 'buy'; name: SoldName; channel: 2 | 3 | 6; after: number | null | undefined }
  | { do: 'pay'; order: number; channel: 0 | 2 | 3 | 6; hasCoupon: boolean; off: number }
  | { do: 'payParking'; stay: number; channel: 2 | 3 | 6 }
  | { do: 'cashier' | 'cancel' | 'late'; payment: number; after: number | null }
  | { do: 'giveBack' | 'stop'; order: number }
  | { do: 'wait'; ms: number };

// Counted from the newest.
const order = fc.constantFrom(0, 0, 0, 1, 2);
const payment = fc.constantFrom(0, 0, 1, 2, 3);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('sell' as const), name: fc.constantFrom(...SOLD_NAMES) }),
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      name: fc.constantFrom(...SOLD_NAMES),
      channel: fc.constantFrom(2 as const, 3 as const, 6 as const),
      after: fc.constantFrom(0, 0, 20 * SECOND_MS, 10 * MINUTE_MS, undefined),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      order,
      channel: fc.constantFrom(0 as const, 2 as const, 3 as const, 3 as const, 6 as const),
      hasCoupon: fc.boolean(),
      off: fc.constantFrom(0, 0, 0, 0, 100),
    }),
  },
  fc.record({
    do: fc.constant('payParking' as const),
    stay: fc.nat(3),
    channel: fc.constantFrom(2 as const, 3 as const, 6 as const),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('cashier' as const, 'cancel' as const, 'late' as const),
      payment,
      after: fc.constantFrom(0, 0, 20 * SECOND_MS, 10 * MINUTE_MS, null),
    }),
  },
  fc.record({ do: fc.constantFrom('giveBack' as const, 'stop' as const), order }),
  fc.record({
    do: fc.constant('wait' as const),
    ms: fc.constantFrom(SECOND_MS, 30 * SECOND_MS, 4 * MINUTE_MS, 20 * MINUTE_MS, 3 * HOUR_MS, 26 * HOUR_MS),
  }),
);

interface Sold {
  name: SoldName;
  orderNo: string;
}

function open(world: World, item: object, payAmount: number, payChannel: number, couponIds: string[] = []): void {
  openPayment(
    world,
    {
      items: [{ ...(item as { bizType: 3; orderNo: string }), payAmount }],
      ...{ isBatch: false, totalAmount: payAmount, payChannel, couponIds, returnPath: '/home' },
      requestId: world.nextId('W'),
    },
    driverId,
  );
}

function act(world: World, { name, orderNo }: Sold, one: Extract<Step, { order: number }>): void {
  const charge = world.tables.charging.orders.find((row) => row.orderNo === orderNo);
  if (one.do === 'pay') {
    const coupon = world.tables.coupons.at(-1);
    const isCovered = one.hasCoupon && name === 'chargingBill' && coupon !== undefined;
    const due = isCovered ? 0 : Math.max(0, dueOf(world, name, orderNo) - one.off);
    open(world, { bizType: SOLD[name].bizType, orderNo }, due, one.channel, isCovered ? [coupon.couponId] : []);
  } else if (one.do === 'stop') {
    if (charge !== undefined) stopCharging(world, charge);
  } else if (charge === undefined && name !== 'occupation') {
    giveBackPurchase(world, driverId, orderNo, orderOf(world, driverId, orderNo).backCents);
  }
}

function buy(world: World, sold: Sold[], { name, channel, after }: Extract<Step, { do: 'buy' }>): void {
  const orderNo = SOLD[name].open(world);
  sold.push({ name, orderNo });
  open(world, { bizType: SOLD[name].bizType, orderNo }, dueOf(world, name, orderNo), channel);
  const payId = world.tables.payments.at(-1)?.payId;
  if (payId !== undefined && after !== undefined) payAtCashier(world, payId, after);
}

function take(world: World, sold: Sold[], one: Step): void {
  switch (one.do) {
    case 'wait':
      world.clock.advance(one.ms);
      return;
    case 'sell':
      sold.push({ name: one.name, orderNo: SOLD[one.name].open(world) });
      return;
    case 'buy':
      buy(world, sold, one);
      return;
    case 'payParking': {
      const stay = world.tables.stays[one.stay];
      if (stay === undefined) return;
      const { uniqueId, parkId } = stay;
      open(world, { uniqueId, parkId }, reckon(world, stay).due, one.channel);
      return;
    }
    case 'cashier':
    case 'cancel':
    case 'late': {
      const payId = world.tables.payments.at(-1 - one.payment)?.payId;
      if (payId === undefined) return;
      if (one.do === 'cashier') payAtCashier(world, payId, one.after);
      else if (one.do === 'cancel') cancelAtCashier(world, payId);
      else payClosedLate(world, payId, one.after);
      return;
    }
    case 'pay':
    case 'giveBack':
    case 'stop': {
      const found = sold.at(-1 - one.order);
      if (found !== undefined) act(world, found, one);
    }
  }
}

test('whatever is sold, paid, cancelled, closed, paid late, refunded or charged: the books agree after every step', () => {
  const states = new Set<number>();
  const kinds = new Set<number>();
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }),
      fc.constantFrom('default' as const, 'shortHold' as const, 'closedPaymentTakesMoney' as const),
      (steps, seed) => {
        const world = createWorld({ seed });
        issueCoupon(world, {
          ...{ driverId, plateNo: '', couponName: '充电全免券', bizType: 2, couponType: 3, couponValue: 0, minFee: 0 },
          ...{ endAt: world.clock.now() + 24 * HOUR_MS, parkIds: [], sourceName: '', sourceType: 3 },
        });
        const before = books(world);
        const sold: Sold[] = [];
        for (const one of steps) {
          try {
            take(world, sold, one);
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
          }
          world.clock.advance(0);
          const broken = brokenLaws(world, before);
          if (broken.length > 0) throw new Error(broken.join('; '));
        }
        for (const { state, parts } of world.tables.payments) {
          states.add(state);
          for (const { bizType } of parts) if (state === 2 || state === 6) kinds.add(bizType);
        }
      },
    ),
    { numRuns: depth(200, 3_000) },
  );
  // The walk has seen what it is about.
  expect([...states]).toEqual(expect.arrayContaining([0, 1, 2, 4, 5, 6]));
  expect([...kinds]).toEqual(expect.arrayContaining([1, 3, 4, 5, 6, 7, 8, 9, 10]));
});
