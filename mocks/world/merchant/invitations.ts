import { DAY_MS } from '@/lib/timeUnits';

import type { DriverRow, InvitationRow } from '../account/accountTables';
import { Refusal, REFUSALS } from '../core/Refusal';
import { DRIVERS } from '../core/seeded';
import { issueCoupon } from '../coupons/coupons';
import type { CouponRow } from '../coupons/couponTables';
import type { World } from '../World';
import { claimGift, GIFT, GIFT_DAYS, hasClaimed } from './merchantCodes';

/** How many gifts one driver's invitation gives. */
const MOST_INVITED = 10;
/** Who has registered longer ago is no new driver. */
const NEW_FOR_MS = 7 * DAY_MS;

/** Codes that the tests and the control page know. The second one has given all its gifts. */
export const INVITE_CODES = { open: 'LINXIAO88', spent: 'HUANGHE66' } as const;

/** The first driver's invitation has gifts left; that of the third has none. */
export function seedInvitations(world: World): void {
  world.tables.invitations = [
    { code: INVITE_CODES.open, driverId: DRIVERS.lin.driverId, invited: ['driver-900', 'driver-901'] },
    {
      code: INVITE_CODES.spent,
      driverId: DRIVERS.huang.driverId,
      invited: Array.from({ length: MOST_INVITED }, (_, index) => `driver-${910 + index}`),
    },
  ];
}

export function invitationOf(world: World, code: string): InvitationRow {
  const row = world.tables.invitations.find((one) => one.code === code);
  if (row === undefined) throw new Refusal(REFUSALS.notFound, '邀请链接无效');
  return row;
}

export const giftsLeft = ({ invited }: InvitationRow): number => MOST_INVITED - invited.length;

/** The invitation of a driver. It is made when they first ask for it. */
export function ownInvitationOf(world: World, driverId: string): InvitationRow {
  const known = world.tables.invitations.find((one) => one.driverId === driverId);
  if (known !== undefined) return known;
  const row = { code: world.randomText(10), driverId, invited: [] };
  world.tables.invitations.push(row);
  return row;
}

/** The gift of a new driver who came by an invitation. The driver who has sent it gets a coupon too. */
export function claimInvitation(world: World, driver: DriverRow, code: string): CouponRow[] {
  const row = invitationOf(world, code);
  if (row.driverId === driver.driverId) throw new Refusal(REFUSALS.badRequest, '不能领取自己的邀请礼包');
  if (hasClaimed(world, driver.driverId)) throw new Refusal(REFUSALS.couponReceived, '新用户礼包已领取过');
  const isNew = driver.registeredAt !== undefined && world.clock.now() - driver.registeredAt <= NEW_FOR_MS;
  if (!isNew) throw new Refusal(REFUSALS.badRequest, '邀请礼包仅限新注册用户领取');
  if (giftsLeft(row) <= 0) throw new Refusal(REFUSALS.soldOut, '该邀请的礼包已领完');
  row.invited.push(driver.driverId);
  const endAt = world.clock.now() + GIFT_DAYS * DAY_MS;
  issueCoupon(world, { ...GIFT, driverId: row.driverId, endAt, sourceName: '邀请有礼' });
  return claimGift(world, driver, '');
}
