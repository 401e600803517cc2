import type { ChargePhase } from '@/domain/charging/phase';
import { SECOND_MS } from '@/lib/timeUnits';

/** A charger has this long to start. After it, the driver is told that no start was heard of. */
export const START_LIMIT_MS = 120 * SECOND_MS;

export interface StartStep {
  readonly word: string;
  readonly state: 'past' | 'now' | 'ahead';
}

/** What is awaited is not worded as if it had happened. */
const STEPS: readonly Readonly<Record<StartStep['state'], string>>[] = [
  { past: '指令已下发', now: '正在下发指令', ahead: '下发指令' },
  { past: '桩已响应', now: '等待桩响应', ahead: '桩响应' },
  { past: '已启动', now: '等待启动', ahead: '启动' },
];

/**
 * The steps of a start: what the server has said is past, the next one is awaited.
 *
 * @param hasAnswered the charger has taken the command
 */
export function startSteps(phase: ChargePhase, hasAnswered: boolean): readonly StartStep[] {
  const isStarted = phase !== 'starting' && phase !== 'checking' && phase !== 'prepaying' && !isOver(phase);
  const done = [true, hasAnswered || isStarted, isStarted];
  const next = isOver(phase) ? -1 : done.indexOf(false);
  return STEPS.map((words, index) => {
    const state = done[index] === true ? 'past' : index === next ? 'now' : 'ahead';
    return { word: words[state], state };
  });
}

const isOver = (phase: ChargePhase): boolean => phase === 'startFailed' || phase === 'cancelled';
