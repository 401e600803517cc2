import { DAY_MS } from '@/lib/timeUnits';

// Implemented without dayjs, which would be another chunk that the reminder on home depends on.

/** The reminder for a pass starts this many days before its end (Rule 10.1). */
const REMINDER_DAYS = 7;

/** Days left, including today; 0 after the end. */
export const passDaysLeft = (endMs: number, nowMs: number): number => Math.max(0, Math.ceil((endMs - nowMs) / DAY_MS));

/** Whether the driver is reminded to renew: up to 7 days before the end, and after it. */
export const isPassRenewalReminderDue = (endMs: number, nowMs: number): boolean =>
  Math.abs(endMs - nowMs) <= REMINDER_DAYS * DAY_MS;
