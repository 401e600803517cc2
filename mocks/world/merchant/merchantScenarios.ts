import { SECOND_MS } from '@/lib/timeUnits';

import type { Scenario, World } from '../World';

const bookshop = (world: World) =>
  world.tables.merchant.merchants.filter(({ merchantId }) => merchantId === 'merchant-1');

export const merchantScenarios = {
  merchantStopped: {
    label: '商户已停用',
    change: (world) => {
      for (const merchant of bookshop(world)) merchant.state = 2;
    },
  },
  merchantDayLimit: {
    label: '商户今天只能再发1张券',
    change: (world) => {
      for (const merchant of bookshop(world)) merchant.dayLimit = 1;
    },
  },
  merchantLastCoupon: {
    label: '商户的券都只剩1张',
    change: (world) => {
      for (const stock of world.tables.merchant.stock) stock.leftNum = Math.min(1, stock.leftNum);
    },
  },
  merchantCouponEnds: {
    label: '商户的券30秒后到期',
    change: (world) => {
      const endAt = world.clock.now() + 30 * SECOND_MS;
      for (const stock of world.tables.merchant.stock) stock.endAt = Math.min(endAt, stock.endAt);
    },
  },
} satisfies Record<string, Scenario>;
