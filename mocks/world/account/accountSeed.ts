import { DRIVERS, PLATES } from '../core/seeded';
import type { World } from '../World';
import type { DriverRow, PlateRow } from './accountTables';

const plate = (plateId: string, plateNo: string, plateColor: PlateRow['plateColor'], isDefault = false): PlateRow => ({
  plateId,
  plateNo,
  plateColor,
  carKind: plateColor === 5 ? 3 : 1,
  isDefault,
});

const driver = (
  { driverId, phone, password }: { driverId: string; phone: string; password: string },
  nickName: string,
  openids: string[],
  plates: PlateRow[],
): DriverRow => ({ driverId, phone, password, nickName, openids, plates, failedLogins: 0 });

/** 林晓 with three plates, 陈默 without any, 黄河 with one. */
export function seedDrivers(world: World): void {
  const { lin, chen, huang } = DRIVERS;
  world.tables.drivers = [
    driver(
      lin,
      '林晓',
      [lin.openid, lin.alipayOpenid],
      [plate('plate-1', PLATES.running, 1, true), plate('plate-2', PLATES.free, 5), plate('plate-3', PLATES.period, 1)],
    ),
    driver(chen, '陈默', [chen.openid], []),
    driver(huang, '黄河', [huang.openid], [plate('plate-4', '粤A33333', 1, true)]),
  ];
}
