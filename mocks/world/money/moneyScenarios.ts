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
  partlyFailingBatch: {
    label: '批量缴费部分失败',
    change: (world) => Object.assign(world.settings, { failingLots: [LOTS.mall] }),
  },
} satisfies Record<string, Scenario>;
