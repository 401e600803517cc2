import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { pathTo } from '@/navigation/paths';
import type { PlateLookup } from '@/services/charge/plateLookup';

/** Where one bill is paid: on its own page, in the short flow, at a lane, or with a notice in the hand. */
export type BillPage = 'payPage' | 'pay' | 'scanPayPage' | 'scanOverduePay';

/** Where the answer of a plate query leads: nowhere for none, to the bill for one, to paying several for more (Rule 6.6). */
export function plateQueryPath(
  { count, uniqueId, parkId, arrearsOnly }: PlateLookup,
  plateNo: string,
  isYellow: boolean,
  billAt: BillPage = 'payPage',
): string | null {
  if (count < 1) return null;
  // A single bill that is not named can still be found by its plate.
  if (count === 1 && uniqueId !== '' && parkId !== '') return pathTo(billAt, { uniqueId, parkId });
  return pathTo('multiPayPage', {
    plateNo,
    plateColor: isYellow ? PLATE_COLOR.yellow : undefined,
    arrearsOnly: arrearsOnly === 1 ? '1' : undefined,
  });
}
