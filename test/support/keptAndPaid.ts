import { type Backend, createBackend } from '../../mocks/app';
import { advanceCharging } from '../../mocks/world/charging/advanceCharging';
import { unplug } from '../../mocks/world/charging/chargingSessions';
import { seedFullCar } from '../../mocks/world/charging/seed/chargingSeed';
import { GUNS } from '../../mocks/world/charging/seed/stationSeed';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { openPayment, payAtCashier } from '../../mocks/world/money/payments';

const { lin } = DRIVERS;

/** A gun that was kept too long, its fee paid. */
export function keptAndPaid(): { backend: Backend; orderNo: string } {
  const backend = createBackend();
  const { world } = backend;
  seedFullCar(world);
  advanceCharging(world);
  unplug(world, GUNS.ready);
  const orderNo = world.tables.charging.occupyOrders[0]?.occupyOrderNo ?? '';
  const asked = { bizType: 8 as const, orderNo, uniqueId: '', parkId: '' };
  const cents = world.payables.find(({ bizType }) => bizType === 8)?.due(world, lin.driverId, asked).cents ?? 0;
  const items = [{ bizType: 8 as const, orderNo, payAmount: cents }];
  const order = { items, isBatch: false, totalAmount: cents, payChannel: 3 as const, couponIds: [] };
  const { payId } = openPayment(world, { ...order, requestId: 'kept-and-paid', returnPath: '/' }, lin.driverId);
  payAtCashier(world, payId, 0);
  return { backend, orderNo };
}
