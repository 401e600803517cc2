import { isPassRenewalReminderDue, passDaysLeft } from '@/domain/pass/passDaysLeft';
import { formatPassEnd } from '@/domain/pass/passTimes';
import { parseServerTime } from '@/domain/time';
import { type Pass, PASS_STATE } from '@/services/special/passes';

export interface PassRenewalReminder {
  readonly orderNo: string;
  readonly title: string;
  readonly note: string;
  readonly endMs: number;
}

const ACTIVE_STATES: ReadonlySet<number> = new Set([PASS_STATE.inForce, PASS_STATE.expiring]);

/**
 * Reminders for active passes that end within 7 days and can be renewed, the earliest end first. A pass whose renewal
 * waits for payment has no reminder.
 */
export function toPassRenewalReminders(passes: readonly Pass[], nowMs: number): readonly PassRenewalReminder[] {
  return passes
    .flatMap(({ bagOrderNo, ruleName, plates, state, canRenew, endTime }) => {
      const endMs = parseServerTime(endTime);
      if (
        endMs === null ||
        endMs <= nowMs ||
        canRenew === 0 ||
        !ACTIVE_STATES.has(state) ||
        !isPassRenewalReminderDue(endMs, nowMs)
      )
        return [];
      const plateText = plates.map(({ formatPlateNo }) => formatPlateNo).join('、');
      return [
        {
          orderNo: bagOrderNo,
          title: `${ruleName}还剩${String(passDaysLeft(endMs, nowMs))}天，去续费`,
          note: [plateText, `${formatPassEnd(endMs)} 到期，之后按临停计费`].filter((text) => text !== '').join(' · '),
          endMs,
        },
      ];
    })
    .sort((a, b) => a.endMs - b.endMs);
}
