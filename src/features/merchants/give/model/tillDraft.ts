import { emptyCells, type PlateCells } from '@/domain/plate/plateCells';
import { isBusyStage, type RequestStage } from '@/flows/requests/requestStages';
import { isPlainObject } from '@/lib/isPlainObject';
import { emptyEntry, type PlateEntry } from '@/ui/plate/plateEntry';
import { isPlateDraft, type PlateDraft } from '@/widgets/plate/plateDraft';

/** What stands at the till: the plate, how many, and why. Quantity and reason stay for the next car. */
export interface TillDraft extends PlateDraft {
  num: number;
  reason: string;
}

/** What came of a tap, newest first. */
export interface Given {
  /** Empty while it is not known whether it was given. */
  readonly grantId: string;
  readonly plateNo: string;
  readonly couponName: string;
  readonly num: number;
  /** Until when it can be undone, as the server said with the result; empty if the answer was lost. */
  readonly revokeDeadline: string;
  readonly isEarlier: boolean;
  /** Why it was not given; empty otherwise. */
  readonly problem: string;
  /** Which coupon, and when (server time). Absent in what an earlier release has kept. */
  readonly merchantCouponId?: string;
  readonly givenAtMs?: number;
}

/** How many results stand on the screen. The rest is in 发放记录. */
const SHOWN = 3;
/** The length of a reason. */
export const REASON_LENGTH = 20;

export const EMPTY_TILL: TillDraft = { entry: emptyEntry(), isYellow: false, num: 1, reason: '' };

export const isTillDraft = (value: unknown): value is TillDraft =>
  isPlateDraft(value) &&
  isPlainObject(value) &&
  Number.isSafeInteger(value['num']) &&
  typeof value['reason'] === 'string';

const isGiven = (value: unknown): value is Given =>
  isPlainObject(value) &&
  ['grantId', 'plateNo', 'couponName', 'revokeDeadline', 'problem'].every((key) => typeof value[key] === 'string') &&
  Number.isSafeInteger(value['num']) &&
  typeof value['isEarlier'] === 'boolean';

export const isGivenList = (value: unknown): value is readonly Given[] => Array.isArray(value) && value.every(isGiven);

/** The list with one more result. What is known of a plate replaces that it was not known or not given. */
export const withGiven = (list: readonly Given[], one: Given): readonly Given[] =>
  [
    one,
    ...list.filter(({ grantId, plateNo }) => grantId !== one.grantId && (grantId !== '' || plateNo !== one.plateNo)),
  ].slice(0, SHOWN);

/** Which outcome stands at the till: another text for another one; empty while there is none, or while one is awaited. */
export const outcomeOf = ([last]: readonly Given[], stage: RequestStage | null): string =>
  isBusyStage(stage) ? '' : [last?.grantId, last?.plateNo, last?.problem, stage?.is].filter(Boolean).join(' ');

/** Ready for the next car: its plate begins with the same province, and the keyboard is open. */
export function nextEntry(cells: PlateCells): PlateEntry {
  const [province = ''] = cells;
  return { cells: emptyCells().map((empty, index) => (index === 0 ? province : empty)), active: 1, board: null };
}
