import { type CouponFace, couponWorth } from '@/domain/coupon/couponWords';
import { isBusyStage, type RequestStage } from '@/flows/requests/requestStages';
import { mergedFacts } from '@/lib/mergedFacts';
import type { Invitation, OwnInvitation } from '@/services/coupon/invitations';
import { INVITATION_STATE } from '@/services/coupon/invitations';
import { requestAdvice } from '@/widgets/loading/requestWords';

type Worth = Pick<CouponFace, 'couponName' | 'couponType' | 'couponValue'>;

/** The gifts by their names, with what each is worth. */
export const giftFacts = (gifts: readonly Worth[]) =>
  mergedFacts(gifts.map((gift) => ({ label: gift.couponName, text: couponWorth(gift) }))).map(({ label, text }) => ({
    label,
    value: text,
  }));

/** Who reads it: a visitor may register, a driver may have the gift. */
export type Reader = 'visitor' | 'driver';

/** What is left where an invitation gives nothing. */
const STILL: Readonly<Record<Reader, string>> = { visitor: '仍可以注册', driver: '可以领取新用户礼包' };

export const inviteTitle = (invitation: Invitation | undefined, reader: Reader): string => {
  if (invitation !== undefined && invitation.inviterName !== '') return `${invitation.inviterName}邀请您注册`;
  return reader === 'visitor' ? '注册即可使用' : '新用户礼包';
};

export const unknownWords = (reader: Reader): string => `邀请链接无效，${STILL[reader]}`;

/** Why nobody gets anything for this link; empty while they may. */
export const noGiftWords = ({ state }: Pick<Invitation, 'state'>, reader: Reader): string =>
  state === INVITATION_STATE.spent ? `这个邀请的礼包已领完，${STILL[reader]}` : '';

export function validWords({ validDays }: Pick<Invitation, 'validDays'>, reader: Reader): string {
  if (reader === 'driver') return validDays > 0 ? `领取后${validDays}天内有效` : '';
  return validDays > 0 ? `注册后领取，${validDays}天内有效` : '注册后领取';
}

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
export const isClaimed = (stage: RequestStage | null): boolean =>
  stage?.is === 'refused' && stage.error.code === CLAIMED;

/** Why a gift was not given, or that nobody knows. */
export function claimFailure(stage: RequestStage | null): string | undefined {
  if (stage === null || isBusyStage(stage)) return undefined;
  return stage.is === 'unconfirmed'
    ? '领取结果未确认。可以先看“我的优惠券”，稍后再点领取，会先查上次的结果，不会重复发放'
    : `领取失败。${requestAdvice(stage)}`;
}
