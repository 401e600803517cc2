import { DAY_MS } from '@/lib/timeUnits';

import { DRIVERS, LOTS } from '../core/seeded';
import type { World } from '../World';
import type { OwnerApplicationRow } from './accountTables';
import { APPLICATION_REVIEW_MS, reviewApplications } from './ownerApplications';

/** The room of a driver whom nobody else can follow as its owner. */
export const OWNED_ROOM = { areaName: '会展中心南广场停车场', parkId: LOTS.office, roomNo: '8-1-1201' } as const;

const { lin, huang } = DRIVERS;
const FORM = {
  ownerType: 1,
  name: '林晓',
  idCard: '11010519491231002X',
  phone: lin.phone,
  plates: ['粤B12345'],
  pictures: ['/__mocks/pictures/licence-front.svg'],
} as const;

type Asked = Pick<OwnerApplicationRow, 'areaName' | 'parkId' | 'roomNo'> & Partial<OwnerApplicationRow>;

/** One registration of each state for the first driver; another driver owns a room. */
export function seedOwnerApplications(world: World): void {
  const add = (driverId: string, sinceMs: number, asked: Asked) => {
    const applyId = world.nextId('OA');
    const appliedAt = world.clock.now() - sinceMs;
    const fresh = { reviewedAt: null, reasons: [], state: 1 as const };
    const given = { ...FORM, plates: [...FORM.plates], pictures: [...FORM.pictures] };
    world.tables.ownerApplications.push({ ...given, ...fresh, ...asked, applyId, driverId, appliedAt });
  };
  add(huang.driverId, 40 * DAY_MS, { ...OWNED_ROOM, name: '黄河', phone: huang.phone, plates: [] });
  add(lin.driverId, 30 * DAY_MS, { areaName: '市民中心地下停车场', parkId: LOTS.city, roomNo: '2-1-803' });
  add(lin.driverId, 2 * DAY_MS, { areaName: '莲花二村', parkId: '', roomNo: '12-402', ownerType: 2 });
  add(lin.driverId, APPLICATION_REVIEW_MS / 2, { areaName: '景田花园', parkId: '', roomNo: '5-2-306' });
  reviewApplications(world);
}
