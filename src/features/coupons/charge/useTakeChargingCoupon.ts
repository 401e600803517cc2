import { colorToSend } from '@/domain/plate/plateCodes';
import { useDraft } from '@/flows/drafts/useDraft';
import { useGo } from '@/navigation/hooks/useGo';
import { type UserCoupon, useReceiveCouponMutation, useSendPlateCouponMutation } from '@/services/coupon/coupons';

import { type ChosenPlate, isTakenCoupon, type TakenCoupon, takenCoupon } from '../model/takenCoupon';
import { useTaking } from '../parts/useTaking';

const ACCOUNT: ChosenPlate = { plateNo: '', isYellow: false };

/** The last charging coupon taken on this device, for the result page. */
export const useTakenChargingCoupon = () =>
  useDraft<TakenCoupon | null>('scanQRCodeChargingSuccess', null, isTakenCoupon);

/** Takes the charging coupon of a code, once, for the driver's account or for a car, and opens the page for the result. */
export function useTakeChargingCoupon(code: string) {
  const go = useGo();
  const [, keep] = useTakenChargingCoupon();
  const [receive, receiving] = useReceiveCouponMutation({ fixedCacheKey: 'chargingCoupon' });
  const [send, sending] = useSendPlateCouponMutation({ fixedCacheKey: 'chargingPlateCoupon' });
  const { take, isTaking, problem } = useTaking('scanQRCodeChargingProblem', code);
  const resultsFor = (plate: ChosenPlate) => ({
    onTaken: (coupon: UserCoupon) => {
      keep(takenCoupon(coupon, plate));
      go.instead('scanQRCodeChargingSuccess', { couponId: coupon.couponId });
    },
    onRefused: (errorCode: string) => {
      go.to('scanQRCodeChargingFailed', { code, errorCode });
    },
  });
  const isBusy = receiving.isLoading || sending.isLoading || isTaking;
  return {
    isBusy,
    problem,
    takeForAccount: () => {
      if (!isBusy) void take(() => receive({ code }), resultsFor(ACCOUNT));
    },
    takeForCar: (plate: ChosenPlate) => {
      const { plateNo, isYellow } = plate;
      if (!isBusy) void take(() => send({ code, plateNo, ...colorToSend(isYellow) }), resultsFor(plate));
    },
  };
}
