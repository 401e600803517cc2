import type { ChargePhase } from '@/domain/charging/phase';
import { SECOND_MS } from '@/lib/timeUnits';

/** Time limit of a start. After it, the driver is shown that no start was reported. */
export const CHARGE_START_LIMIT_MS = 120 * SECOND_MS;

export interface ChargeStartStep {
  readonly word: string;
  readonly state: 'past' | 'now' | 'ahead';
}

/** A pending step is not worded as if it had happened. */
const STEP_LABELS: readonly Readonly<Record<ChargeStartStep['state'], string>>[] = [
  { past: '指令已下发', now: '正在下发指令', ahead: '下发指令' },
  { past: '桩已响应', now: '等待桩响应', ahead: '桩响应' },
  { past: '已启动', now: '等待启动', ahead: '启动' },
];

/**
 * The steps of a start: those that the server has confirmed are past, the next one is current.
 *
 * @param hasAnswered the charger has accepted the command
 */
export function toChargeStartSteps(phase: ChargePhase, hasAnswered: boolean): readonly ChargeStartStep[] {
  const isStarted = phase !== 'starting' && phase !== 'checking' && phase !== 'prepaying' && !hasStartEnded(phase);
  const done = [true, hasAnswered || isStarted, isStarted];
  const next = hasStartEnded(phase) ? -1 : done.indexOf(false);
  return STEP_LABELS.map((labels, index) => {
    const state = done[index] === true ? 'past' : index === next ? 'now' : 'ahead';
    return { word: labels[state], state };
  });
}

const hasStartEnded = (phase: ChargePhase): boolean => phase === 'startFailed' || phase === 'cancelled';
