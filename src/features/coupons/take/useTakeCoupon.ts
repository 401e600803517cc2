import { colorToSend } from '@/domain/plate/plateCodes';
import { useDraft } from '@/flows/drafts/useDraft';
import { useGo } from '@/navigation/hooks/useGo';
import { useSendPlateCouponMutation } from '@/services/coupon/coupons';

import { type ChosenPlate, isTakenCoupon, type TakenCoupon, takenCoupon } from '../model/takenCoupon';
import { useTaking } from '../parts/useTaking';

/** The last coupon taken on this device, for the result page. */
export const useTakenCoupon = () => useDraft<TakenCoupon | null>('scanQRCodeSuccess', null, isTakenCoupon);

export interface TakeCoupon {
  readonly take: (plate: ChosenPlate) => Promise<void>;
  readonly isBusy: boolean;
  readonly problem: string;
}

/** Takes the coupon of a code for a plate, once, and opens the page for the result. */
export function useTakeCoupon(code: string): TakeCoupon {
  const go = useGo();
  const [, keep] = useTakenCoupon();
  const [send, { isLoading }] = useSendPlateCouponMutation({ fixedCacheKey: 'plateCoupon' });
  const { take, isTaking, problem } = useTaking('scanQRCodeProblem', code);
  const takeFor = async (plate: ChosenPlate) => {
    if (isLoading) return;
    const { plateNo, isYellow } = plate;
    await take(() => send({ code, plateNo, ...colorToSend(isYellow) }), {
      onTaken: (coupon) => {
        keep(takenCoupon(coupon, plate));
        go.instead('scanQRCodeSuccess', { couponId: coupon.couponId, plateNo });
      },
      onRefused: (errorCode) => {
        go.to('scanQRCodeFailed', { code, plateNo, errorCode });
      },
    });
  };
  return { take: takeFor, isBusy: isLoading || isTaking, problem };
}
