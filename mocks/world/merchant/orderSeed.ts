import { DAY_MS, MINUTE_MS } from '@/lib/timeUnits';

import { DRIVERS } from '../core/seeded';
import type { World } from '../World';
import { goodsOf } from './merchantOrders';

/** What the bookshop has bought: one purchase of each state that stays. What was paid lies in the stock already, or has been given. */
export function seedMerchantOrders(world: World): void {
  const now = world.clock.now();
  const buy = (orderNo: string, goodsId: string, num: number, daysAgo: number, isPaid: boolean) => {
    const goods = goodsOf(world, 'merchant-1').find((row) => row.goodsId === goodsId);
    if (goods === undefined) throw new Error(`No goods ${goodsId}`);
    const createdAt = now - daysAgo * DAY_MS;
    world.tables.merchant.orders.push({
      orderNo,
      driverId: DRIVERS.lin.driverId,
      merchantId: 'merchant-1',
      goodsId,
      num,
      cents: goods.unitCents * num,
      createdAt,
      payBy: createdAt + 15 * MINUTE_MS,
      payChannel: isPaid ? 3 : 0,
      paidAt: isPaid ? createdAt + MINUTE_MS : null,
      isClosed: !isPaid,
    });
  };
  buy('merchant-order-1', 'goods-1', 80, 60, true);
  buy('merchant-order-2', 'goods-2', 10, 45, false);
}
