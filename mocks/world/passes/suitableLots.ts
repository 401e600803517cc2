import { Refusal, REFUSALS } from '../core/Refusal';
import type { WalletRow } from '../money/moneyTables';
import type { LotRow } from '../places/placeTables';
import type { World } from '../World';
import { passOf, ruleOf } from './passes';

/** The named lots; all lots if none are named. */
const lotsNamed = ({ tables: { lots } }: World, parkIds: readonly string[]): LotRow[] =>
  parkIds.length === 0 ? lots : lots.filter(({ parkId }) => parkIds.includes(parkId));

/** The lots where this driver's coupon is valid. */
export function lotsForCoupon(world: World, driverId: string, couponId: string): LotRow[] {
  const coupon = world.tables.coupons.find((row) => row.couponId === couponId && row.driverId === driverId);
  if (coupon === undefined) throw new Refusal(REFUSALS.notFound, '优惠券不存在');
  return lotsNamed(world, coupon.parkIds);
}

/** The lots where this driver's period pass is valid. */
export const lotsForPass = (world: World, driverId: string, bagOrderNo: string): LotRow[] =>
  lotsNamed(world, ruleOf(world, passOf(world, driverId, bagOrderNo).ruleId).parkIds);

export const lotsOfWallet = (world: World, { parkIds }: WalletRow): LotRow[] => lotsNamed(world, parkIds);
