import { DAY_MS } from '@/lib/timeUnits';

import { DRIVERS, LOTS } from '../core/seeded';
import type { World } from '../World';

/** What the first driver has kept and objected to: two lots, and an appeal that was rejected. Every scenario has it. */
export function seedKeptAndAppealed(world: World): void {
  const { driverId, phone } = DRIVERS.lin;
  world.tables.collectedParks = [LOTS.roadside, LOTS.city].map((parkId) => ({ driverId, parkId }));
  const paid = world.tables.stays.find((stay) => stay.paid.length > 0);
  const [payment] = paid?.paid ?? [];
  if (paid === undefined || payment === undefined) return;
  const answeredAt = payment.at + DAY_MS;
  world.tables.appeals.push({
    appealId: 'appeal-1',
    driverId,
    bizType: 1,
    uniqueId: paid.uniqueId,
    parkId: paid.parkId,
    orderNo: '',
    reasonType: 3,
    content: '实际只停了1小时',
    pictures: [],
    contactPhone: phone,
    cents: payment.cents,
    submittedAt: payment.at,
    cancelledAt: null,
    answer: {
      at: answeredAt,
      isUpheld: false,
      text: '经核对照片和缴费记录，账单无误。',
      resultCents: payment.cents,
      refundCents: 0,
    },
  });
}
