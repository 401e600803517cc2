import { MINUTE_MS } from '@/lib/timeUnits';

import { LOTS } from '../core/seeded';
import type { Scenario } from '../World';

const LATE_MS = 20_000;

export const moneyScenarios = {
  paymentSettlesLate: {
    label: '支付20秒后才到账',
    change: (world) => Object.assign(world.settings, { settleAfterMs: LATE_MS }),
  },
  paymentNeverSettles: {
    label: '支付一直不到账',
    change: (world) => Object.assign(world.settings, { settleAfterMs: null }),
  },
  closedPaymentTakesMoney: {
    label: '支付关闭后又到账（重复支付）',
    change: (world) => Object.assign(world.settings, { closedOrdersTakeMoney: true }),
  },
  otherCashier: {
    label: '多一种支付方式：数字人民币',
    change: (world) => Object.assign(world.settings, { otherCashier: 'page' }),
  },
  unreadableCashier: {
    label: '数字人民币的收银台打不开',
    change: (world) => Object.assign(world.settings, { otherCashier: 'unreadable' }),
  },
  refundTakesLong: {
    label: '退款要等一会儿（10分钟）',
    change: (world) => Object.assign(world.settings, { refundAfterMs: 10 * MINUTE_MS }),
  },
  shortHold: {
    label: '保留时间只有1分钟',
    change: (world) => Object.assign(world.settings, { holdMs: MINUTE_MS }),
  },
  partlyFailingBatch: {
    label: '合并支付部分失败',
    change: (world) => Object.assign(world.settings, { failingLots: [LOTS.mall] }),
  },
} satisfies Record<string, Scenario>;
