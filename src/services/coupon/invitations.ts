import { COUPON_TYPE } from '@/domain/coupon/couponType';
import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { couponApi } from './couponApi';

/** A spent invitation has no gifts left; its link still leads to the registration. */
export const INVITATION_STATE = { unknown: 0, open: 1, spent: 2 } as const;

/** A gift for registering. Money in cents. */
export const invitationGiftSchema = wire.entity({
  couponName: wire.requiredText(),
  couponType: wire.enumCode(Object.values(COUPON_TYPE), COUPON_TYPE.unknown),
  couponValue: wire.count(),
});

/** The invitation behind a link. */
export const invitationSchema = wire.entity({
  code: wire.id(),
  /** Masked by the server: 林*. */
  inviterName: wire.text(),
  state: wire.enumCode(Object.values(INVITATION_STATE), INVITATION_STATE.unknown),
  gifts: wire.list(invitationGiftSchema),
  /** The days for which a gift is valid after it is claimed; 0 if unknown. */
  validDays: wire.count(),
  /** Whether the driver of the session has sent it. */
  isOwn: wire.flag(),
  /** Whether the driver of the session has already claimed the gift of a new driver. */
  isClaimed: wire.flag(),
});
export type Invitation = wire.Infer<typeof invitationSchema>;

/** The invitation that the driver of the session can send. */
export const ownInvitationSchema = wire.entity({
  code: wire.id(),
  state: wire.enumCode(Object.values(INVITATION_STATE), INVITATION_STATE.unknown),
  /** How many have registered with it, and how many more get a gift; -1: no limit. */
  invitedNum: wire.count(),
  leftNum: wire.count(),
  /** The driver's reward for each: 5元停车券. */
  rewardText: wire.text(),
});
export type OwnInvitation = wire.Infer<typeof ownInvitationSchema>;

export const invitationCalls = couponApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /** For visitors too. An unknown code is refused. */
    getInvitation: build.query<Invitation, { code: string }>({
      query: ({ code: invited }) => ({ path: `invitations/${encodePathSegment(invited)}` }),
      ...createEndpointResponseOptions(invitationSchema, { suppressErrors: 'unlisted' }), // the screen shows that the link is no longer valid
      providesTags: ['Coupon'],
    }),
    getOwnInvitation: build.query<OwnInvitation, void>({
      query: () => ({ path: 'ownInvitation' }),
      ...createEndpointResponseOptions(ownInvitationSchema),
      providesTags: ['Coupon'],
    }),
  }),
});
export const { useGetInvitationQuery, useGetOwnInvitationQuery } = invitationCalls;
