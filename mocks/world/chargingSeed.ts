import { chargingBill } from './chargingOrders';
import type { ChargingOrderRow, GunRow, PricePeriodRow, StationRow } from './chargingTables';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './clock';
import { newChargingOrder } from './newChargingOrder';
import { CENTRE, DRIVERS, PLATES } from './seed';
import type { World } from './World';

/** Guns of the first station that stand for what can happen at a charger. */
export const GUNS = {
  /** The default driver charges here since 42 minutes. */
  running: 'gun-1-3A',
  /** Plugged into the driver's car, waiting. */
  ready: 'gun-1-1A',
  /** Free; nobody plugs it in unless told to. */
  unplugged: 'gun-1-2A',
  /** The car says no. */
  unwilling: 'gun-1-4A',
  /** Does not obey a stop. */
  deaf: 'gun-1-4B',
  broken: 'gun-1-5A',
  offline: 'gun-1-6B',
  /** Alternating current, plugged in. */
  slow: 'gun-1-7A',
} as const;

/** A VIN with a right check digit, active for the default driver. */
export const SEEDED_VIN = 'LSVAA41J8E2184841';
export const SEEDED_CARD = { cardId: 'card-1', password: '135790' } as const;

const SERVICE_FEN = 45;
/** Hours of the day, the tag, and the price of electricity as a multiple of the flat one. */
const DAY = [
  [0, 8, '谷', 0.4],
  [8, 10, '平', 1],
  [10, 12, '峰', 1.5],
  [12, 14, '平', 1],
  [14, 17, '峰', 1.5],
  [17, 19, '尖', 1.9],
  [19, 24, '平', 1],
] as const;

/** The day of a station whose flat price, with service, is `flatFen` cents per kWh. */
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

const stations = (now: number): StationRow[] => [
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
  /** Free ones at the start. */
  left: number;
  firstDevice: number;
  gunsPerDevice: 1 | 2;
}

/** The guns of one kind. Those not in `special` are other people's as well, as many of them taken as leaves `left` free. */
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

const allGuns = (now: number): GunRow[] => [
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

const order = (orderNo: string, startAt: number, more: Partial<ChargingOrderRow> = {}): ChargingOrderRow =>
  newChargingOrder({
    orderNo,
    requestId: `seeded-${orderNo}`,
    driverId: DRIVERS.lin.driverId,
    gunNo: GUNS.running,
    plateNo: PLATES.free,
    vin: '',
    startMode: 1,
    limitType: 0,
    limitValue: 0,
    payMode: 2,
    car: { capacityKwh: 82, maxKw: 90, startSoc: 18 },
    createdAt: startAt - 8_000,
    startAt,
    ...more,
  });

/** An order of some days ago that the driver stopped, with its bill. */
const endedOrder = (orderNo: string, startAt: number, minutes: number): ChargingOrderRow => {
  const endAt = startAt + minutes * MINUTE_MS;
  return order(orderNo, startAt, { stopAskedAt: endAt - 5_000, endAt, stopReason: 1, billedAt: endAt + 10_000 });
};

function addPaidOrder(world: World): void {
  const paid = endedOrder('charging-2', world.clock.now() - 2 * DAY_MS, 36);
  const at = (paid.billedAt ?? 0) + MINUTE_MS;
  const payId = 'P-charging-2';
  const { driverId, orderNo } = paid;
  const part = {
    bizType: 7,
    orderNo,
    uniqueId: '',
    parkId: '',
    title: '充电费 市民中心充电站',
    couponCents: 0,
  } as const;
  world.tables.charging.orders.push(paid);
  const { due: cents } = chargingBill(world, paid);
  paid.paid.push({ payId, cents, couponCents: 0, at });
  world.tables.takings.push({ payId, payChannel: 3, cents });
  world.tables.payments.push({
    payId,
    requestId: paid.requestId,
    asked: '',
    driverId,
    payChannel: 3,
    isBatch: false,
    couponId: null,
    parts: [{ ...part, due: cents, cents, state: 2, failReason: '' }],
    cents,
    state: 2,
    failReason: '',
    openedAt: at,
    expireAt: at,
    settleAt: at,
    paidAt: at,
    leaveBy: null,
    leaveFreeMinutes: 0,
    returnPath: '/home',
    refunded: 0,
  });
}

/** Stations, guns, the default driver's orders, his VIN and his cards. */
export function seedCharging(world: World): void {
  const now = world.clock.now();
  const { charging } = world.tables;
  const { driverId } = DRIVERS.lin;
  charging.stations = stations(now);
  charging.guns = allGuns(now);
  charging.orders = [order('charging-1', now - 42 * MINUTE_MS)];
  addPaidOrder(world);
  const known = { driverId, plateNo: PLATES.free, rejectReason: '' };
  charging.vins = [{ ...known, vinId: 'vin-1', vin: SEEDED_VIN, addedAt: now - 30 * DAY_MS }];
  charging.cards = [
    { ...SEEDED_CARD, driverId, cardNo: '8100123456781234', balance: 2_600, state: 1, failures: 0 },
    { cardId: 'card-2', driverId, cardNo: '8100123456785678', password: '246802', balance: 0, state: 2, failures: 0 },
  ];
  charging.collected = [{ driverId, stationId: 'station-2' }];
}

/** A full car that stands at its gun beyond the free minutes. */
export function seedFullCar(world: World): void {
  const startAt = world.clock.now() - 100 * MINUTE_MS;
  const gun = world.tables.charging.guns.find(({ gunNo }) => gunNo === GUNS.ready);
  if (gun !== undefined) gun.pluggedAt = startAt - MINUTE_MS;
  world.tables.charging.orders.push(
    order('charging-3', startAt, { gunNo: GUNS.ready, car: { capacityKwh: 60, maxKw: 90, startSoc: 20 } }),
  );
}

/** A bill of this morning that nobody has paid. */
export function seedUnpaidCharging(world: World): void {
  world.tables.charging.orders.push(endedOrder('charging-4', world.clock.now() - 4 * HOUR_MS, 25));
}
