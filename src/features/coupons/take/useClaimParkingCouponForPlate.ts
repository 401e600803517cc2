import { toYellowPlateColorParam } from '@/domain/plate/plateCodes';
import { useDraft } from '@/flows/drafts/useDraft';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useSendPlateCouponMutation } from '@/services/coupon/coupons';

import {
  type ClaimedCoupon,
  type CouponClaimPlate,
  isClaimedCouponOrNull,
  toClaimedCoupon,
} from '../model/toClaimedCoupon';
import { useSendCouponClaim } from '../parts/useSendCouponClaim';

/** The last coupon claimed on this device, for the result page. */
export const useLastClaimedParkingCoupon = () =>
  useDraft<ClaimedCoupon | null>('scanQRCodeSuccess', null, isClaimedCouponOrNull);

export interface CouponClaimControls {
  readonly claim: (plate: CouponClaimPlate) => Promise<void>;
  readonly isBusy: boolean;
  readonly problem: string;
}

/** Claims the coupon of a code for a plate, once, and opens the result page. */
export function useClaimParkingCouponForPlate(code: string): CouponClaimControls {
  const go = useScreenNavigator();
  const [, saveClaimed] = useLastClaimedParkingCoupon();
  const [send, { isLoading }] = useSendPlateCouponMutation({ fixedCacheKey: 'plateCoupon' });
  const { claim, isClaiming, problem } = useSendCouponClaim('scanQRCodeProblem', code);
  const claimFor = async (plate: CouponClaimPlate) => {
    if (isLoading) return;
    const { plateNo, isYellow } = plate;
    await claim(() => send({ code, plateNo, ...toYellowPlateColorParam(isYellow) }), {
      onTaken: (coupon) => {
        saveClaimed(toClaimedCoupon(coupon, plate));
        go.replace('scanQRCodeSuccess', { couponId: coupon.couponId, plateNo });
      },
      onRefused: (errorCode) => {
        go.to('scanQRCodeFailed', { code, plateNo, errorCode });
      },
    });
  };
  return { claim: claimFor, isBusy: isLoading || isClaiming, problem };
}
