import { parsePlate } from '@/domain/plate/parsePlate';
import { joinPlateCells } from '@/domain/plate/plateCells';
import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { useDraft } from '@/flows/drafts/useDraft';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useListBillCardsQuery } from '@/services/charge/homeBillCalls';
import type { HomeBillCardData } from '@/services/charge/parkingBill';
import { type BoundPlate, useListBoundPlatesQuery } from '@/services/charge/plates';

import { type CouponClaimPlate, isCouponClaimPlateOrNull } from '../model/toClaimedCoupon';
import type { ScannedCouponOfferState } from '../parts/ScannedCouponOfferCard';

type OfferQuery = ScannedCouponOfferState['query'];

/** The driver's plate that is in one of these lots now, otherwise the default plate. */
function suggestPlate(
  plates: readonly BoundPlate[],
  cards: readonly HomeBillCardData[],
  parkIds: readonly string[],
): CouponClaimPlate | null {
  const [onlyPlate] = plates;
  const plateIdsInLot = new Set(
    cards.filter(({ parkId }) => parkId !== '' && parkIds.includes(parkId)).map(({ plateId }) => plateId),
  );
  const plate =
    plates.find(({ plateId }) => plateIdsInLot.has(plateId)) ??
    plates.find(({ isDefault }) => isDefault === 1) ??
    (plates.length === 1 ? onlyPlate : undefined);
  const cells = plate === undefined ? null : parsePlate(plate.plateNo);
  return cells === null ? null : { plateNo: joinPlateCells(cells), isYellow: plate?.plateColor === PLATE_COLOR.yellow };
}

export interface CouponPlateChoice {
  readonly plate: CouponClaimPlate | null;
  readonly choose: (plate: CouponClaimPlate) => void;
  /** Still loading which of the driver's cars is in a lot of the coupon. */
  readonly isResolving: boolean;
}

/**
 * The plate that a coupon will be claimed for: the driver's choice, otherwise the plate of the address, otherwise the
 * driver's plate that is in a lot of the coupon, otherwise their default plate.
 *
 * @param addressPlateNo the plate of the address
 * @param offer the query of the coupon's offer; without it the lots are not checked
 */
export function useCouponPlateChoice(addressPlateNo?: string, offer?: OfferQuery): CouponPlateChoice {
  const [chosen, choose] = useDraft<CouponClaimPlate | null>('scanQRCode', null, isCouponClaimPlateOrNull);
  const isSignedIn = useIsSignedIn();
  const { currentData } = useListBoundPlatesQuery(undefined, { skip: !isSignedIn });
  const parkIds = offer?.currentData?.parkIds ?? [];
  const cards = useListBillCardsQuery(undefined, { skip: !isSignedIn || parkIds.length === 0 });
  if (chosen !== null && parsePlate(chosen.plateNo) !== null) return { plate: chosen, choose, isResolving: false };
  if (addressPlateNo !== undefined)
    return { plate: { plateNo: addressPlateNo, isYellow: false }, choose, isResolving: false };
  return {
    plate: suggestPlate(currentData?.results ?? [], cards.currentData?.results ?? [], parkIds),
    choose,
    isResolving: isSignedIn && (offer?.isLoading === true || cards.isLoading),
  };
}
