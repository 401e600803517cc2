import { useState } from 'react';

import { useDraft } from '@/flows/drafts/useDraft';
import { atLeast } from '@/lib/atLeast';
import { isPlainObject } from '@/lib/isPlainObject';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { isDefiniteAnswer, isServiceError, type ServiceError } from '@/services/transport/query/serviceError';
import { failureLine } from '@/widgets/loading/failureWords';

import { isCouponRefusal } from '../model/couponRefusal';

/** Longer than the time between the two taps of a double tap. */
const DOUBLE_TAP_MS = 400;

interface Problem {
  readonly code: string;
  readonly text: string;
}

const isProblem = (value: unknown): value is Problem | null =>
  value === null || (isPlainObject(value) && typeof value['code'] === 'string' && typeof value['text'] === 'string');

/**
 * Only a refusal is a definite response. After any other error the coupon may have been given. A retry is safe, because the server never
 * gives it twice.
 */
const problemText = (error: ServiceError): string =>
  isDefiniteAnswer(error)
    ? `领取失败。${failureLine(error)}`
    : `未收到领取结果。${failureLine(error)}。再点一次不会多领`;

interface Answer<C> {
  readonly data?: C | undefined;
  readonly error?: unknown;
}

interface Results<C> {
  readonly onTaken: (coupon: C) => void;
  /** The coupon was refused for a reason of its own. */
  readonly onRefused: (errorCode: string) => void;
}

/**
 * Takes the coupon of a code, once. `problem`: why the last try for this code failed, if that has no page of its own; empty when there is nothing to show.
 *
 * @param form the problem is kept under this name
 */
export function useTaking(form: string, code: string) {
  const [problem, tell, forget] = useDraft<Problem | null>(form, null, isProblem);
  const stillHere = useScreenGuard();
  const [isTaking, setTaking] = useState(false);
  const take = async <C>(send: () => Promise<Answer<C>>, { onTaken, onRefused }: Results<C>) => {
    if (isTaking) return;
    const isHere = stillHere();
    forget();
    setTaking(true);
    // Waits until a double tap is over. Otherwise its second tap would hit what the result shows at the same place.
    const answer = await atLeast(DOUBLE_TAP_MS, send());
    setTaking(false);
    // If the driver has left the screen, a late response does not navigate. Whoever pays gets the coupon anyway.
    if (!isHere()) return;
    if (answer.data !== undefined) onTaken(answer.data);
    else if (isServiceError(answer.error)) {
      const { error } = answer;
      if (isCouponRefusal(error.code)) onRefused(error.code);
      else tell({ code, text: problemText(error) });
    }
  };
  return { take, isTaking, problem: problem?.code === code ? problem.text : '' };
}
