import * as wire from '@/services/schema/wire';

/**
 * The hours of a week in which parking is allowed: weekdays 1 (Monday) to 7, each `HH:mm`. An end before the start is
 * on the next morning.
 */
export const weeklyParkingHoursSchema = wire.entity({
  weekDays: wire.list(wire.count()),
  start: wire.text(),
  end: wire.text(),
});
