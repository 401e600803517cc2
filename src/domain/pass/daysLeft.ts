import { DAY_MS } from '@/lib/timeUnits';

// Counted without the calendar's library, which would be one more file that the reminder on home could miss.

/** A pass that ends within these days is reminded of (Rule 10.1). */
const REMINDER_DAYS = 7;

/** Days left, the running one included; 0 after the end. */
export const daysLeft = (endMs: number, nowMs: number): number => Math.max(0, Math.ceil((endMs - nowMs) / DAY_MS));

/** Whether the driver is reminded to renew: up to 7 days before the end, and after it. */
export const isNearEnd = (endMs: number, nowMs: number): boolean => Math.abs(endMs - nowMs) <= REMINDER_DAYS * DAY_MS;
