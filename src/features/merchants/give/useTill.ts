import { useEffect, useRef } from 'react';

import { mostFor } from '@/domain/merchant/till';
import { joinCells, type PlateCells } from '@/domain/plate/plateCells';
import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { useDraft } from '@/flows/drafts/useDraft';
import { useConfirm } from '@/flows/notices/useDialogs';
import type { SentTo } from '@/flows/requests/requestKinds';
import { useSendEach } from '@/flows/requests/useSendEach';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import type { Merchant, MerchantCoupon, MerchantGrant } from '@/services/coupon/merchants';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { entryOf } from '@/ui/plate/plateEntry';

import { giveRequest } from '../parts/grantRequests';
import { againQuestion, justGivenAt } from './model/justGiven';
import {
  EMPTY_TILL,
  type Given,
  isGivenList,
  isTillDraft,
  nextEntry,
  type TillDraft,
  withGiven,
} from './model/tillDraft';
import { whyNotGiven } from './model/tillWords';

const NONE: readonly Given[] = [];

/** The till: what is typed, what came of the taps so far, and the one tap that gives. `rows`: the latest grants of the merchant, as the server lists them. */
export function useTill(coupon: MerchantCoupon, merchant: Merchant | undefined, rows: readonly MerchantGrant[]) {
  const { merchantId, merchantCouponId, couponName } = coupon;
  const [draft, keep] = useDraft<TillDraft>(`giveCoupons:${merchantId}`, EMPTY_TILL, isTillDraft);
  const [given, keepGiven] = useDraft(`giveCoupons.given:${merchantId}`, NONE, isGivenList);
  const now = useRef({ draft, given, rows });
  useEffect(() => {
    now.current = { draft, given, rows };
  });
  const confirm = useConfirm();
  const { clock } = usePorts();
  const plateNo = joinCells(draft.entry.cells);
  const subjectOf = (plate: string) => `${merchantCouponId}:${plate}`;
  const { findEarlier, stage, isBusy } = useSendOnce(giveRequest, subjectOf(plateNo));
  const { sendEach } = useSendEach(giveRequest);
  useEffect(() => {
    void findEarlier();
  }, [findEarlier]);
  const most = mostFor(coupon, merchant?.dayLeftNum ?? -1);
  const num = Math.min(Math.max(1, draft.num), Math.max(1, most));
  const hear = (cells: PlateCells, sent: SentTo<typeof giveRequest.endpoint>) => {
    if (sent.is === 'sessionOver') return;
    const asked = joinCells(cells);
    // The next car may be typed already while the answer to this one is waited for.
    const { draft: typed, given: before } = now.current;
    const isShown = joinCells(typed.entry.cells) === asked;
    const result = { grantId: '', plateNo: asked, couponName, num, revokeDeadline: '', isEarlier: false, problem: '' };
    if (sent.is === 'done') {
      const { id: grantId, isEarlier, answer } = sent;
      const { revokeDeadline = '' } = answer ?? {};
      const givenAtMs = clock.serverNow();
      const made = { ...result, grantId, isEarlier, num: answer?.num ?? num, revokeDeadline };
      keepGiven(withGiven(before, { ...made, merchantCouponId, givenAtMs }));
      if (isShown) keep({ ...typed, entry: nextEntry(cells), isYellow: false });
    } else if (sent.is === 'unconfirmed') keepGiven(withGiven(before, result));
    else if (!isShown) keepGiven(withGiven(before, { ...result, problem: whyNotGiven(sent) }));
  };
  const give = async (cells: PlateCells, isYellow: boolean) => {
    const asked = joinCells(cells);
    const wanted = { plateNo: asked, merchantCouponId };
    const nowMs = clock.serverNow();
    const beforeMs = justGivenAt(wanted, now.current.given, now.current.rows, nowMs);
    if (beforeMs !== null && !(await confirm(againQuestion(asked, couponName, num, nowMs - beforeMs)))) return;
    const reason = draft.reason.trim();
    const color = isYellow ? { plateColor: PLATE_COLOR.yellow } : {};
    const args = { merchantId, merchantCouponId, plateNo: asked, ...color, num, reason };
    // About the plate that is sent, which may have been typed in the same press.
    await sendEach([{ subject: subjectOf(asked), args }], (_, sent) => hear(cells, sent));
  };
  /** Another plate, whole, as from a code or a chip. */
  const fill = (chosen: string) => {
    const { draft: typed } = now.current;
    keep({ ...typed, entry: entryOf(chosen) ?? typed.entry, isYellow: false });
  };
  return {
    draft,
    keep,
    given,
    plateNo,
    num,
    most,
    stage,
    isBusy,
    give: (...entry: Parameters<typeof give>) => void give(...entry),
    fill,
  };
}
