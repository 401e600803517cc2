import * as v from 'valibot';

import { INVITATION_STATE, invitationSchema, ownInvitationSchema } from '@/services/coupon/invitations';

import type { InvitationRow } from '../../world/account/accountTables';
import { giftsLeft, invitationOf, ownInvitationOf } from '../../world/merchant/invitations';
import { GIFT_DAYS, hasClaimed, REGISTER_GIFTS } from '../../world/merchant/merchantCodes';
import { type Endpoint, needsSession, open } from '../endpoint';
import { flag } from '../flag';
import { maskName } from '../maskName';
import { askerOf } from '../requests';

const stateOf = (row: InvitationRow) => (giftsLeft(row) > 0 ? INVITATION_STATE.open : INVITATION_STATE.spent);

export const invitationEndpoints: readonly Endpoint[] = [
  open('GET', 'coupon/v2/api/invitations/{id}', invitationSchema, v.object({}), (call) => {
    const { world, params } = call;
    const row = invitationOf(world, params['id'] ?? '');
    const asker = askerOf(call)?.driverId;
    return {
      code: row.code,
      inviterName: maskName(world.tables.drivers.find(({ driverId }) => driverId === row.driverId)?.nickName ?? ''),
      state: stateOf(row),
      gifts: REGISTER_GIFTS.map(({ couponName, couponType, couponValue }) => ({ couponName, couponType, couponValue })),
      validDays: GIFT_DAYS,
      isOwn: flag(asker === row.driverId),
      isClaimed: flag(asker !== undefined && hasClaimed(world, asker)),
    };
  }),
  needsSession('GET', 'coupon/v2/api/ownInvitation', ownInvitationSchema, v.object({}), ({ world, driver }) => {
    const row = ownInvitationOf(world, driver.driverId);
    const [first] = REGISTER_GIFTS;
    return {
      code: row.code,
      state: stateOf(row),
      invitedNum: row.invited.length,
      leftNum: giftsLeft(row),
      rewardText: first.couponName,
    };
  }),
];
