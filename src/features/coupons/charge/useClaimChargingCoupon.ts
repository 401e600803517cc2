import { toPlateColorParam } from '@/domain/plate/plateCodes';
import { useDraft } from '@/flows/drafts/useDraft';
import { useGo } from '@/navigation/hooks/useGo';
import { type UserCoupon, useReceiveCouponMutation, useSendPlateCouponMutation } from '@/services/coupon/coupons';

import { type ChosenPlate, type ClaimedCoupon, isClaimedCoupon, toClaimedCoupon } from '../model/toClaimedCoupon';
import { useClaim } from '../parts/useClaim';

const NO_PLATE: ChosenPlate = { plateNo: '', isYellow: false };

/** The last charging coupon claimed on this device, for the result page. */
export const useClaimedChargingCoupon = () =>
  useDraft<ClaimedCoupon | null>('scanQRCodeChargingSuccess', null, isClaimedCoupon);

/** Claims the charging coupon of a code, once, for the driver's account or for a car, and opens the result page. */
export function useClaimChargingCoupon(code: string) {
  const go = useGo();
  const [, saveClaimed] = useClaimedChargingCoupon();
  const [receive, receiving] = useReceiveCouponMutation({ fixedCacheKey: 'chargingCoupon' });
  const [send, sending] = useSendPlateCouponMutation({ fixedCacheKey: 'chargingPlateCoupon' });
  const { claim, isClaiming, problem } = useClaim('scanQRCodeChargingProblem', code);
  const handlersFor = (plate: ChosenPlate) => ({
    onTaken: (coupon: UserCoupon) => {
      saveClaimed(toClaimedCoupon(coupon, plate));
      go.replace('scanQRCodeChargingSuccess', { couponId: coupon.couponId });
    },
    onRefused: (errorCode: string) => {
      go.to('scanQRCodeChargingFailed', { code, errorCode });
    },
  });
  const isBusy = receiving.isLoading || sending.isLoading || isClaiming;
  return {
    isBusy,
    problem,
    claimForAccount: () => {
      if (!isBusy) void claim(() => receive({ code }), handlersFor(NO_PLATE));
    },
    claimForCar: (plate: ChosenPlate) => {
      const { plateNo, isYellow } = plate;
      if (!isBusy) void claim(() => send({ code, plateNo, ...toPlateColorParam(isYellow) }), handlersFor(plate));
    },
  };
}
