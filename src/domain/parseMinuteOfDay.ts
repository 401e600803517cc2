const CLOCK = /^(\d{2}):(\d{2})$/;

export const MINUTES_PER_DAY = 1_440;

/** `HH:mm` as minutes since midnight; `24:00` is the end of the day. Null for any other text. */
export function parseMinuteOfDay(clock: string): number | null {
  const [, hours, minutes] = (CLOCK.exec(clock) ?? []).map(Number);
  if (hours === undefined || minutes === undefined) return null;
  const minute = hours * 60 + minutes;
  return minutes < 60 && minute <= MINUTES_PER_DAY ? minute : null;
}
