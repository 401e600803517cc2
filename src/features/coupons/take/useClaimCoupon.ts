import { toPlateColorParam } from '@/domain/plate/plateCodes';
import { useDraft } from '@/flows/drafts/useDraft';
import { useGo } from '@/navigation/hooks/useGo';
import { useSendPlateCouponMutation } from '@/services/coupon/coupons';

import { type ChosenPlate, type ClaimedCoupon, isClaimedCoupon, toClaimedCoupon } from '../model/toClaimedCoupon';
import { useClaim } from '../parts/useClaim';

/** The last coupon claimed on this device, for the result page. */
export const useClaimedCoupon = () => useDraft<ClaimedCoupon | null>('scanQRCodeSuccess', null, isClaimedCoupon);

export interface CouponClaim {
  readonly claim: (plate: ChosenPlate) => Promise<void>;
  readonly isBusy: boolean;
  readonly problem: string;
}

/** Claims the coupon of a code for a plate, once, and opens the result page. */
export function useClaimCoupon(code: string): CouponClaim {
  const go = useGo();
  const [, saveClaimed] = useClaimedCoupon();
  const [send, { isLoading }] = useSendPlateCouponMutation({ fixedCacheKey: 'plateCoupon' });
  const { claim, isClaiming, problem } = useClaim('scanQRCodeProblem', code);
  const claimFor = async (plate: ChosenPlate) => {
    if (isLoading) return;
    const { plateNo, isYellow } = plate;
    await claim(() => send({ code, plateNo, ...toPlateColorParam(isYellow) }), {
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
