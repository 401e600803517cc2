import { useState } from 'react';

import { useDraft } from '@/flows/drafts/useDraft';
import { isPlainObject } from '@/lib/isPlainObject';
import { withMinDuration } from '@/lib/withMinDuration';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { isDefiniteFailure, isServiceError, type ServiceError } from '@/services/base/baseQuery/serviceError';
import { serviceErrorText } from '@/widgets/loading/toServiceErrorMessage';

import { isCouponRefusalCode } from '../model/couponRefusal';

/** Longer than the time between the two taps of a double tap. */
const DOUBLE_TAP_MS = 400;

interface StoredProblem {
  readonly code: string;
  readonly text: string;
}

const isStoredProblem = (value: unknown): value is StoredProblem | null =>
  value === null || (isPlainObject(value) && typeof value['code'] === 'string' && typeof value['text'] === 'string');

/**
 * Only a refusal is a definite response. After any other error the coupon may have been granted. A retry is safe,
 * because the server never grants it twice.
 */
const problemText = (error: ServiceError): string =>
  isDefiniteFailure(error)
    ? `领取失败。${serviceErrorText(error)}`
    : `未收到领取结果。${serviceErrorText(error)}。再点一次不会多领`;

interface ClaimResponse<C> {
  readonly data?: C | undefined;
  readonly error?: unknown;
}

interface ClaimHandlers<C> {
  readonly onTaken: (coupon: C) => void;
  /** The server refused the claim with a coupon refusal code, which has its own page. */
  readonly onRefused: (errorCode: string) => void;
}

/**
 * Claims the coupon of a code, once. `problem`: why the last attempt for this code failed, if that error has no page of
 * its own; empty if there is nothing to show.
 *
 * @param form the draft name under which the problem is stored
 */
export function useSendCouponClaim(form: string, code: string) {
  const [problem, saveProblem, clearProblem] = useDraft<StoredProblem | null>(form, null, isStoredProblem);
  const guardScreen = useScreenUnchangedCheck();
  const [isClaiming, setClaiming] = useState(false);
  const claim = async <C>(send: () => Promise<ClaimResponse<C>>, { onTaken, onRefused }: ClaimHandlers<C>) => {
    if (isClaiming) return;
    const isOnScreen = guardScreen();
    clearProblem();
    setClaiming(true);
    // Waits until a double tap has ended. Otherwise its second tap would hit a button of the result page.
    const response = await withMinDuration(DOUBLE_TAP_MS, send());
    setClaiming(false);
    // A late response does not navigate if the driver has left the screen. The payment applies the coupon anyway.
    if (!isOnScreen()) return;
    if (response.data !== undefined) onTaken(response.data);
    else if (isServiceError(response.error)) {
      const { error } = response;
      if (isCouponRefusalCode(error.code)) onRefused(error.code);
      else saveProblem({ code, text: problemText(error) });
    }
  };
  return { claim, isClaiming, problem: problem?.code === code ? problem.text : '' };
}
