import fc from 'fast-check';

import { offPeakOvertimeCents } from '@/domain/offPeak/overtime';
import { OFF_PEAK_ORDER_STATE, type OffPeakOrder } from '@/services/special/offPeak';

import { wireTime } from '../../../mocks/world/core/clock';
import { depth } from '../../support/walks/thoroughness';
import { books, brokenLaws } from '../moneyLaws';
import { type OffPeakDriver, offPeakDriver, offPeakStep } from '../offPeakDriver';

const { unpaid, pending, inUse, violated } = OFF_PEAK_ORDER_STATE;

/** What one order may say at this moment. */
function checkOrder({ world }: OffPeakDriver, shown: OffPeakOrder, now: string): void {
  const { state, orderNo, payFee, refundFee, overtimeMinutes, overtimeFee, overtimeDueFee } = shown;
  const kept = world.tables.offPeakOrders.find((row) => row.orderNo === orderNo);
  const isPaid = kept?.paidAt != null;
  // Nothing holds that was not paid, and nothing unpaid is held beyond its time.
  if (state === pending || state === inUse || state === violated) expect([orderNo, isPaid]).toEqual([orderNo, true]);
  if (state === unpaid) expect([isPaid, shown.expireTime > now]).toEqual([false, true]);
  if (state === inUse && shown.kind === 2) expect([shown.enterTime !== '', shown.exitTime]).toEqual([true, '']);
  expect(refundFee).toBeLessThanOrEqual(isPaid ? payFee : 0);
  // The app computes overtime as the server does, up to its cap; an appeal may have taken it back.
  const price = { hourCents: shown.overtimeHourFee, capCents: shown.overtimeCapFee };
  expect([offPeakOvertimeCents(overtimeMinutes, price), 0, shown.overtimeCapFee]).toContain(overtimeFee);
  expect(overtimeDueFee).toBeLessThanOrEqual(overtimeFee);
  // The two lists of the driver say the same of its money.
  const payments = world.tables.payments.filter(({ parts }) => parts.some((part) => part.orderNo === orderNo));
  const booked = payments.filter(({ state: of, failReason }) => [2, 5, 6].includes(of) && failReason === '');
  expect(booked).toHaveLength(isPaid ? 1 : 0);
  expect(booked.reduce((sum, { refunded }) => sum + refunded, 0)).toBe(refundFee);
}

function checkViolations({ world, violations }: OffPeakDriver): void {
  const all = violations();
  const about = all.map(({ orderNo, uniqueId, type }) => `${orderNo} ${uniqueId} ${String(type)}`);
  expect(new Set(about).size).toBe(about.length);
  for (const { type, orderNo, uniqueId, penaltyFee, isWaived } of all) {
    const kept = world.tables.offPeakOrders.find((row) => row.orderNo === orderNo);
    expect(kept?.paidAt).not.toBeNull();
    if (type === 1) expect(uniqueId).not.toBe('');
    if (isWaived === 1) expect(penaltyFee).toBe(0);
  }
}

function checkWorld(driver: OffPeakDriver, before: ReturnType<typeof books>): void {
  const { world } = driver;
  const now = wireTime(world.clock.now());
  const orders = driver.orders();
  for (const one of orders) checkOrder(driver, one, now);
  checkViolations(driver);
  const rows = world.tables.offPeakOrders.filter(({ isClosed, cancelledAt }) => !isClosed && cancelledAt === null);
  for (const { bookId, slotStart, leftNum, totalNum } of driver.slots()) {
    const taken = rows.filter((row) => bookId.startsWith(row.itemId) && wireTime(row.startAt) === slotStart);
    expect([leftNum, leftNum + taken.length]).toEqual([Math.max(0, leftNum), totalNum]);
  }
  for (const { bagId, leftNum, totalNum } of driver.packages()) {
    const taken = rows.filter(({ itemId, endAt }) => itemId === bagId && wireTime(endAt) > now);
    expect(leftNum + taken.length).toBe(totalNum);
  }
  // No car has two orders for the same hours.
  for (const one of rows)
    for (const other of rows)
      if (one !== other && one.itemId === other.itemId && one.plateNos.some((no) => other.plateNos.includes(no)))
        expect(one.endAt <= other.startAt || other.endAt <= one.startAt).toBe(true);
  expect(brokenLaws(world, before)).toEqual([]);
}

/** A package and slots for the same car: one stay uses two orders, and their hours end at different times. */
const TWO_ORDERS_ONE_STAY: readonly Parameters<OffPeakDriver['act']>[0][] = [
  { is: 'wait', ms: 345_600_000 },
  { is: 'buy', day: 0, car: 1, again: false },
  { is: 'pay', order: 0, channel: 3, again: false },
  { is: 'book', day: 0, car: 1, again: false, pays: false },
  { is: 'book', day: 0, car: 0, again: false, pays: false },
  { is: 'pay', order: 1, channel: 3, again: false },
  { is: 'book', day: 0, car: 0, again: false, pays: false },
  { is: 'buy', day: 0, car: 0, again: false },
  { is: 'useIt', order: 0, minutesPast: 300, leaves: false },
];

test('in any order of booking, holding, late money, cancelling, parking, overstaying and appealing: one order per decision, places, breaches and every cent kept', () => {
  fc.assert(
    fc.property(fc.array(offPeakStep, { minLength: 4, maxLength: 18, size: 'max' }), (steps) => {
      const driver = offPeakDriver();
      const before = books(driver.world);
      for (const one of steps) {
        driver.act(one);
        checkWorld(driver, before);
      }
    }),
    { numRuns: depth(500, 20_000), examples: [[TWO_ORDERS_ONE_STAY]] },
  );
});
