import { DAY_MS } from '@/lib/timeUnits';

import { DRIVERS, PLATES } from '../core/seeded';
import type { World } from '../World';

/** 林晓 has one certified plate, and a withholding that is paused because of arrears. */
export function seedVehicles(world: World): void {
  const now = world.clock.now();
  const { driverId } = DRIVERS.lin;
  world.tables.plateMaterials = [
    {
      materialId: 'material-1',
      driverId,
      materialKind: 1,
      plateNo: PLATES.running,
      plateColor: 1,
      ownerName: '林晓',
      idCard: '11010519491231002X',
      certificateNo: '',
      expireDate: '',
      materials: [
        { materialType: 1, picUrl: '/__mocks/pictures/licence-front.svg' },
        { materialType: 2, picUrl: '/__mocks/pictures/licence-back.svg' },
      ],
      appliedAt: now - 10 * DAY_MS,
      reviewedAt: now - 9 * DAY_MS,
      reasons: [],
      state: 2,
    },
  ];
  world.tables.withholdings.push({
    withholdId: 'withhold-1',
    driverId,
    plateId: 'plate-3',
    plateNo: PLATES.period,
    payChannel: 3,
    order: 1,
    askedAt: now - DAY_MS,
    openAt: now - DAY_MS,
    returnPath: '/home',
  });
}
