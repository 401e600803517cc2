import { useEffect, useRef } from 'react';

import { maxGrantCount } from '@/domain/merchant/couponGrants';
import { joinCells, type PlateCells } from '@/domain/plate/plateCells';
import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { useDraft } from '@/flows/drafts/useDraft';
import { useConfirm } from '@/flows/notices/useDialogs';
import type { EndpointOutcome } from '@/flows/requests/idempotentRequests';
import { useSendEach } from '@/flows/requests/useSendEach';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import type { Merchant, MerchantCoupon, MerchantGrant } from '@/services/coupon/merchants';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { parsePlateEntry } from '@/ui/plate/plateEntry';

import { couponGrantRequest } from '../parts/grantRequests';
import {
  addGrantAttempt,
  EMPTY_GRANT_DRAFT,
  type GrantAttempt,
  type GrantDraft,
  isGrantAttemptList,
  isGrantDraft,
  nextPlateEntry,
} from './model/grantDraft';
import { grantFailureText } from './model/grantText';
import { findRecentGrantMs, repeatGrantDialog } from './model/recentGrant';

const NO_ATTEMPTS: readonly GrantAttempt[] = [];

/**
 * The state of the grant form: the draft, the results so far, and the grant action.
 *
 * @param grants the latest grants of the merchant, as listed by the server
 */
export function useGrantForm(coupon: MerchantCoupon, merchant: Merchant | undefined, grants: readonly MerchantGrant[]) {
  const { merchantId, merchantCouponId, couponName } = coupon;
  const [draft, saveDraft] = useDraft<GrantDraft>(`giveCoupons:${merchantId}`, EMPTY_GRANT_DRAFT, isGrantDraft);
  const [attempts, saveAttempts] = useDraft(`giveCoupons.given:${merchantId}`, NO_ATTEMPTS, isGrantAttemptList);
  const latest = useRef({ draft, attempts, rows: grants });
  useEffect(() => {
    latest.current = { draft, attempts, rows: grants };
  });
  const confirm = useConfirm();
  const { clock } = usePorts();
  const plateNo = joinCells(draft.entry.cells);
  const requestSubject = (plate: string) => `${merchantCouponId}:${plate}`;
  const { findEarlier, stage, isBusy } = useSendOnce(couponGrantRequest, requestSubject(plateNo));
  const { sendEach } = useSendEach(couponGrantRequest);
  useEffect(() => {
    void findEarlier();
  }, [findEarlier]);
  const maxNum = maxGrantCount(coupon, merchant?.dayLeftNum ?? -1);
  const num = Math.min(Math.max(1, draft.num), Math.max(1, maxNum));
  const handleResult = (cells: PlateCells, sent: EndpointOutcome<typeof couponGrantRequest.endpoint>) => {
    if (sent.is === 'sessionOver') return;
    const requestedPlate = joinCells(cells);
    // The next plate may already be typed while this request is pending.
    const { draft: latestDraft, attempts: latestAttempts } = latest.current;
    const isShown = joinCells(latestDraft.entry.cells) === requestedPlate;
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
      saveAttempts(addGrantAttempt(latestAttempts, { ...grantedAttempt, merchantCouponId, givenAtMs }));
      if (isShown) saveDraft({ ...latestDraft, entry: nextPlateEntry(cells), isYellow: false });
    } else if (sent.is === 'unconfirmed') saveAttempts(addGrantAttempt(latestAttempts, baseAttempt));
    else if (!isShown)
      saveAttempts(addGrantAttempt(latestAttempts, { ...baseAttempt, problem: grantFailureText(sent) }));
  };
  const grant = async (cells: PlateCells, isYellow: boolean) => {
    const requestedPlate = joinCells(cells);
    const target = { plateNo: requestedPlate, merchantCouponId };
    const nowMs = clock.serverNow();
    const lastGrantMs = findRecentGrantMs(target, latest.current.attempts, latest.current.rows, nowMs);
    if (
      lastGrantMs !== null &&
      !(await confirm(repeatGrantDialog(requestedPlate, couponName, num, nowMs - lastGrantMs)))
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
    saveDraft({ ...latestDraft, entry: parsePlateEntry(filledPlate) ?? latestDraft.entry, isYellow: false });
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
