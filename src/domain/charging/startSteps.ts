import type { ChargePhase } from '@/domain/charging/phase';
import { SECOND_MS } from '@/lib/timeUnits';

/** A charger has this long to start. After it, the driver is told that no start was heard of. */
export const START_LIMIT_MS = 120 * SECOND_MS;

export interface StartStep {
  readonly word: string;
  readonly state: 'past' | 'now' | 'ahead';
}

/**
 * The steps of a start: what the server has said is past, the next one is awaited.
 *
 * @param hasAnswered the charger has taken the command
 */
export function startSteps(phase: ChargePhase, hasAnswered: boolean): readonly StartStep[] {
  const isStarted = phase !== 'starting' && phase !== 'checking' && phase !== 'prepaying' && !isOver(phase);
  const done = [true, hasAnswered || isStarted, isStarted];
  const next = isOver(phase) ? -1 : done.indexOf(false);
  return ['指令已下发', '桩已响应', '已启动'].map((word, index) => ({
    word,
    state: done[index] === true ? 'past' : index === next ? 'now' : 'ahead',
  }));
}

const isOver = (phase: ChargePhase): boolean => phase === 'startFailed' || phase === 'cancelled';
