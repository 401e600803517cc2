import { daysLeft, isNearEnd } from '@/domain/pass/daysLeft';
import { formatEnd } from '@/domain/pass/passTimes';
import { parseServerTime } from '@/domain/time';
import { type Pass, PASS_STATE } from '@/services/special/passes';

export interface Reminder {
  readonly orderNo: string;
  readonly title: string;
  readonly note: string;
  readonly endMs: number;
}

const HOLDS: ReadonlySet<number> = new Set([PASS_STATE.inForce, PASS_STATE.expiring]);

/** The passes that hold, end within 7 days and can be renewed, the next end first. One whose renewal waits for its payment is not reminded of. */
export function remindersOf(passes: readonly Pass[], nowMs: number): readonly Reminder[] {
  return passes
    .flatMap(({ bagOrderNo, ruleName, plates, state, canRenew, endTime }) => {
      const endMs = parseServerTime(endTime);
      if (endMs === null || endMs <= nowMs || canRenew === 0 || !HOLDS.has(state) || !isNearEnd(endMs, nowMs))
        return [];
      const plateText = plates.map(({ formatPlateNo }) => formatPlateNo).join('、');
      return [
        {
          orderNo: bagOrderNo,
          title: `${ruleName}还剩${String(daysLeft(endMs, nowMs))}天，去续费`,
          note: [plateText, `${formatEnd(endMs)} 到期，之后按临停计费`].filter((text) => text !== '').join(' · '),
          endMs,
        },
      ];
    })
    .sort((a, b) => a.endMs - b.endMs);
}
