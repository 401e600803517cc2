import { CHARGING_STATE, type ChargingState } from '@/domain/charging/chargingCodes';

/**
 * What a driver has to know about an order. `checking`: the state is not known to this program (处理中), or its bill is checked by hand. A prepayment is
 * paid before anything starts.
 */
export type ChargePhase =
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

const PHASES: Readonly<Record<ChargingState, ChargePhase>> = {
  [CHARGING_STATE.unknown]: 'checking',
  [CHARGING_STATE.starting]: 'starting',
  [CHARGING_STATE.charging]: 'charging',
  [CHARGING_STATE.stopping]: 'stopping',
  [CHARGING_STATE.settling]: 'settling',
  [CHARGING_STATE.abnormal]: 'checking',
  [CHARGING_STATE.unpaid]: 'unpaid',
  [CHARGING_STATE.finished]: 'finished',
  [CHARGING_STATE.refunding]: 'refunding',
  [CHARGING_STATE.refunded]: 'refunded',
  [CHARGING_STATE.startFailed]: 'startFailed',
  [CHARGING_STATE.cancelled]: 'cancelled',
};

/** The phase that the server's state means. `startTime` is empty until energy has flowed. */
export function phaseOf({ orderState, startTime }: { orderState: ChargingState; startTime?: string }): ChargePhase {
  const isPrepaying = orderState === CHARGING_STATE.unpaid && startTime === '';
  return isPrepaying ? 'prepaying' : PHASES[orderState];
}

/** In the order in which they follow each other. */
const RUNNING: readonly ChargePhase[] = ['starting', 'charging', 'stopping'];

/** Whether the gun is still at work for this order. */
export const isRunning = (phase: ChargePhase): boolean => RUNNING.includes(phase);

const OPEN: ReadonlySet<ChargePhase> = new Set([...RUNNING, 'settling', 'checking', 'prepaying', 'refunding']);

/** Whether the server is going to say something new by itself, so that it is asked again. */
export const isMoving = (phase: ChargePhase): boolean => OPEN.has(phase);

/**
 * The phase to show of a running order that its charger reports on too. Either may be the older word: neither a start nor a stop that the server has said
 * once is taken back by the other. What has ended is said by the order, or by a charger that is ahead of it.
 */
export function laterPhase(order: ChargePhase, reading: ChargePhase): ChargePhase {
  if (!RUNNING.includes(order)) return order;
  if (!RUNNING.includes(reading)) return reading;
  return RUNNING.indexOf(order) > RUNNING.indexOf(reading) ? order : reading;
}
