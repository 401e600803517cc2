import type { NonParkingBizType } from '@/domain/payment/bizType';
import { DAY_MS } from '@/lib/timeUnits';

import { wireDay } from '../../mocks/world/core/calendar';
import { DRIVERS, LOTS } from '../../mocks/world/core/seeded';
import { openPayment, payAtCashier } from '../../mocks/world/money/payments';
import { openPackageOrder, openSlotOrder } from '../../mocks/world/offpeak/offPeakOrders';
import type { OffPeakOrderRow } from '../../mocks/world/offpeak/offPeakTables';
import type { World } from '../../mocks/world/World';

const { lin } = DRIVERS;
/** The lot that sells them. */
export const OFF_PEAK_LOT = LOTS.office;

/** A driver pays an order at the cashier, and the gateway knows it at once. Returns the payId. */
export function payOrder(
  world: World,
  driverId: string,
  { bizType, orderNo }: { bizType: NonParkingBizType; orderNo: string },
  cents: number,
): string {
  const items = [{ bizType, orderNo, payAmount: cents }];
  const requestId = `request-of-${orderNo}`;
  const order = { items, isBatch: false, totalAmount: cents, payChannel: 3, couponIds: [], requestId, returnPath: '/' };
  const { payId } = openPayment(world, order, driverId);
  payAtCashier(world, payId, 0);
  return payId;
}

const driverIn = (world: World) => {
  const driver = world.tables.drivers.find(({ driverId }) => driverId === lin.driverId);
  if (driver === undefined) throw new Error('the default driver is missing');
  return driver;
};

const dayIn = (world: World, inDays: number) => wireDay(world.clock.now() + inDays * DAY_MS);

/** A slot of a day from today on that the default driver has ordered. */
export const slotIn = (world: World, inDays = 0): OffPeakOrderRow =>
  openSlotOrder(world, driverIn(world), `slot-1_${dayIn(world, inDays)}`, 'plate-1');

/** A package from a day on that the default driver has ordered. */
export const packageIn = (world: World, inDays = 0): OffPeakOrderRow =>
  openPackageOrder(world, driverIn(world), {
    bagId: 'bag-1',
    plateIds: ['plate-1'],
    startDate: dayIn(world, inDays),
    renewOf: '',
  });

/** The same, paid. Returns the payId. */
export const paid = (world: World, { orderNo, cents, kind }: OffPeakOrderRow): string =>
  payOrder(world, lin.driverId, { bizType: kind === 1 ? 4 : 5, orderNo }, cents);
