import { DAY_MS, HOUR_MS, MINUTE_MS } from './clock';
import { feeOf } from './feeRule';
import type {
  ChargingOrderRow,
  CouponRow,
  DriverRow,
  LotRow,
  PlateRow,
  Sessions,
  Settings,
  StationRow,
  StayRow,
  Tables,
} from './tables';
import type { World } from './World';

/** Where the world lies: the centre of Shenzhen, GCJ-02 degrees; the app's own place until it knows better. */
export const CENTRE = { longitude: 114.057868, latitude: 22.543099 };

export const DRIVERS = {
  /** Three plates, arrears, coupons, a wallet. */
  lin: {
    driverId: 'driver-1',
    phone: '13800138000',
    password: 'abc12345',
    openid: 'openid-wx-1',
    alipayOpenid: 'openid-ali-1',
  },
  /** No plate, nothing owed, an empty wallet. */
  chen: { driverId: 'driver-2', phone: '13900139000', password: 'abc12345', openid: 'openid-wx-2' },
  /** One plate with one arrears bill and a wallet too small for it. */
  huang: { driverId: 'driver-3', phone: '13700137000', password: 'abc12345', openid: 'openid-wx-3' },
} as const;

/** An openid without an account. */
export const NEW_OPENID = 'openid-wx-new';
export const SEEDED_TICKET = 'ticket-of-openid-wx-1';
/** Authorization codes that exist from the start; good once each. */
export const SEEDED_OAUTH_CODES = { known: 'oauth-of-openid-wx-1', unbound: 'oauth-of-openid-wx-new' } as const;

export const PLATES = {
  running: '粤B12345',
  free: '粤BD12345',
  period: '粤B88888',
  visitorOne: '粤A11111',
  visitorSeveral: '粤A22222',
  visitorNone: '粤A00000',
  visitorMustSignIn: '粤A55555',
} as const;

export const LOTS = {
  city: 'park-1',
  mall: 'park-2',
  roadside: 'park-3',
  hospital: 'park-4',
  membersOnly: 'park-5',
  office: 'park-6',
} as const;

export const standardSettings = (): Settings => ({
  settleAfterMs: 0,
  failingLots: [],
  failingFeePlates: [],
  revokesFamilies: false,
  universalCode: '123456',
  platBizType: 1,
  hasCharging: false,
});

export const emptyTables = (): Tables => ({
  drivers: [],
  lots: [],
  stays: [],
  coupons: [],
  wallets: [],
  payments: [],
  takings: [],
  sms: [],
  history: [],
  stations: [],
  chargingOrders: [],
});

export const emptySessions = (): Sessions => ({
  access: new Map(),
  refresh: new Map(),
  challenges: new Map(),
  oAuthCodes: new Map([
    [SEEDED_OAUTH_CODES.known, DRIVERS.lin.openid],
    [SEEDED_OAUTH_CODES.unbound, NEW_OPENID],
  ]),
  tickets: new Map([[SEEDED_TICKET, DRIVERS.lin.openid]]),
  unboundOpenid: '',
});

const lot = (
  parkId: string,
  parkName: string,
  parkAddr: string,
  east: number,
  north: number,
  more: Partial<LotRow> = {},
): LotRow => ({
  parkId,
  parkName,
  parkAddr,
  parkType: 1,
  longitude: CENTRE.longitude + east,
  latitude: CENTRE.latitude + north,
  rule: { freeMinutes: 30, perHourCents: 300, dailyCapCents: 3000 },
  leaveFreeMinutes: 15,
  demandsLogin: false,
  isOnline: true,
  spaces: 320,
  freeSpaces: 86,
  freeBagSpaces: 0,
  freeBookSpaces: 0,
  supportsBag: false,
  supportsBook: false,
  supportsCharge: false,
  supportsDiffTime: false,
  phone: '0755-83000000',
  description: '',
  ...more,
});

const seedLots = (): LotRow[] => [
  lot(LOTS.city, '市民中心地下停车场', '深圳市福田区福中三路', 0.0021, 0.0035, {
    supportsBag: true,
    freeBagSpaces: 12,
    supportsBook: true,
    freeBookSpaces: -1,
    description: '24小时开放，限高2.1米',
  }),
  lot(LOTS.mall, '中心书城停车场', '深圳市福田区福中一路2014号', 0.0046, 0.0012, {
    rule: { freeMinutes: 15, perHourCents: 500, dailyCapCents: 5000 },
    supportsCharge: true,
    freeSpaces: 41,
    spaces: 540,
  }),
  lot(LOTS.roadside, '福华一路路内停车', '深圳市福田区福华一路', -0.0032, -0.0018, {
    parkType: 2,
    rule: { freeMinutes: 15, perHourCents: 400, dailyCapCents: 4000 },
    leaveFreeMinutes: 10,
    spaces: 46,
    freeSpaces: 3,
  }),
  lot(LOTS.hospital, '第二人民医院停车场', '深圳市福田区笋岗西路3002号', 0.0188, 0.0207, {
    rule: { freeMinutes: 30, perHourCents: 500, dailyCapCents: 6000 },
    spaces: 680,
    freeSpaces: 0,
  }),
  lot(LOTS.membersOnly, '创新园会员停车场', '深圳市南山区科苑南路', -0.0981, -0.0062, {
    rule: { freeMinutes: 15, perHourCents: 600, dailyCapCents: 6000 },
    demandsLogin: true,
    supportsDiffTime: true,
  }),
  lot(LOTS.office, '会展中心南广场停车场', '深圳市福田区滨河大道9003号', 0.0009, -0.0102, {
    rule: { freeMinutes: 60, perHourCents: 200, dailyCapCents: 2000 },
    supportsBag: true,
    freeBagSpaces: -1,
    supportsDiffTime: true,
    isOnline: false,
    spaces: 1200,
    freeSpaces: 517,
  }),
];

const station = (
  stationId: string,
  stationName: string,
  stationAddr: string,
  east: number,
  north: number,
  more: Partial<StationRow> = {},
): StationRow => ({
  stationId,
  stationName,
  stationAddr,
  openText: '营业中',
  longitude: CENTRE.longitude + east,
  latitude: CENTRE.latitude + north,
  pricePerKwh: 1.28,
  quick: { left: 4, total: 12 },
  slow: { left: 6, total: 8 },
  supportsBook: false,
  supportsOccupy: true,
  parkingFeeDesc: '充电免停车费2小时',
  ...more,
});

const seedStations = (): StationRow[] => [
  station('station-1', '市民中心充电站', '深圳市福田区福中三路地下一层', 0.0023, 0.0031, { supportsBook: true }),
  station('station-2', '莲花山超级充电站', '深圳市福田区红荔路6030号', -0.0011, 0.0152, {
    pricePerKwh: 1.05,
    quick: { left: 0, total: 20 },
  }),
  station('station-3', '会展中心充电站', '深圳市福田区福华三路', 0.0052, -0.0094, {
    pricePerKwh: 1.46,
    slow: { left: 0, total: 0 },
  }),
  station('station-4', '香蜜湖充电站', '深圳市福田区深南大道', -0.0287, 0.0019, {
    openText: '暂停营业',
    quick: { left: 0, total: 6 },
  }),
  station('station-5', '华强北充电站', '深圳市福田区振华路', 0.0269, 0.0036),
];

export interface StaySeed {
  plateNo: string;
  parkId: string;
  /** Minutes before now at which the car drove in. */
  minutesAgo: number;
  /** Minutes it stayed; without it, it is still inside. */
  stayedMinutes?: number;
  plateColor?: PlateRow['plateColor'];
  berthNo?: string;
  isBagCar?: boolean;
}

/** Puts a stay into the world. */
export function addStay(world: World, seed: StaySeed): StayRow {
  const startAt = world.clock.now() - seed.minutesAgo * MINUTE_MS;
  const stay: StayRow = {
    uniqueId: `stay-${String(world.tables.stays.length + 1).padStart(4, '0')}`,
    parkId: seed.parkId,
    plateNo: seed.plateNo,
    plateColor: seed.plateColor ?? 1,
    berthNo: seed.berthNo ?? '',
    startAt,
    exitAt: seed.stayedMinutes === undefined ? null : startAt + seed.stayedMinutes * MINUTE_MS,
    isBagCar: seed.isBagCar ?? false,
    paid: [],
    cleared: null,
  };
  world.tables.stays.push(stay);
  return stay;
}

/** A stay that was paid before it ended, with its payment, as found in the records. */
function addPaidStay(
  world: World,
  seed: StaySeed & { stayedMinutes: number },
  payChannel: 2 | 3,
  driverId: string,
): void {
  const stay = addStay(world, seed);
  const found = world.tables.lots.find((row) => row.parkId === stay.parkId);
  if (found === undefined || stay.exitAt === null) return;
  const { cents } = feeOf(found.rule, stay.startAt, stay.exitAt);
  const payId = world.nextId('P');
  stay.paid.push({ payId, cents, couponCents: 0, at: stay.exitAt });
  world.tables.takings.push({ payId, payChannel, cents });
  const { uniqueId, parkId } = stay;
  world.tables.payments.push({
    payId,
    requestId: `seeded-${uniqueId}`,
    asked: '',
    driverId,
    payChannel,
    isBatch: false,
    couponId: null,
    parts: [{ uniqueId, parkId, due: cents, couponCents: 0, cents, state: 2, failReason: '' }],
    cents,
    state: 2,
    failReason: '',
    openedAt: stay.exitAt,
    expireAt: stay.exitAt,
    settleAt: stay.exitAt,
    paidAt: stay.exitAt,
    leaveBy: null,
    leaveFreeMinutes: 0,
    returnPath: '/home',
  });
}

const plate = (plateId: string, plateNo: string, plateColor: PlateRow['plateColor'], isDefault = false): PlateRow => ({
  plateId,
  plateNo,
  plateColor,
  isDefault,
});

const driver = (
  { driverId, phone, password }: { driverId: string; phone: string; password: string },
  nickName: string,
  openids: string[],
  plates: PlateRow[],
): DriverRow => ({ driverId, phone, password, nickName, openids, plates, failedLogins: 0 });

const coupon = (
  couponId: string,
  couponName: string,
  couponType: CouponRow['couponType'],
  couponValue: number,
  endAt: number,
  more: Partial<CouponRow> = {},
): CouponRow => ({
  couponId,
  driverId: DRIVERS.lin.driverId,
  couponName,
  couponType,
  couponValue,
  minFee: 0,
  endAt,
  parkIds: [],
  sourceName: '平台赠送',
  state: 1,
  payId: null,
  ...more,
});

const chargingOrder = (orderNo: string, phase: ChargingOrderRow['phase'], startAt: number): ChargingOrderRow => ({
  orderNo,
  driverId: DRIVERS.lin.driverId,
  stationName: '市民中心充电站',
  deviceName: '3号直流桩',
  gunName: 'A枪',
  phase,
  startAt,
});

/** Drivers, lots, stations, coupons, wallets: what every scenario has. */
export function seedPeopleAndPlaces(world: World): void {
  const now = world.clock.now();
  const { tables } = world;
  const { lin, chen, huang } = DRIVERS;
  tables.lots = seedLots();
  tables.stations = seedStations();
  tables.drivers = [
    driver(
      lin,
      '林晓',
      [lin.openid, lin.alipayOpenid],
      [plate('plate-1', PLATES.running, 1, true), plate('plate-2', PLATES.free, 5), plate('plate-3', PLATES.period, 1)],
    ),
    driver(chen, '陈默', [chen.openid], []),
    driver(huang, '黄河', [huang.openid], [plate('plate-4', '粤A33333', 1, true)]),
  ];
  tables.wallets = [
    {
      driverId: lin.driverId,
      balance: 5000,
      gift: 1000,
      ledger: [{ at: now - 3 * DAY_MS, cents: 5000, balanceAfter: 5000, reason: '充值' }],
    },
    { driverId: chen.driverId, balance: 0, gift: 0, ledger: [] },
    {
      driverId: huang.driverId,
      balance: 100,
      gift: 0,
      ledger: [{ at: now - DAY_MS, cents: 100, balanceAfter: 100, reason: '充值' }],
    },
  ];
  const inAWeek = now + 7 * DAY_MS;
  tables.coupons = [
    coupon('coupon-1', '2元停车券', 1, 200, inAWeek, { minFee: 500, sourceName: '中心书城' }),
    coupon('coupon-2', '1小时停车券', 2, 60, inAWeek + 3 * DAY_MS),
    coupon('coupon-3', '全免停车券', 3, 0, inAWeek, { parkIds: [LOTS.hospital], sourceName: '第二人民医院' }),
    coupon('coupon-4', '停车9折券', 6, 900, inAWeek + 20 * DAY_MS),
    coupon('coupon-5', '5元停车券', 1, 500, now - DAY_MS),
    coupon('coupon-6', '3元停车券', 1, 300, inAWeek, { state: 3 }),
  ];
  tables.history = [
    { recordId: 'history-1', owner: lin.openid, plateNo: PLATES.visitorOne, plateColor: 1 },
    { recordId: 'history-2', owner: lin.openid, plateNo: PLATES.running, plateColor: 1 },
  ];
  tables.chargingOrders = [
    chargingOrder('charging-1', 1, now - 42 * MINUTE_MS),
    chargingOrder('charging-2', 3, now - 2 * DAY_MS),
  ];
}

/** The default driver's three cars: a fee of 6.00 due, within the free minutes, and in the area of its period pass. */
export function seedRunningStays(world: World): void {
  addStay(world, { plateNo: PLATES.running, parkId: LOTS.city, minutesAgo: 100 });
  addStay(world, { plateNo: PLATES.free, parkId: LOTS.mall, minutesAgo: 8, plateColor: 5 });
  addStay(world, { plateNo: PLATES.period, parkId: LOTS.office, minutesAgo: 5 * 60, isBagCar: true });
}

export function seedArrears(world: World): void {
  const day = DAY_MS / MINUTE_MS;
  addStay(world, {
    plateNo: PLATES.running,
    parkId: LOTS.roadside,
    minutesAgo: 3 * day,
    stayedMinutes: 130,
    berthNo: 'A0126',
  });
  addStay(world, { plateNo: PLATES.period, parkId: LOTS.mall, minutesAgo: 9 * day, stayedMinutes: 75 });
}

export function seedRecords(world: World): void {
  const day = DAY_MS / MINUTE_MS;
  addPaidStay(
    world,
    { plateNo: PLATES.running, parkId: LOTS.city, minutesAgo: 2 * day, stayedMinutes: 90 },
    3,
    DRIVERS.lin.driverId,
  );
  addPaidStay(
    world,
    { plateNo: PLATES.free, parkId: LOTS.mall, minutesAgo: 4 * day, stayedMinutes: 200, plateColor: 5 },
    2,
    DRIVERS.lin.driverId,
  );
}

/** Bills that a visitor finds by plate, and the third driver's. */
export function seedVisitors(world: World): void {
  const day = DAY_MS / MINUTE_MS;
  const hour = HOUR_MS / MINUTE_MS;
  addStay(world, { plateNo: PLATES.visitorOne, parkId: LOTS.mall, minutesAgo: 2 * hour - 20 });
  addStay(world, { plateNo: PLATES.visitorSeveral, parkId: LOTS.city, minutesAgo: 3 * hour - 10 });
  addStay(world, {
    plateNo: PLATES.visitorSeveral,
    parkId: LOTS.roadside,
    minutesAgo: 5 * day,
    stayedMinutes: 70,
    berthNo: 'B0031',
  });
  addStay(world, { plateNo: PLATES.visitorSeveral, parkId: LOTS.hospital, minutesAgo: 12 * day, stayedMinutes: 160 });
  addStay(world, { plateNo: PLATES.visitorMustSignIn, parkId: LOTS.membersOnly, minutesAgo: 2 * hour - 15 });
  addStay(world, { plateNo: '粤A33333', parkId: LOTS.hospital, minutesAgo: 6 * day, stayedMinutes: 100 });
}
