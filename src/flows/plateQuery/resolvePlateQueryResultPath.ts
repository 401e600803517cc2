import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { pathTo } from '@/navigation/paths';
import type { PlateBillLookupResult } from '@/services/charge/plateLookup';

/** The page that shows one bill: its own page, the short flow, the page for a lane, or the page for a paper notice. */
export type BillPageName = 'payPage' | 'pay' | 'scanPayPage' | 'scanOverduePay';

/**
 * The address that the result of a plate query leads to (Rule 6.6): null for no bill, the bill for one, the page for
 * several bills otherwise.
 */
export function resolvePlateQueryResultPath(
  { count, uniqueId, parkId, arrearsOnly }: PlateBillLookupResult,
  plateNo: string,
  isYellow: boolean,
  billAt: BillPageName = 'payPage',
): string | null {
  if (count < 1) return null;
  // A single bill without ids can still be found by its plate.
  if (count === 1 && uniqueId !== '' && parkId !== '') return pathTo(billAt, { uniqueId, parkId });
  return pathTo('multiPayPage', {
    plateNo,
    plateColor: isYellow ? PLATE_COLOR.yellow : undefined,
    arrearsOnly: arrearsOnly === 1 ? '1' : undefined,
  });
}
