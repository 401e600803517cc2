import { parsePlate } from '@/domain/plate/parsePlate';
import { joinCells } from '@/domain/plate/plateCells';
import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { useDraft } from '@/flows/drafts/useDraft';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useListBillCardsQuery } from '@/services/charge/homeBills';
import type { BillCard } from '@/services/charge/parkingBill';
import { type BoundPlate, useListBoundPlatesQuery } from '@/services/charge/plates';

import { type ChosenPlate, isChosenPlate } from '../model/takenCoupon';
import type { Offer } from '../parts/OfferCard';

type OfferQuery = Offer['query'];

/** A plate that is in one of these lots now, otherwise the default plate. */
function likelyOf(
  plates: readonly BoundPlate[],
  cards: readonly BillCard[],
  parkIds: readonly string[],
): ChosenPlate | null {
  const [only] = plates;
  const inLot = new Set(
    cards.filter(({ parkId }) => parkId !== '' && parkIds.includes(parkId)).map(({ plateId }) => plateId),
  );
  const plate =
    plates.find(({ plateId }) => inLot.has(plateId)) ??
    plates.find(({ isDefault }) => isDefault === 1) ??
    (plates.length === 1 ? only : undefined);
  const cells = plate === undefined ? null : parsePlate(plate.plateNo);
  return cells === null ? null : { plateNo: joinCells(cells), isYellow: plate?.plateColor === PLATE_COLOR.yellow };
}

export interface PlateChoice {
  readonly plate: ChosenPlate | null;
  readonly choose: (plate: ChosenPlate) => void;
  /** Which of the driver's cars is in a lot of the coupon is not known yet. */
  readonly isWaiting: boolean;
}

/**
 * The plate that a coupon will be taken for: the driver's choice, otherwise the plate of the address, otherwise the driver's plate that is in a lot of
 * the coupon, otherwise their default plate.
 *
 * @param given the plate of the address
 * @param offer the query of the coupon's offer; without it no lot is looked up
 */
export function useChosenPlate(given?: string, offer?: OfferQuery): PlateChoice {
  const [chosen, choose] = useDraft<ChosenPlate | null>('scanQRCode', null, isChosenPlate);
  const isSignedIn = useIsSignedIn();
  const { currentData } = useListBoundPlatesQuery(undefined, { skip: !isSignedIn });
  const parkIds = offer?.currentData?.parkIds ?? [];
  const cards = useListBillCardsQuery(undefined, { skip: !isSignedIn || parkIds.length === 0 });
  if (chosen !== null && parsePlate(chosen.plateNo) !== null) return { plate: chosen, choose, isWaiting: false };
  if (given !== undefined) return { plate: { plateNo: given, isYellow: false }, choose, isWaiting: false };
  return {
    plate: likelyOf(currentData?.results ?? [], cards.currentData?.results ?? [], parkIds),
    choose,
    isWaiting: isSignedIn && (offer?.isLoading === true || cards.isLoading),
  };
}
