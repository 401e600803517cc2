/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import '@/services/cps/chargingSessions';

import { isPrepaidChargingFinishedAction } from '@/flows/freshness/isPrepaidChargingFinishedAction';

import { startCharging, stopCharging } from '../../../../mocks/world/charging/chargingSessions';
import { GUNS } from '../../../../mocks/world/charging/seed/stationSeed';
import { DRIVERS } from '../../../../mocks/world/core/seeded';
import { startServices } from '../../../contracts/serviceCalls';

test.each([
  [1, true],
  [2, false],
] as const)('an ended order with payMode %i makes the balance stale: %s', async (payMode, expected) => {
  const { world, call, actions } = startServices();
  const wish = { gunNo: GUNS.ready, plateNo: '', limitType: 0, limitValue: 0, requestId: 'r1' } as const;
  const order = startCharging(world, DRIVERS.lin.driverId, { ...wish, payMode });
  world.clock.advance(120_000);
  await call('cps.getChargingOrder', { orderNo: order.orderNo });
  expect(actions.some(isPrepaidChargingFinishedAction)).toBe(false);
  stopCharging(world, order);
  world.clock.advance(60_000);
  await call('cps.getChargingOrder', { orderNo: order.orderNo });
  expect(actions.some(isPrepaidChargingFinishedAction)).toBe(expected);
});
