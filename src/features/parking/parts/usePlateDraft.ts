import { useDraft } from '@/flows/drafts/useDraft';
import { isPlateDraft, type PlateDraft } from '@/flows/plateQuery/plateDraft';
import { emptyEntry, entryOf } from '@/ui/plate/plateEntry';

/**
 * What was typed and not yet asked.
 *
 * @param plateNo of the address: what the cells hold before anything is typed
 */
export function usePlateDraft(screen: 'parkingPayPage' | 'plate', plateNo: string | undefined, isYellow: boolean) {
  const entry = (plateNo === undefined ? null : entryOf(plateNo)) ?? emptyEntry();
  return useDraft<PlateDraft>(`${screen}:${plateNo ?? ''}`, { entry, isYellow }, isPlateDraft);
}
