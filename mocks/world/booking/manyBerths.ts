import { LOTS } from '../core/seeded';
import type { BerthRow } from './bookingTables';

/** As many as the largest lot of an operator lets drivers book: 300 on one floor and 200 on the next. */
const FLOORS = [
  { floor: 'B1', area: 'A区', count: 300 },
  { floor: 'B2', area: 'B区', count: 200 },
] as const;
/** A stretch of the first floor that is closed. It is longer than what a phone shows at once. */
const CLOSED = { from: 60, to: 120 };

/** What a lot lacks until it has 500 ordinary berths. */
export function manyBerths(before: readonly BerthRow[]): BerthRow[] {
  const own = before.filter(({ parkId, berthType }) => parkId === LOTS.city && berthType === 1);
  const [pattern] = own;
  if (pattern === undefined) throw new Error('The lot has berths');
  return FLOORS.flatMap(({ floor, area, count }) => {
    const had = own.filter((row) => row.floor === floor && row.area === area).length;
    return Array.from({ length: count - had }, (_, index): BerthRow => {
      const number = had + index + 1;
      return {
        ...pattern,
        ...{ floor, area, carPlateNo: '' },
        berthId: `berth-${floor}-${String(number)}`,
        berthNo: `${area.slice(0, 1)}-${String(number).padStart(3, '0')}`,
        isClosed: floor === 'B1' && number > CLOSED.from && number <= CLOSED.to,
      };
    });
  });
}
