import { useDraft } from '@/flows/drafts/useDraft';
import { emptyEntry, entryOf } from '@/ui/plate/plateEntry';
import { isPlateDraft, type PlateDraft } from '@/widgets/plate/plateDraft';

/** Screens that ask what a plate owes. */
export type PlateScreen = 'parkingPayPage' | 'plate' | 'scanPayPage' | 'scanOverduePay' | 'roadParkingIndex';

/**
 * What was typed and not yet asked.
 *
 * @param plateNo of the address: what the cells hold before anything is typed
 */
export function usePlateDraft(screen: PlateScreen, plateNo: string | undefined, isYellow: boolean) {
  const entry = (plateNo === undefined ? null : entryOf(plateNo)) ?? emptyEntry();
  return useDraft<PlateDraft>(`${screen}:${plateNo ?? ''}`, { entry, isYellow }, isPlateDraft);
}
