import { useEffect, useRef } from 'react';

import { maxCouponGrantsPerCar } from '@/domain/merchant/couponGrants';
import { joinPlateCells, type PlateCells } from '@/domain/plate/plateCells';
import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { useDraft } from '@/flows/drafts/useDraft';
import { useConfirmDialog } from '@/flows/notices/useDialogs';
import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import { useSendRequestSequence } from '@/flows/requests/useSendRequestSequence';
import { usePorts } from '@/platform/ports/PortsContext';
import type { IdempotentEndpointOutcome } from '@/services/base/idempotentRequests/defineIdempotentRequest';
import { couponGrantRequest } from '@/services/coupon/merchantRequests';
import type { Merchant, MerchantCouponGrant, MerchantStockCoupon } from '@/services/coupon/merchants';
import { parsePlateToInputState } from '@/ui/plate/plateInputState';

import {
  addCouponGrantAttempt,
  type CouponGrantAttempt,
  type CouponGrantDraft,
  createPlateInputForNextCar,
  EMPTY_COUPON_GRANT_DRAFT,
  isCouponGrantAttemptList,
  isCouponGrantDraft,
} from './model/couponGrantDraft';
import { couponGrantFailureText } from './model/couponGrantText';
import { createRepeatCouponGrantDialog, findRecentCouponGrantMs } from './model/recentCouponGrant';

const NO_ATTEMPTS: readonly CouponGrantAttempt[] = [];

/**
 * The state of the grant form: the draft, the results so far, and the grant action.
 *
 * @param grants the latest grants of the merchant, as listed by the server
 */
export function useCouponGrantForm(
  coupon: MerchantStockCoupon,
  merchant: Merchant | undefined,
  grants: readonly MerchantCouponGrant[],
) {
  const { merchantId, merchantCouponId, couponName } = coupon;
  const [draft, saveDraft] = useDraft<CouponGrantDraft>(
    `giveCoupons:${merchantId}`,
    EMPTY_COUPON_GRANT_DRAFT,
    isCouponGrantDraft,
  );
  const [attempts, saveAttempts] = useDraft(`giveCoupons.given:${merchantId}`, NO_ATTEMPTS, isCouponGrantAttemptList);
  const latest = useRef({ draft, attempts, rows: grants });
  useEffect(() => {
    latest.current = { draft, attempts, rows: grants };
  });
  const confirm = useConfirmDialog();
  const { clock } = usePorts();
  const plateNo = joinPlateCells(draft.entry.cells);
  const requestSubject = (plate: string) => `${merchantCouponId}:${plate}`;
  const { findEarlier, stage, isBusy } = useSendRequestOnce(couponGrantRequest, requestSubject(plateNo));
  const { sendEach } = useSendRequestSequence(couponGrantRequest);
  useEffect(() => {
    void findEarlier();
  }, [findEarlier]);
  const maxNum = maxCouponGrantsPerCar(coupon, merchant?.dayLeftNum ?? -1);
  const num = Math.min(Math.max(1, draft.num), Math.max(1, maxNum));
  const handleResult = (cells: PlateCells, sent: IdempotentEndpointOutcome<typeof couponGrantRequest.endpoint>) => {
    if (sent.is === 'sessionOver') return;
    const requestedPlate = joinPlateCells(cells);
    // The next plate may already be typed while this request is pending.
    const { draft: latestDraft, attempts: latestAttempts } = latest.current;
    const isShown = joinPlateCells(latestDraft.entry.cells) === requestedPlate;
    const baseAttempt = {
      grantId: '',
      plateNo: requestedPlate,
      couponName,
      num,
      revokeDeadline: '',
      isEarlier: false,
      problem: '',
    };
    if (sent.is === 'done') {
      const { id: grantId, isEarlier, answer } = sent;
      const { revokeDeadline = '' } = answer ?? {};
      const givenAtMs = clock.serverNow();
      const grantedAttempt = { ...baseAttempt, grantId, isEarlier, num: answer?.num ?? num, revokeDeadline };
      saveAttempts(addCouponGrantAttempt(latestAttempts, { ...grantedAttempt, merchantCouponId, givenAtMs }));
      if (isShown) saveDraft({ ...latestDraft, entry: createPlateInputForNextCar(cells), isYellow: false });
    } else if (sent.is === 'unconfirmed') saveAttempts(addCouponGrantAttempt(latestAttempts, baseAttempt));
    else if (!isShown)
      saveAttempts(addCouponGrantAttempt(latestAttempts, { ...baseAttempt, problem: couponGrantFailureText(sent) }));
  };
  const grant = async (cells: PlateCells, isYellow: boolean) => {
    const requestedPlate = joinPlateCells(cells);
    const target = { plateNo: requestedPlate, merchantCouponId };
    const nowMs = clock.serverNow();
    const lastGrantMs = findRecentCouponGrantMs(target, latest.current.attempts, latest.current.rows, nowMs);
    if (
      lastGrantMs !== null &&
      !(await confirm(createRepeatCouponGrantDialog(requestedPlate, couponName, num, nowMs - lastGrantMs)))
    )
      return;
    const reason = draft.reason.trim();
    const color = isYellow ? { plateColor: PLATE_COLOR.yellow } : {};
    const args = { merchantId, merchantCouponId, plateNo: requestedPlate, ...color, num, reason };
    // The subject is built from the submitted plate, because it may have been typed in the same press.
    await sendEach([{ subject: requestSubject(requestedPlate), args }], (_, sent) => handleResult(cells, sent));
  };
  /** Fills the plate field with a complete plate from a code or a chip. */
  const fillPlate = (filledPlate: string) => {
    const { draft: latestDraft } = latest.current;
    saveDraft({ ...latestDraft, entry: parsePlateToInputState(filledPlate) ?? latestDraft.entry, isYellow: false });
  };
  return {
    draft,
    saveDraft,
    attempts,
    plateNo,
    num,
    maxNum,
    stage,
    isBusy,
    grant: (...entry: Parameters<typeof grant>) => void grant(...entry),
    fillPlate,
  };
}
