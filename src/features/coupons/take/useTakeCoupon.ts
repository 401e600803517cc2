import { useState } from 'react';

import { colorToSend } from '@/domain/plate/plateCodes';
import { useDraft } from '@/flows/drafts/useDraft';
import { atLeast } from '@/lib/atLeast';
import { isPlainObject } from '@/lib/isPlainObject';
import { useGo } from '@/navigation/hooks/useGo';
import { useIsHere } from '@/navigation/hooks/useIsHere';
import { useSendPlateCouponMutation } from '@/services/coupon/coupons';
import { isDefiniteAnswer, isServiceError, type ServiceError } from '@/services/transport/query/serviceError';
import { failureLine } from '@/widgets/loading/failureWords';

import { isCouponRefusal } from './model/refusal';
import { type ChosenPlate, isTakenCoupon, type TakenCoupon, takenCoupon } from './model/takenCoupon';

/** The coupon that was taken last on this device, for the page that says so. */
export const useTakenCoupon = () => useDraft<TakenCoupon | null>('scanQRCodeSuccess', null, isTakenCoupon);

/** Longer than the two taps of a double tap lie apart. */
const DOUBLE_TAP_MS = 400;

interface Problem {
  readonly code: string;
  readonly text: string;
}

const isProblem = (value: unknown): value is Problem | null =>
  value === null || (isPlainObject(value) && typeof value['code'] === 'string' && typeof value['text'] === 'string');

/** Only a refusal is an answer: after anything else the coupon may be there, and the server gives none twice. */
const problemText = (error: ServiceError): string =>
  isDefiniteAnswer(error)
    ? `没有领取成功。${failureLine(error)}`
    : `没有收到领取结果。${failureLine(error)}。再点一次不会多领`;

export interface TakeCoupon {
  readonly take: (plate: ChosenPlate) => Promise<void>;
  readonly isBusy: boolean;
  /** Why the last try for this code came to nothing, where that has no page of its own; empty when there is nothing to say. */
  readonly problem: string;
}

/** Takes the coupon behind a code for a plate, once, and goes where the answer is told. */
export function useTakeCoupon(code: string): TakeCoupon {
  const go = useGo();
  const [, keep] = useTakenCoupon();
  const [problem, tell, forget] = useDraft<Problem | null>('scanQRCodeProblem', null, isProblem);
  const [send, { isLoading }] = useSendPlateCouponMutation({ fixedCacheKey: 'plateCoupon' });
  const isHere = useIsHere();
  const [isTaking, setTaking] = useState(false);
  const take = async (plate: ChosenPlate) => {
    if (isLoading || isTaking) return;
    const { plateNo, isYellow } = plate;
    forget();
    setTaking(true);
    // A double tap ends here, not on what the answer shows at the same place.
    const answer = await atLeast(DOUBLE_TAP_MS, send({ code, plateNo, ...colorToSend(isYellow) }));
    setTaking(false);
    // Who has left is not pulled back by a late answer: the coupon is in the bill all the same.
    if (!isHere.current) return;
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
