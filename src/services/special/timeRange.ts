import { count, entity, list, text } from '@/services/transport/wire/wire';

/** Hours of a week in which parking is allowed: weekdays 1 (Monday) to 7, `HH:mm` each; an end before the start is the next morning's. */
export const timeRange = entity({ weekDays: list(count()), start: text(), end: text() });
