import type { ChargingOrderPhase } from '@/domain/charging/phase';
import { SECOND_MS } from '@/lib/timeUnits';

/** Time limit of a start. After it, the driver is shown that no start was reported. */
export const CHARGING_START_LIMIT_MS = 120 * SECOND_MS;

export interface ChargingStartStep {
  readonly word: string;
  readonly state: 'past' | 'now' | 'ahead';
}

/** A pending step is not worded as if it had happened. */
const STEP_LABELS: readonly Readonly<Record<ChargingStartStep['state'], string>>[] = [
  { past: '指令已下发', now: '正在下发指令', ahead: '下发指令' },
  { past: '桩已响应', now: '等待桩响应', ahead: '桩响应' },
  { past: '已启动', now: '等待启动', ahead: '启动' },
];

/**
 * The steps of a start: those that the server has confirmed are past, the next one is current.
 *
 * @param hasAnswered the charger has accepted the command
 */
export function toChargingStartSteps(phase: ChargingOrderPhase, hasAnswered: boolean): readonly ChargingStartStep[] {
  const isStarted = phase !== 'starting' && phase !== 'checking' && phase !== 'prepaying' && !hasStartEnded(phase);
  const done = [true, hasAnswered || isStarted, isStarted];
  const next = hasStartEnded(phase) ? -1 : done.indexOf(false);
  return STEP_LABELS.map((labels, index) => {
    const state = done[index] === true ? 'past' : index === next ? 'now' : 'ahead';
    return { word: labels[state], state };
  });
}

const hasStartEnded = (phase: ChargingOrderPhase): boolean => phase === 'startFailed' || phase === 'cancelled';
