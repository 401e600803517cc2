import { type CouponSummary, couponValueText } from '@/domain/coupon/couponText';
import { type IdempotentRequestStage, isBusyRequestStage } from '@/flows/requests/requestStages';
import { mergeTextsByLabel } from '@/lib/mergeTextsByLabel';
import type { Invitation, OwnInvitation } from '@/services/coupon/invitations';
import { INVITATION_STATE } from '@/services/coupon/invitations';
import { requestFailureText } from '@/widgets/loading/requestText';

type GiftCoupon = Pick<CouponSummary, 'couponName' | 'couponType' | 'couponValue'>;

/** The gifts by name, with the value of each. */
export const toInvitationGiftValueRows = (gifts: readonly GiftCoupon[]) =>
  mergeTextsByLabel(gifts.map((gift) => ({ label: gift.couponName, text: couponValueText(gift) }))).map(
    ({ label, text }) => ({
      label,
      value: text,
    }),
  );

/** Who views the invitation: a visitor may register, a driver may claim the gift. */
export type InvitationAudience = 'visitor' | 'driver';

/** What the reader can still do if the invitation has no gift. */
const FALLBACK_TEXTS: Readonly<Record<InvitationAudience, string>> = {
  visitor: '仍可以注册',
  driver: '可以领取新用户礼包',
};

export const invitationTitle = (invitation: Invitation | undefined, audience: InvitationAudience): string => {
  if (invitation !== undefined && invitation.inviterName !== '') return `${invitation.inviterName}邀请您注册`;
  return audience === 'visitor' ? '注册即可使用' : '新用户礼包';
};

export const invalidInvitationText = (audience: InvitationAudience): string =>
  `邀请链接无效，${FALLBACK_TEXTS[audience]}`;

/** Why this invitation has no gift any more; empty if it has one. */
export const invitationGiftUsedUpText = ({ state }: Pick<Invitation, 'state'>, audience: InvitationAudience): string =>
  state === INVITATION_STATE.spent ? `这个邀请的礼包已领完，${FALLBACK_TEXTS[audience]}` : '';

export function invitationGiftValidityText(
  { validDays }: Pick<Invitation, 'validDays'>,
  audience: InvitationAudience,
): string {
  if (audience === 'driver') return validDays > 0 ? `领取后${validDays}天内有效` : '';
  return validDays > 0 ? `注册后领取，${validDays}天内有效` : '注册后领取';
}

/** The reward of the inviter, and how many invitations were used. */
export function toOwnInvitationFactRows({ invitedNum, leftNum, rewardText }: OwnInvitation) {
  return [
    { label: '每邀请一位得', value: rewardText },
    { label: '已邀请', value: `${invitedNum}人` },
    { label: '还可邀请', value: leftNum < 0 ? '' : `${leftNum}人` },
  ];
}

const CLAIMED_CODE = '0xd0850006';

/** Whether the request was refused because the driver has claimed the gift before. */
export const isInvitationGiftAlreadyClaimed = (stage: IdempotentRequestStage | null): boolean =>
  stage?.is === 'refused' && stage.error.code === CLAIMED_CODE;

/** Why a claim failed, or that its result is unknown; undefined otherwise. */
export function invitationGiftClaimFailureText(stage: IdempotentRequestStage | null): string | undefined {
  if (stage === null || isBusyRequestStage(stage)) return undefined;
  return stage.is === 'unconfirmed'
    ? '领取结果未确认。可以先看“我的优惠券”，稍后再点领取，会先查上次的结果，不会重复发放'
    : `领取失败。${requestFailureText(stage)}`;
}
