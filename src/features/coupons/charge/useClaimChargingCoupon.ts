import { toYellowPlateColorParam } from '@/domain/plate/plateCodes';
import { useDraft } from '@/flows/drafts/useDraft';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { type UserCoupon, useReceiveCouponMutation, useSendPlateCouponMutation } from '@/services/coupon/coupons';

import {
  type ClaimedCoupon,
  type CouponClaimPlate,
  isClaimedCouponOrNull,
  toClaimedCoupon,
} from '../model/toClaimedCoupon';
import { useSendCouponClaim } from '../parts/useSendCouponClaim';

const NO_PLATE: CouponClaimPlate = { plateNo: '', isYellow: false };

/** The last charging coupon claimed on this device, for the result page. */
export const useLastClaimedChargingCoupon = () =>
  useDraft<ClaimedCoupon | null>('scanQRCodeChargingSuccess', null, isClaimedCouponOrNull);

/** Claims the charging coupon of a code, once, for the driver's account or for a car, and opens the result page. */
export function useClaimChargingCoupon(code: string) {
  const go = useScreenNavigator();
  const [, saveClaimed] = useLastClaimedChargingCoupon();
  const [receive, receiving] = useReceiveCouponMutation({ fixedCacheKey: 'chargingCoupon' });
  const [send, sending] = useSendPlateCouponMutation({ fixedCacheKey: 'chargingPlateCoupon' });
  const { claim, isClaiming, problem } = useSendCouponClaim('scanQRCodeChargingProblem', code);
  const handlersFor = (plate: CouponClaimPlate) => ({
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
    claimForCar: (plate: CouponClaimPlate) => {
      const { plateNo, isYellow } = plate;
      if (!isBusy) void claim(() => send({ code, plateNo, ...toYellowPlateColorParam(isYellow) }), handlersFor(plate));
    },
  };
}
