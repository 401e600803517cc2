import fc from 'fast-check';

import { Refusal } from '../../../mocks/world/core/Refusal';
import { DRIVERS, LOTS } from '../../../mocks/world/core/seeded';
import { createWorld } from '../../../mocks/world/createWorld';
import { cancelAtCashier, openPayment, payAtCashier } from '../../../mocks/world/money/payments';
import { settleDuePayments } from '../../../mocks/world/money/settlement';
import { offersFor } from '../../../mocks/world/parking/parkingOffers';
import { leaveLot, reckon } from '../../../mocks/world/parking/stays';
import type { World } from '../../../mocks/world/World';

const DRIVER = DRIVERS.lin.driverId;

type Step =
  | { do: 'pay'; stay: number; channel: 2 | 3 | 6; coupon: number; off: number; request: number }
  | { do: 'payAll'; channel: 2 | 3 | 6; request: number }
  | { do: 'cashier' | 'cancel'; payment: number; late: number | null }
  | { do: 'wait'; ms: number }
  | { do: 'leave'; stay: number };

const channel = fc.constantFrom(2 as const, 3 as const, 6 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('pay' as const),
    stay: fc.nat(4),
    channel,
    // No coupon, then one for an amount, a time, the whole fee, a discount (the last is twice as likely).
    coupon: fc.constantFrom(-1, 0, 1, 2, 3, 3),
    off: fc.constantFrom(0, 0, 0, 100),
    request: fc.nat(60),
  }),
  fc.record({ do: fc.constant('payAll' as const), channel, request: fc.nat(60) }),
  fc.record({
    do: fc.constantFrom('cashier' as const, 'cancel' as const),
    // Counted from the newest payment.
    payment: fc.nat(2),
    late: fc.constantFrom(0, 0, 20_000, 600_000, null),
  }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1_000, 30_000, 200_000, 3_600_000) }),
  fc.record({ do: fc.constant('leave' as const), stay: fc.nat(2) }),
);

function take(world: World, step: Step): void {
  const stays = world.tables.stays.slice(0, 5);
  if (step.do === 'wait') {
    world.clock.advance(step.ms);
  } else if (step.do === 'leave') {
    const stay = stays[step.stay];
    if (stay !== undefined) leaveLot(world, stay.uniqueId);
  } else if (step.do === 'pay') {
    const stay = stays[step.stay];
    if (stay === undefined) return;
    const coupon = world.tables.coupons[step.coupon];
    const offer = offersFor(world, DRIVER, stay).find((one) => one.coupon === coupon);
    const payAmount = Math.max(0, reckon(world, stay).due - (offer?.saving ?? 0) - step.off);
    openPayment(
      world,
      {
        items: [{ uniqueId: stay.uniqueId, parkId: stay.parkId, payAmount }],
        isBatch: false,
        totalAmount: payAmount,
        payChannel: step.channel,
        couponIds: coupon === undefined ? [] : [coupon.couponId],
        requestId: `request-${step.request}`,
        returnPath: '/home',
      },
      DRIVER,
    );
  } else if (step.do === 'payAll') {
    const items = stays
      .map((stay) => ({ uniqueId: stay.uniqueId, parkId: stay.parkId, payAmount: reckon(world, stay).due }))
      .filter(({ payAmount }) => payAmount > 0);
    const totalAmount = items.reduce((sum, { payAmount }) => sum + payAmount, 0);
    const asked = { items, isBatch: true, totalAmount, payChannel: step.channel, couponIds: [], returnPath: '/home' };
    openPayment(world, { ...asked, requestId: `request-${step.request}` }, DRIVER);
  } else {
    const payment = world.tables.payments.at(-1 - step.payment);
    if (payment === undefined) return;
    if (step.do === 'cancel') cancelAtCashier(world, payment.payId);
    else payAtCashier(world, payment.payId, step.late);
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);

/** All money of the world: what left the wallets plus what came from outside equals what was paid on the bills. */
function books(world: World) {
  const { wallets, takings, stays } = world.tables;
  return {
    wallets: sum(wallets.map(({ balance }) => balance)),
    outside: sum(takings.map(({ cents }) => cents)),
    onBills: sum(stays.flatMap(({ paid }) => paid.map(({ cents }) => cents))),
  };
}

/** The laws of money that are broken. They are collected in a list, because an assertion for each of 100 000 moments takes half a minute. */
function brokenLaws(world: World, before: ReturnType<typeof books>): string[] {
  const broken: string[] = [];
  const law = (name: string, holds: boolean) => {
    if (!holds) broken.push(name);
  };
  const { wallets, coupons, payments, stays } = world.tables;
  const now = books(world);
  const came = before.wallets - now.wallets + (now.outside - before.outside);
  law('what came in stands on the bills', now.onBills - before.onBills === came);
  for (const { balance, ledger } of wallets) {
    law('no wallet is below nothing', balance >= 0);
    law('a ledger adds up to its wallet', sum(ledger.map(({ cents }) => cents)) === balance);
  }
  for (const { couponId, state } of coupons) {
    const uses = payments.filter((payment) => payment.couponId === couponId);
    const used = uses.filter((payment) => payment.state === 2 || payment.state === 7).length;
    const holds = uses.filter((payment) => payment.state === 0 || payment.state === 1).length;
    law('a coupon is locked by one payment or free', holds === (state === 2 ? 1 : 0));
    law('a coupon is used once', used === (state === 3 ? 1 : 0));
  }
  for (const stay of stays) {
    const { total, paid, coupon } = reckon(world, stay);
    const payIds = stay.paid.map(({ payId }) => payId);
    const open = payments.filter(
      ({ state, parts }) => (state === 0 || state === 1) && parts.some(({ uniqueId }) => uniqueId === stay.uniqueId),
    );
    // Paying the same amount twice would exceed the fee.
    law('no bill is paid beyond its fee', paid + coupon <= total);
    law('a payment is booked once', new Set(payIds).size === payIds.length);
    law('a bill has one open payment', open.length <= 1);
  }
  const requests = payments.map(({ requestId }) => requestId);
  law('a request opens one payment', new Set(requests).size === requests.length);
  return broken;
}

test('any sequence of opened, paid, cancelled, abandoned or late payments: no cent appears, none is lost, none is paid twice', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), fc.boolean(), (steps, fails) => {
      const world = createWorld({ seed: fails ? 'partlyFailingBatch' : 'default' });
      const before = books(world);
      for (const one of steps) {
        try {
          take(world, one);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
        settleDuePayments(world);
        const broken = brokenLaws(world, before);
        if (broken.length > 0) throw new Error(broken.join('; '));
      }
    }),
    { numRuns: 250 },
  );
});

const STAY = { uniqueId: 'stay-0001', parkId: LOTS.city };
const request = (more: object = {}) => ({
  items: [{ ...STAY, payAmount: 600 }],
  isBatch: false,
  totalAmount: 600,
  payChannel: 3,
  couponIds: [],
  requestId: 'request',
  returnPath: '/home',
  ...more,
});
const refusal = (run: () => unknown): [string, string] => {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.message];
    throw error;
  }
  throw new Error('It was not refused');
};

test('the same request opens one payment; another one under its id is refused', () => {
  const world = createWorld();
  const first = openPayment(world, request(), DRIVER);
  expect(openPayment(world, request(), DRIVER)).toBe(first);
  expect(refusal(() => openPayment(world, request({ payChannel: 2 }), DRIVER))[0]).toBe('0x10d7500005');
});

test('an amount that has changed is refused with a message, before any coupon is locked', () => {
  const world = createWorld();
  world.clock.advance(25 * 60_000);
  expect(refusal(() => openPayment(world, request(), DRIVER))).toEqual([
    '0x10d7500002',
    '费用已变化，当前应付9.00元，请刷新后再支付',
  ]);
  expect(world.tables.payments.every(({ requestId }) => requestId !== 'request')).toBe(true);
});

test('a coupon is locked while the payment is open, free again when it is closed, used when it is settled', () => {
  const world = createWorld();
  const coupon = () => world.tables.coupons.find(({ couponId }) => couponId === 'coupon-2')?.state;
  const withCoupon = (requestId: string) =>
    request({ items: [{ ...STAY, payAmount: 300 }], totalAmount: 300, couponIds: ['coupon-2'], requestId });
  const first = openPayment(world, withCoupon('one'), DRIVER);
  expect(coupon()).toBe(2);
  world.clock.advance(3 * 60_000);
  expect([first.state, coupon()]).toEqual([4, 1]);
  const second = openPayment(world, withCoupon('two'), DRIVER);
  cancelAtCashier(world, second.payId);
  expect([second.state, coupon()]).toEqual([4, 1]);
  const third = openPayment(world, withCoupon('three'), DRIVER);
  payAtCashier(world, third.payId);
  expect([third.state, coupon()]).toEqual([2, 3]);
});

test('a payment may settle late or never; meanwhile no second payment of that bill is opened', () => {
  const world = createWorld({ seed: 'paymentSettlesLate' });
  const payment = openPayment(world, request(), DRIVER);
  payAtCashier(world, payment.payId);
  expect(payment.state).toBe(1);
  expect(refusal(() => openPayment(world, request({ requestId: 'other' }), DRIVER))[0]).toBe('0x10d7500004');
  world.clock.advance(19_999);
  expect(payment.state).toBe(1);
  world.clock.advance(1);
  expect(payment.state).toBe(2);

  const never = createWorld({ seed: 'paymentNeverSettles' });
  const lost = openPayment(never, request(), DRIVER);
  payAtCashier(never, lost.payId);
  never.clock.advance(86_400_000);
  expect(lost.state).toBe(1);
});

test('a closed payment can no longer be paid', () => {
  const world = createWorld();
  const payment = openPayment(world, request(), DRIVER);
  world.clock.advance(3 * 60_000);
  expect(refusal(() => payAtCashier(world, payment.payId))[0]).toBe('0x10d7500009');
  expect(books(world).onBills).toBe(books(createWorld()).onBills);
});

test('the balance pays at once, and never more than it holds', () => {
  const world = createWorld();
  const payment = openPayment(world, request({ payChannel: 6 }), DRIVER);
  expect([payment.state, world.tables.wallets[0]?.balance]).toEqual([2, 4400]);
  const arrears = { uniqueId: 'stay-0013', parkId: LOTS.hospital, payAmount: 1000 };
  const poor = request({ items: [arrears], totalAmount: 1000, payChannel: 6, requestId: 'poor' });
  expect(refusal(() => openPayment(world, poor, DRIVERS.huang.driverId))[0]).toBe('0x10d7500007');
  expect(refusal(() => openPayment(world, { ...poor, requestId: 'visitor' }, null))[0]).toBe('0xd12501001');
});

test('a batch of which one lot fails is partly paid, and only that part is taken', () => {
  const world = createWorld({ seed: 'partlyFailingBatch' });
  const items = [
    { uniqueId: 'stay-0004', parkId: LOTS.roadside, payAmount: 1200 },
    { uniqueId: 'stay-0005', parkId: LOTS.mall, payAmount: 1000 },
  ];
  const payment = openPayment(world, request({ items, isBatch: true, totalAmount: 2200, payChannel: 6 }), DRIVER);
  expect(payment.state).toBe(7);
  expect(payment.parts.map(({ state, failReason }) => [state, failReason])).toEqual([
    [2, ''],
    [3, '停车场系统繁忙，未能入账，款项已退回'],
  ]);
  expect(world.tables.wallets[0]?.balance).toBe(3800);
});

test('a lot that requires signing in refuses a visitor and accepts a driver', () => {
  const world = createWorld();
  const members = { items: [{ uniqueId: 'stay-0012', parkId: LOTS.membersOnly, payAmount: 1200 }], totalAmount: 1200 };
  expect(refusal(() => openPayment(world, request(members), null))[0]).toBe('0xd12501001');
  expect(openPayment(world, request(members), DRIVER).state).toBe(0);
  const free = createWorld({ seed: 'visitorFriendly' });
  expect(openPayment(free, request(members), null).state).toBe(0);
});
