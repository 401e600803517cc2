import { useDraft } from '@/flows/drafts/useDraft';
import { createEmptyPlateInputState, parsePlateToInputState } from '@/ui/plate/plateInputState';
import { isPlateDraft, type PlateDraft } from '@/widgets/plate/plateDraft';

/** Screens that query what a plate owes. */
export type PlateScreen = 'parkingPayPage' | 'plate' | 'scanPayPage' | 'scanOverduePay' | 'roadParkingIndex';

/**
 * The plate that is typed but not queried yet.
 *
 * @param plateNo the plate from the address, shown until something is typed
 */
export function usePlateQueryDraft(screen: PlateScreen, plateNo: string | undefined, isYellow: boolean) {
  const entry = (plateNo === undefined ? null : parsePlateToInputState(plateNo)) ?? createEmptyPlateInputState();
  return useDraft<PlateDraft>(`${screen}:${plateNo ?? ''}`, { entry, isYellow }, isPlateDraft);
}
