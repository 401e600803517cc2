import { DAY_MS } from '@/lib/timeUnits';

import { wireDay } from '../core/calendar';
import { DRIVERS, LOTS, PLATES } from '../core/seeded';
import { openPayment, payAtCashier } from '../money/payments';
import type { World } from '../World';
import { applyForPass } from './passApplies';
import { cancelPass, openPass } from './passPurchases';
import type { PassRow, PassRuleRow } from './passTables';

const rule = (ruleId: string, ruleName: string, parkIds: string[], more: Partial<PassRuleRow>): PassRuleRow => ({
  ruleId,
  ruleName,
  parkIds,
  cycleType: 1,
  cycleCents: 30_000,
  timeRanges: [],
  maxPlates: 2,
  maxInPark: 1,
  leftNum: -1,
  materialTypes: [],
  isOpenToOwners: false,
  startRule: 1,
  minCycles: 1,
  maxCycles: 12,
  renewDaysBefore: 30,
  renewExpiredDays: 7,
  refundRule: '未开始的整周期可退，已开始的周期不退',
  description: '仅限绑定车辆使用，超出同时在场数的车辆按临停计费',
  ...more,
});

const RULES = (): PassRuleRow[] => [
  rule('rule-1', '市民中心月卡', [LOTS.city], { leftNum: 12 }),
  rule('rule-2', '市民中心·会展中心季卡', [LOTS.city, LOTS.office], {
    cycleType: 2,
    cycleCents: 100_000,
    maxPlates: 3,
    maxInPark: 2,
    maxCycles: 4,
    startRule: 3,
  }),
  rule('rule-3', '会展中心业主月卡', [LOTS.office], {
    cycleCents: 20_000,
    leftNum: 3,
    materialTypes: [1, 2],
    isOpenToOwners: true,
    description: '本停车场已登记的业主可直接办理，其他人需提交资料审核',
    startRule: 2,
    maxPlates: 1,
  }),
  rule('rule-4', '会展中心夜间月卡', [LOTS.office], {
    cycleCents: 12_000,
    timeRanges: [{ weekDays: [1, 2, 3, 4, 5], start: '18:00', end: '08:30' }],
    leftNum: 0,
    startRule: 4,
    renewExpiredDays: -1,
  }),
  rule('rule-5', '会展中心月卡', [LOTS.office], { cycleCents: 24_000 }),
];

interface BoughtPass {
  bagOrderNo: string;
  ruleId: string;
  parkId: string;
  plateNo: string;
  daysAgo: number;
  /** It began when it was bought, unless it begins in some days. */
  startsInDays?: number;
  endsInDays: number;
  cents: number;
}

/** A pass that was bought some days ago, with its payment. */
function addBought(world: World, seed: BoughtPass): PassRow {
  const now = world.clock.now();
  const { bagOrderNo, ruleId, parkId, plateNo, cents } = seed;
  const { driverId } = DRIVERS.lin;
  const at = now - seed.daysAgo * DAY_MS;
  const asked = { cycles: 1, startAt: now, endAt: now + seed.endsInDays * DAY_MS };
  const pass: PassRow = {
    bagOrderNo,
    driverId,
    ruleId,
    parkId,
    plateNos: [plateNo],
    createdAt: at,
    applyId: '',
    asked,
    purchases: [
      {
        ...asked,
        orderNo: bagOrderNo,
        cents,
        createdAt: at,
        payBy: now + DAY_MS,
        payChannel: 0,
        paidAt: null,
        refunded: 0,
        isClosed: false,
      },
    ],
    ended: null,
    endedAt: null,
  };
  world.tables.passes.push(pass);
  const request = {
    items: [{ bizType: 3, orderNo: bagOrderNo, payAmount: cents }],
    isBatch: false,
    totalAmount: cents,
    payChannel: 3,
    couponIds: [],
    requestId: `seeded-${bagOrderNo}`,
    returnPath: '/home',
  } as const;
  const payment = payAtCashier(world, openPayment(world, request, driverId).payId, 0);
  Object.assign(payment, { openedAt: at, expireAt: at, settleAt: at, paidAt: at });
  const startAt = seed.startsInDays === undefined ? at : now + seed.startsInDays * DAY_MS;
  for (const purchase of pass.purchases) Object.assign(purchase, { startAt, paidAt: at, endAt: asked.endAt });
  return pass;
}

const PAPER = {
  ...{ ownerName: '林晓', idCard: '11010519491231002X', phone: DRIVERS.lin.phone, address: '会展花园2栋1203' },
  materials: ([1, 2] as const).map((materialType) => ({ materialType, picUrl: '/__mocks/pictures/licence-front.svg' })),
};

/** Beside what is seeded, one pass of each state for 林晓. */
export function seedPassStates(world: World): void {
  const driver = world.tables.drivers.find(({ driverId }) => driverId === DRIVERS.lin.driverId);
  if (driver === undefined) throw new Error('The first driver is seeded');
  const city = { ruleId: 'rule-1', parkId: LOTS.city, cents: 30_000 };
  addBought(world, { ...city, bagOrderNo: 'pass-3', plateNo: PLATES.running, daysAgo: 27, endsInDays: 3 });
  const soon = { daysAgo: 1, startsInDays: 5, endsInDays: 36 };
  addBought(world, { ...city, ...soon, bagOrderNo: 'pass-4', plateNo: PLATES.free });
  cancelPass(
    world,
    addBought(world, { ...city, ...soon, bagOrderNo: 'pass-5', plateNo: PLATES.period, endsInDays: 66 }),
  );
  openPass(world, driver, {
    ...{ ruleId: 'rule-2', parkId: LOTS.city, plateIds: ['plate-2'], cycles: 1, acceptsOverlap: 1 },
    startDate: wireDay(world.clock.now() + 3 * DAY_MS),
  });
  const ask = { ruleId: 'rule-3', parkId: LOTS.office, cycles: 1, startDate: '', acceptsOverlap: 1 };
  const [first, second] = ['plate-1', 'plate-2'].map((plateId) =>
    applyForPass(world, driver, { ...ask, plateIds: [plateId] }, PAPER),
  );
  if (first === undefined || second === undefined) throw new Error('Two applications were made');
  Object.assign(first, {
    address: '会展花园',
    state: 3,
    reviewedAt: world.clock.now(),
    reasons: [
      { field: 'materials:2', text: '房产证明照片不清晰' },
      { field: 'address', text: '地址请写明楼栋和房号' },
    ],
  });
}

/** The passes that can be bought. 林晓 has a valid pass for the car in its area, and an expired one. */
export function seedPasses(world: World): void {
  world.tables.passRules = RULES();
  addBought(world, {
    bagOrderNo: 'pass-2',
    ruleId: 'rule-1',
    parkId: LOTS.city,
    plateNo: PLATES.running,
    daysAgo: 70,
    endsInDays: -40,
    cents: 30_000,
  });
  addBought(world, {
    bagOrderNo: 'pass-1',
    ruleId: 'rule-5',
    parkId: LOTS.office,
    plateNo: PLATES.period,
    daysAgo: 20,
    endsInDays: 11,
    cents: 24_000,
  });
}
