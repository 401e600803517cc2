import { CHARGING_ORDER_STATE, type ChargingOrderState } from '@/domain/charging/chargingCodes';

/**
 * The phase of an order as shown to the driver. `checking`: the state is unknown to this app (处理中), or its bill is
 * checked by hand. A prepayment is paid before charging starts.
 */
export type ChargingOrderPhase =
  | 'prepaying'
  | 'starting'
  | 'charging'
  | 'stopping'
  | 'settling'
  | 'checking'
  | 'unpaid'
  | 'finished'
  | 'refunding'
  | 'refunded'
  | 'startFailed'
  | 'cancelled';

const PHASES: Readonly<Record<ChargingOrderState, ChargingOrderPhase>> = {
  [CHARGING_ORDER_STATE.unknown]: 'checking',
  [CHARGING_ORDER_STATE.starting]: 'starting',
  [CHARGING_ORDER_STATE.charging]: 'charging',
  [CHARGING_ORDER_STATE.stopping]: 'stopping',
  [CHARGING_ORDER_STATE.settling]: 'settling',
  [CHARGING_ORDER_STATE.abnormal]: 'checking',
  [CHARGING_ORDER_STATE.unpaid]: 'unpaid',
  [CHARGING_ORDER_STATE.finished]: 'finished',
  [CHARGING_ORDER_STATE.refunding]: 'refunding',
  [CHARGING_ORDER_STATE.refunded]: 'refunded',
  [CHARGING_ORDER_STATE.startFailed]: 'startFailed',
  [CHARGING_ORDER_STATE.cancelled]: 'cancelled',
};

/** Maps the server's state to a phase. `startTime` is empty until energy has flowed. */
export function toChargingOrderPhase({
  orderState,
  startTime,
}: {
  orderState: ChargingOrderState;
  startTime?: string;
}): ChargingOrderPhase {
  const isPrepaying = orderState === CHARGING_ORDER_STATE.unpaid && startTime === '';
  return isPrepaying ? 'prepaying' : PHASES[orderState];
}

/** In chronological order. */
const ACTIVE_PHASES: readonly ChargingOrderPhase[] = ['starting', 'charging', 'stopping'];

/** Whether the gun is still active for this order. */
export const isActiveChargingPhase = (phase: ChargingOrderPhase): boolean => ACTIVE_PHASES.includes(phase);

const POLLED_PHASES: ReadonlySet<ChargingOrderPhase> = new Set([
  ...ACTIVE_PHASES,
  'settling',
  'checking',
  'prepaying',
  'refunding',
]);

/** Whether the state will change without an action of the driver, so that it is polled. */
export const shouldPollChargingOrderPhase = (phase: ChargingOrderPhase): boolean => POLLED_PHASES.has(phase);

/**
 * The phase to show for an active order on which its charger also reports. Either source may be older: a start or stop
 * that one has reported is not reverted by the other. The end is taken from the order, or from a charger that is ahead
 * of it.
 */
export function pickLaterChargingPhase(order: ChargingOrderPhase, reading: ChargingOrderPhase): ChargingOrderPhase {
  if (!ACTIVE_PHASES.includes(order)) return order;
  if (!ACTIVE_PHASES.includes(reading)) return reading;
  return ACTIVE_PHASES.indexOf(order) > ACTIVE_PHASES.indexOf(reading) ? order : reading;
}
