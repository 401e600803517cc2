import { useState } from 'react';

import { colorToSend } from '@/domain/plate/plateCodes';
import { useDraft } from '@/flows/drafts/useDraft';
import { atLeast } from '@/lib/atLeast';
import { isPlainObject } from '@/lib/isPlainObject';
import { useGo } from '@/navigation/hooks/useGo';
import { useStillHere } from '@/navigation/hooks/useStillHere';
import { useSendPlateCouponMutation } from '@/services/coupon/coupons';
import { isDefiniteAnswer, isServiceError, type ServiceError } from '@/services/transport/query/serviceError';
import { failureLine } from '@/widgets/loading/failureWords';

import { isCouponRefusal } from './model/refusal';
import { type ChosenPlate, isTakenCoupon, type TakenCoupon, takenCoupon } from './model/takenCoupon';

/** The last coupon taken on this device, for the result page. */
export const useTakenCoupon = () => useDraft<TakenCoupon | null>('scanQRCodeSuccess', null, isTakenCoupon);

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

export interface TakeCoupon {
  readonly take: (plate: ChosenPlate) => Promise<void>;
  readonly isBusy: boolean;
  /** Why the last try for this code failed, if that has no page of its own; empty when there is nothing to show. */
  readonly problem: string;
}

/** Takes the coupon of a code for a plate, once, and opens the page for the result. */
export function useTakeCoupon(code: string): TakeCoupon {
  const go = useGo();
  const [, keep] = useTakenCoupon();
  const [problem, tell, forget] = useDraft<Problem | null>('scanQRCodeProblem', null, isProblem);
  const [send, { isLoading }] = useSendPlateCouponMutation({ fixedCacheKey: 'plateCoupon' });
  const stillHere = useStillHere();
  const [isTaking, setTaking] = useState(false);
  const take = async (plate: ChosenPlate) => {
    if (isLoading || isTaking) return;
    const isHere = stillHere();
    const { plateNo, isYellow } = plate;
    forget();
    setTaking(true);
    // Waits until a double tap is over. Otherwise its second tap would hit what the result shows at the same place.
    const answer = await atLeast(DOUBLE_TAP_MS, send({ code, plateNo, ...colorToSend(isYellow) }));
    setTaking(false);
    // If the driver has left the screen, a late response does not navigate. The coupon is in the bill anyway.
    if (!isHere()) return;
    if (answer.data !== undefined) {
      keep(takenCoupon(answer.data, plate));
      go.instead('scanQRCodeSuccess', { couponId: answer.data.couponId, plateNo });
    } else if (isServiceError(answer.error)) {
      const { error } = answer;
      if (isCouponRefusal(error.code)) go.to('scanQRCodeFailed', { code, plateNo, errorCode: error.code });
      else tell({ code, text: problemText(error) });
    }
  };
  return { take, isBusy: isLoading || isTaking, problem: problem?.code === code ? problem.text : '' };
}
