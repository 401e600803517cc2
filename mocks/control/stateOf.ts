import { advanceTime } from '../world/advanceTime';
import { returnedOf } from '../world/money/refunds';
import { reckon } from '../world/parking/stays';
import type { World } from '../world/World';
import { bookingStateInShort } from './bookingControl';
import { chargingStateInShort } from './chargingControl';

/** A summary of the world for browser tests and the control page. It contains no secrets. */
export function stateOf(world: World) {
  advanceTime(world);
  const { tables } = world;
  return {
    scenario: world.scenario,
    now: world.clock.now(),
    faults: world.faults.list(),
    settings: world.settings,
    calls: world.log.list().length,
    wallets: tables.wallets.map(({ driverId, balance }) => ({ driverId, balance })),
    payments: tables.payments
      .filter(({ requestId }) => !requestId.startsWith('seeded-'))
      .map((payment) => ({
        payId: payment.payId,
        driverId: payment.driverId,
        payChannel: payment.payChannel,
        cents: payment.cents,
        state: payment.state,
        refundText: returnedOf(payment).text,
        bills: payment.parts.map(({ uniqueId, orderNo }) => (orderNo === '' ? uniqueId : orderNo)),
      })),
    ...bookingStateInShort(world),
    ...chargingStateInShort(world),
    coupons: tables.coupons.map(({ couponId, state }) => ({ couponId, state })),
    // With all 999 arrears the response would be useless.
    stays: tables.stays.slice(0, 60).map((stay) => {
      const { due, paid } = reckon(world, stay);
      const { uniqueId, parkId, plateNo, exitAt } = stay;
      return { uniqueId, parkId, plateNo, isInside: exitAt === null, due, paid };
    }),
  };
}
