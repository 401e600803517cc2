import { type CouponFace, couponWorth } from '@/domain/coupon/couponWords';
import { mergedFacts } from '@/lib/mergedFacts';
import type { Invitation, OwnInvitation } from '@/services/coupon/invitations';
import { INVITATION_STATE } from '@/services/coupon/invitations';
import { isServiceError } from '@/services/transport/query/serviceError';
import { failureLine } from '@/widgets/loading/failureWords';

type Worth = Pick<CouponFace, 'couponName' | 'couponType' | 'couponValue'>;

/** The gifts by their names, with what each is worth. */
export const giftFacts = (gifts: readonly Worth[]) =>
  mergedFacts(gifts.map((gift) => ({ label: gift.couponName, text: couponWorth(gift) }))).map(({ label, text }) => ({
    label,
    value: text,
  }));

export const inviteTitle = (invitation: Invitation | undefined): string =>
  invitation === undefined || invitation.inviterName === '' ? '注册即可使用' : `${invitation.inviterName}邀请您注册`;

/** Why a visitor gets nothing for this link; empty while they may. */
export const noGiftWords = ({ state }: Pick<Invitation, 'state'>): string =>
  state === INVITATION_STATE.spent ? '这个邀请的礼包已领完，仍可以注册' : '';

export const validWords = ({ validDays }: Pick<Invitation, 'validDays'>): string =>
  validDays > 0 ? `注册后领取，${validDays}天内有效` : '注册后领取';

/** What an invitation brings its sender, and how far it has gone. */
export function ownFacts({ invitedNum, leftNum, rewardText }: OwnInvitation) {
  return [
    { label: '每邀请一位得', value: rewardText },
    { label: '已邀请', value: `${invitedNum}人` },
    { label: '还可邀请', value: leftNum < 0 ? '' : `${leftNum}人` },
  ];
}

const CLAIMED = '0xd0850006';

/** The gift was given before. The server gives it once, whoever asks how often. */
export const isClaimedError = (error: unknown): boolean => isServiceError(error) && error.code === CLAIMED;

/** Why a gift was not given. After a lost answer it may have been: the same press is safe. */
export function claimFailure(error: unknown): string {
  if (!isServiceError(error)) return '领取失败，请稍后重试';
  if (error.kind === 'refused') return `领取失败。${failureLine(error)}`;
  return `未收到结果。${failureLine(error)}。可以再点一次，不会重复发放`;
}
