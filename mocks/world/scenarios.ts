import { DAY_MS, MINUTE_MS } from '@/lib/timeUnits';

import { seedPeopleAndPlaces } from './account/accountSeed';
import { expireAccessTokens } from './account/tokens';
import { seedBookings } from './booking/bookingSeed';
import { seedCharging, seedFullCar, seedUnpaidCharging } from './charging/seed/chargingSeed';
import { DRIVERS, LOTS, PLATES } from './core/seeded';
import { seedInvoices } from './invoices/invoiceSeed';
import { seedMerchants } from './merchant/merchantSeed';
import { seedKeptAndAppealed } from './parking/recordSeed';
import { addStay, seedArrears, seedRecords, seedRunningStays, seedVisitors } from './parking/staySeed';
import { seedSpecial } from './passes/passSeed';
import { manyLots } from './places/manyLots';
import { seedWallets } from './wallet/walletSeed';
import type { World } from './World';

/** Names and what the control page calls them. */
export const SCENARIOS = {
  default: '默认：三辆车，两笔欠费',
  nothingOwed: '什么都不欠',
  oneArrears: '一笔欠费',
  manyArrears: '12笔欠费，三个停车场',
  arrears999: '999笔欠费',
  lots9999: '9999个停车场，四座城市',
  chargingOnly: '只做充电的运营商',
  parkingAndCharging: '停车和充电都做',
  chargingKept: '充电已满，枪还没有拔',
  chargingUnpaid: '有一笔充电订单待支付',
  roadside: '一辆车停在路内泊位，正在计费',
  visitorFriendly: '所有停车场都允许游客缴费',
  paymentSettlesLate: '支付20秒后才到账',
  paymentNeverSettles: '支付一直不到账',
  partlyFailingBatch: '批量缴费部分失败',
  feeQueryFails: '在停车辆查费失败',
  tokenExpired: '登录刚刚过期',
  opsRecording: '运营正在查看林晓的会话',
  slow: '每个接口慢2秒',
  down: '所有服务不可用',
} as const;

export type ScenarioName = keyof typeof SCENARIOS;

export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(SCENARIOS, name);

const LATE_MS = 20_000;
const SLOW_MS = 2_000;
const DAY_MINUTES = DAY_MS / MINUTE_MS;

function addArrears(world: World, count: number): void {
  const lots = [LOTS.roadside, LOTS.mall, LOTS.hospital];
  const plates = [PLATES.running, PLATES.period];
  for (let index = 0; index < count; index += 1) {
    addStay(world, {
      plateNo: plates[index % plates.length] ?? PLATES.running,
      parkId: lots[index % lots.length] ?? LOTS.mall,
      minutesAgo: (index + 2) * DAY_MINUTES,
      stayedMinutes: 65 + ((index * 37) % 300),
      berthNo: index % lots.length === 0 ? `A${String(index + 1).padStart(4, '0')}` : '',
    });
  }
}

function seedBills(world: World, arrears: (world: World) => void): void {
  seedRunningStays(world);
  arrears(world);
  seedRecords(world);
  seedVisitors(world);
}

const BILLS: Partial<Record<ScenarioName, (world: World) => void>> = {
  nothingOwed: (world) => {
    addStay(world, { plateNo: PLATES.free, parkId: LOTS.mall, minutesAgo: 8, plateColor: 5 });
    seedRecords(world);
    seedVisitors(world);
  },
  roadside: (world) => {
    addStay(world, { plateNo: PLATES.running, parkId: LOTS.roadside, minutesAgo: 50, berthNo: 'A0131' });
    seedArrears(world);
    seedRecords(world);
    seedVisitors(world);
  },
  oneArrears: (world) => {
    seedBills(world, () => {
      addArrears(world, 1);
    });
  },
  manyArrears: (world) => {
    seedBills(world, () => {
      addArrears(world, 12);
    });
  },
  arrears999: (world) => {
    seedBills(world, () => {
      addArrears(world, 999);
    });
  },
};

const CHANGES: Partial<Record<ScenarioName, (world: World) => void>> = {
  chargingOnly: (world) => Object.assign(world.settings, { platBizType: 2, hasCharging: true }),
  parkingAndCharging: (world) => Object.assign(world.settings, { platBizType: 3, hasCharging: true }),
  chargingKept: (world) => {
    Object.assign(world.settings, { platBizType: 3, hasCharging: true });
    seedFullCar(world);
  },
  chargingUnpaid: (world) => {
    Object.assign(world.settings, { platBizType: 3, hasCharging: true });
    seedUnpaidCharging(world);
  },
  visitorFriendly: (world) => {
    for (const lot of world.tables.lots) lot.demandsLogin = false;
  },
  paymentSettlesLate: (world) => Object.assign(world.settings, { settleAfterMs: LATE_MS }),
  paymentNeverSettles: (world) => Object.assign(world.settings, { settleAfterMs: null }),
  partlyFailingBatch: (world) => Object.assign(world.settings, { failingLots: [LOTS.mall] }),
  lots9999: ({ tables }) => {
    tables.lots.push(...manyLots(9_999 - tables.lots.length));
  },
  feeQueryFails: (world) => Object.assign(world.settings, { failingFeePlates: [PLATES.running] }),
  tokenExpired: expireAccessTokens,
  opsRecording: (world) => Object.assign(world.settings, { opsRecordingDrivers: [DRIVERS.lin.driverId] }),
  slow: (world) => {
    world.faults.set('*', { kind: 'slow', ms: SLOW_MS });
  },
  down: (world) => {
    world.faults.set('*', { kind: 'http500' });
  },
};

/** Fills an empty world. */
export function startScenario(world: World, name: ScenarioName): void {
  seedPeopleAndPlaces(world);
  seedWallets(world);
  const bills = BILLS[name];
  if (bills === undefined) seedBills(world, seedArrears);
  else bills(world);
  seedKeptAndAppealed(world);
  seedBookings(world);
  seedCharging(world);
  seedSpecial(world);
  seedMerchants(world);
  seedInvoices(world);
  CHANGES[name]?.(world);
}
