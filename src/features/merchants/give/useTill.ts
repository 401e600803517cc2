import { useEffect, useRef } from 'react';

import { mostFor } from '@/domain/merchant/till';
import { joinCells, type PlateCells } from '@/domain/plate/plateCells';
import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { useDraft } from '@/flows/drafts/useDraft';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import type { Merchant, MerchantCoupon } from '@/services/coupon/merchants';

import { giveRequest } from './grantRequests';
import {
  EMPTY_TILL,
  type Given,
  isGivenList,
  isTillDraft,
  nextEntry,
  type TillDraft,
  withGiven,
} from './model/tillDraft';

const NONE: readonly Given[] = [];

/** The till: what is typed, what came of the taps so far, and the one tap that gives. */
export function useTill(coupon: MerchantCoupon, merchant: Merchant | undefined) {
  const { merchantId, merchantCouponId, couponName } = coupon;
  const [draft, keep] = useDraft<TillDraft>('giveCoupons', EMPTY_TILL, isTillDraft);
  const [given, keepGiven] = useDraft('giveCoupons.given', NONE, isGivenList);
  const now = useRef({ draft, given });
  useEffect(() => {
    now.current = { draft, given };
  });
  const plateNo = joinCells(draft.entry.cells);
  const { send, findEarlier, stage, isBusy } = useSendOnce(giveRequest, `${merchantCouponId}:${plateNo}`);
  useEffect(() => {
    void findEarlier();
  }, [findEarlier]);
  const most = mostFor(coupon, merchant?.dayLeftNum ?? -1);
  const num = Math.min(Math.max(1, draft.num), Math.max(1, most));
  const give = async (cells: PlateCells, isYellow: boolean) => {
    const asked = joinCells(cells);
    const reason = draft.reason.trim();
    const color = isYellow ? { plateColor: PLATE_COLOR.yellow } : {};
    const sent = await send({ merchantId, merchantCouponId, plateNo: asked, ...color, num, reason });
    if (sent.is !== 'done' && sent.is !== 'unconfirmed') return;
    const isDone = sent.is === 'done';
    const answer = isDone ? sent.answer : undefined;
    keepGiven(
      withGiven(now.current.given, {
        grantId: isDone ? sent.id : '',
        plateNo: asked,
        couponName,
        num: answer?.num ?? num,
        revokeDeadline: answer?.revokeDeadline ?? '',
        isEarlier: isDone && sent.isEarlier,
      }),
    );
    // The next car may be typed already while the answer to this one is waited for.
    const { draft: typed } = now.current;
    if (isDone && joinCells(typed.entry.cells) === asked) keep({ ...typed, entry: nextEntry(cells), isYellow: false });
  };
  return { draft, keep, given, plateNo, num, most, stage, isBusy, give };
}
