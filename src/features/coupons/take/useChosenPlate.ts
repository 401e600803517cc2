import { parsePlate } from '@/domain/plate/parsePlate';
import { joinCells } from '@/domain/plate/plateCells';
import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { useDraft } from '@/flows/drafts/useDraft';
import { useIsSignedIn } from '@/flows/session/useSession';
import { type BoundPlate, useListBoundPlatesQuery } from '@/services/charge/plates';

import { type ChosenPlate, isChosenPlate } from './model/takenCoupon';

function defaultOf(plates: readonly BoundPlate[]): ChosenPlate | null {
  const [only] = plates;
  const plate = plates.find(({ isDefault }) => isDefault === 1) ?? (plates.length === 1 ? only : undefined);
  const cells = plate === undefined ? null : parsePlate(plate.plateNo);
  return cells === null ? null : { plateNo: joinCells(cells), isYellow: plate?.plateColor === PLATE_COLOR.yellow };
}

/**
 * The plate that a coupon will be taken for: the driver's choice, otherwise the plate of the address, otherwise the driver's default plate.
 *
 * @param given the plate of the address
 */
export function useChosenPlate(given?: string): [ChosenPlate | null, (plate: ChosenPlate) => void] {
  const [chosen, choose] = useDraft<ChosenPlate | null>('scanQRCode', null, isChosenPlate);
  const isSignedIn = useIsSignedIn();
  const { currentData } = useListBoundPlatesQuery(undefined, { skip: !isSignedIn });
  const fallback = given === undefined ? defaultOf(currentData?.results ?? []) : { plateNo: given, isYellow: false };
  return [chosen !== null && parsePlate(chosen.plateNo) !== null ? chosen : fallback, choose];
}
