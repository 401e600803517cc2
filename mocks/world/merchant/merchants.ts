import { Refusal, REFUSALS } from '../core/Refusal';
import type { World } from '../World';
import type { MerchantRow, StockRow } from './merchantTables';

export const roleOf = ({ staff }: MerchantRow, driverId: string): 1 | 2 | null =>
  staff.find((one) => one.driverId === driverId)?.role ?? null;

export const merchantsOf = (world: World, driverId: string): MerchantRow[] =>
  world.tables.merchant.merchants.filter((row) => roleOf(row, driverId) !== null);

/** A merchant that this driver acts for. Any other merchant is treated as if it did not exist. */
export function merchantOf(world: World, driverId: string, merchantId: string): MerchantRow {
  const merchant = merchantsOf(world, driverId).find((row) => row.merchantId === merchantId);
  if (merchant === undefined) throw new Refusal(REFUSALS.notFound, '商户不存在');
  return merchant;
}

export function stockOf(world: World, driverId: string, merchantCouponId: string): StockRow {
  const stock = world.tables.merchant.stock.find((row) => row.merchantCouponId === merchantCouponId);
  if (stock === undefined) throw new Refusal(REFUSALS.notFound, '优惠券不存在');
  merchantOf(world, driverId, stock.merchantId);
  return stock;
}

/** The state as in MERCHANT_COUPON_STATE of the wire. */
export function stockStateOf(world: World, { withdrawn, endAt, leftNum }: StockRow): 1 | 2 | 3 | 4 {
  if (withdrawn !== '') return 4;
  if (endAt < world.clock.now()) return 3;
  return leftNum <= 0 ? 2 : 1;
}

export const merchantById = (world: World, merchantId: string): MerchantRow => {
  const merchant = world.tables.merchant.merchants.find((row) => row.merchantId === merchantId);
  if (merchant === undefined) throw new Refusal(REFUSALS.notFound, '商户不存在');
  return merchant;
};
