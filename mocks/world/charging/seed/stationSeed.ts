import { MINUTE_MS } from '@/lib/timeUnits';

import { CENTRE } from '../../core/seeded';
import type { GunRow, PricePeriodRow, StationRow } from '../chargingTables';

/** Guns of the first station. Each represents a situation that can occur at a charger. */
export const GUNS = {
  /** The default driver has been charging here for 42 minutes. */
  running: 'gun-1-3A',
  /** Plugged into the driver's car and waiting. */
  ready: 'gun-1-1A',
  /** Free. It stays unplugged until a test plugs it in. */
  unplugged: 'gun-1-2A',
  /** The car refuses to charge. */
  unwilling: 'gun-1-4A',
  /** Never obeys a stop. */
  deaf: 'gun-1-4B',
  broken: 'gun-1-5A',
  offline: 'gun-1-6B',
  /** Alternating current, plugged in. */
  slow: 'gun-1-7A',
} as const;

const SERVICE_FEN = 45;
/** Hours of the day, the tag, and the price of electricity as a multiple of the flat price. */
const DAY = [
  [0, 8, '谷', 0.4],
  [8, 10, '平', 1],
  [10, 12, '峰', 1.5],
  [12, 14, '平', 1],
  [14, 17, '峰', 1.5],
  [17, 19, '尖', 1.9],
  [19, 24, '平', 1],
] as const;

/** The prices of a day for a station whose flat price, including service, is `flatFen` cents per kWh. */
const pricesFrom = (flatFen: number): PricePeriodRow[] =>
  DAY.map(([from, to, tag, share]) => ({
    fromMinute: from * 60,
    toMinute: to * 60,
    elecFen: Math.round((flatFen - SERVICE_FEN) * share),
    serviceFen: SERVICE_FEN,
    tag,
  }));

const station = (
  now: number,
  [stationId, stationName, stationAddr]: readonly [string, string, string],
  [east, north]: readonly [number, number],
  more: Partial<StationRow> = {},
): StationRow => ({
  stationId,
  stationName,
  stationAddr,
  openText: '营业中',
  isOpen: true,
  longitude: CENTRE.longitude + east,
  latitude: CENTRE.latitude + north,
  prices: pricesFrom(128),
  supportsBook: false,
  supportsVin: true,
  supportsCard: true,
  occupyRule: { freeMinutes: 15, perMinuteFee: 50, capFee: 5_000 },
  parkingFeeDesc: '充电免停车费2小时',
  phone: '0755-83001234',
  serviceTime: '00:00–24:00',
  openedAt: now,
  ...more,
});

/** The charging stations of the city. */
export const stations = (now: number): StationRow[] => [
  station(now, ['station-1', '市民中心充电站', '深圳市福田区福中三路地下一层'], [0.0023, 0.0031], {
    supportsBook: true,
  }),
  station(now, ['station-2', '莲花山超级充电站', '深圳市福田区红荔路6030号'], [-0.0011, 0.0152], {
    prices: pricesFrom(105),
  }),
  station(now, ['station-3', '会展中心充电站', '深圳市福田区福华三路'], [0.0052, -0.0094], { prices: pricesFrom(146) }),
  station(now, ['station-4', '香蜜湖充电站', '深圳市福田区深南大道'], [-0.0287, 0.0019], {
    openText: '暂停营业',
    isOpen: false,
  }),
  station(now, ['station-5', '华强北充电站', '深圳市福田区振华路'], [0.0269, 0.0036], { occupyRule: null }),
];

interface GunKind {
  gunType: GunRow['gunType'];
  total: number;
  /** Free guns at the start. */
  left: number;
  firstDevice: number;
  gunsPerDevice: 1 | 2;
}

/** The guns of one kind. Those not in `special` are also used by other people. So many of them are taken at the start that `left` stay free. */
function guns(
  stationNo: number,
  { gunType, total, left, firstDevice, gunsPerDevice }: GunKind,
  special: Readonly<Record<string, Partial<GunRow>>> = {},
): GunRow[] {
  const rows = Array.from({ length: total }, (_, index): GunRow => {
    const device = firstDevice + Math.floor(index / gunsPerDevice);
    const letter = index % gunsPerDevice === 0 ? 'A' : 'B';
    const gunNo = `gun-${stationNo}-${device}${letter}`;
    const own = special[gunNo];
    return {
      gunNo,
      stationId: `station-${stationNo}`,
      deviceNo: `${stationNo}0${String(device).padStart(2, '0')}`,
      deviceName: `${device}号${gunType === 1 ? '直流' : '交流'}桩`,
      gunName: `${letter}枪`,
      gunType,
      powerKw: gunType === 1 ? 60 : 7,
      spaceNo: `B1-${String(device * 2 + (letter === 'A' ? 0 : 1)).padStart(3, '0')}`,
      strangersRank: own === undefined ? 0 : null,
      pluggedAt: null,
      condition: 'fine',
      startFailure: '',
      stopDelayMs: 5_000,
      ...own,
    };
  });
  const free = rows.filter((gun) => gun.strangersRank === null && gun.pluggedAt === null && gun.condition === 'fine');
  const shared = rows.filter((gun) => gun.strangersRank !== null);
  const taken = shared.length - (left - free.length);
  for (const [index, gun] of shared.entries()) gun.strangersRank = taken - index;
  return rows;
}

const quick = (total: number, left: number): GunKind => ({ gunType: 1, total, left, firstDevice: 1, gunsPerDevice: 2 });
const slow = (total: number, left: number, firstDevice: number): GunKind => ({
  gunType: 2,
  total,
  left,
  firstDevice,
  gunsPerDevice: 1,
});

/** The guns of all stations. */
export const allGuns = (now: number): GunRow[] => [
  ...guns(1, quick(12, 4), {
    [GUNS.running]: { pluggedAt: now - 43 * MINUTE_MS },
    [GUNS.ready]: { pluggedAt: now - 2 * MINUTE_MS },
    [GUNS.unplugged]: {},
    [GUNS.unwilling]: { pluggedAt: now - 3 * MINUTE_MS, startFailure: '车辆未就绪，请检查车辆充电设置后重试' },
    [GUNS.deaf]: { pluggedAt: now - 3 * MINUTE_MS, stopDelayMs: null },
    [GUNS.broken]: { condition: 'broken' },
    [GUNS.offline]: { condition: 'offline' },
  }),
  ...guns(1, slow(8, 6, 7), { [GUNS.slow]: { pluggedAt: now - 5 * MINUTE_MS } }),
  ...guns(2, quick(20, 0)),
  ...guns(2, slow(8, 6, 11)),
  ...guns(3, quick(12, 4)),
  ...guns(4, quick(6, 0)),
  ...guns(4, slow(8, 6, 4)),
  ...guns(5, quick(12, 4)),
  ...guns(5, slow(8, 6, 7)),
];
