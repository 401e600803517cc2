import { emptyCells, type PlateCells } from '@/domain/plate/plateCells';
import { isBusyStage, type RequestStage } from '@/flows/requests/requestStages';
import { isPlainObject } from '@/lib/isPlainObject';
import { createEmptyEntry, type PlateEntry } from '@/ui/plate/plateEntry';
import { isPlateDraft, type PlateDraft } from '@/widgets/plate/plateDraft';

/** The draft of the grant form: the plate, quantity and reason. Quantity and reason are retained for the next car. */
export interface GrantDraft extends PlateDraft {
  num: number;
  reason: string;
}

/** One grant attempt and its result. The shape is stored. */
export interface GrantAttempt {
  /** Empty if the grant is unconfirmed or failed. */
  readonly grantId: string;
  readonly plateNo: string;
  readonly couponName: string;
  readonly num: number;
  /** The server's deadline for revoking it; empty if the response was lost. */
  readonly revokeDeadline: string;
  readonly isEarlier: boolean;
  /** Why the grant failed; empty otherwise. */
  readonly problem: string;
  /** The coupon, and when it was granted (server time). Absent in drafts stored by earlier releases. */
  readonly merchantCouponId?: string;
  readonly givenAtMs?: number;
}

/** How many results are shown. Older ones are in 发放记录. */
const MAX_ATTEMPTS_SHOWN = 3;
/** The maximum length of a reason, in characters. */
export const MAX_REASON_LENGTH = 20;

export const EMPTY_GRANT_DRAFT: GrantDraft = { entry: createEmptyEntry(), isYellow: false, num: 1, reason: '' };

export const isGrantDraft = (value: unknown): value is GrantDraft =>
  isPlateDraft(value) &&
  isPlainObject(value) &&
  Number.isSafeInteger(value['num']) &&
  typeof value['reason'] === 'string';

const isGrantAttempt = (value: unknown): value is GrantAttempt =>
  isPlainObject(value) &&
  ['grantId', 'plateNo', 'couponName', 'revokeDeadline', 'problem'].every((key) => typeof value[key] === 'string') &&
  Number.isSafeInteger(value['num']) &&
  typeof value['isEarlier'] === 'boolean';

export const isGrantAttemptList = (value: unknown): value is readonly GrantAttempt[] =>
  Array.isArray(value) && value.every(isGrantAttempt);

/** The list with one more attempt. A new result for a plate replaces its unconfirmed or failed attempt. */
export const addGrantAttempt = (list: readonly GrantAttempt[], attempt: GrantAttempt): readonly GrantAttempt[] =>
  [
    attempt,
    ...list.filter(
      ({ grantId, plateNo }) => grantId !== attempt.grantId && (grantId !== '' || plateNo !== attempt.plateNo),
    ),
  ].slice(0, MAX_ATTEMPTS_SHOWN);

/**
 * A key for the shown outcome: it differs for each outcome, and is empty while there is none or a request is pending.
 */
export const grantOutcomeKey = ([last]: readonly GrantAttempt[], stage: RequestStage | null): string =>
  isBusyStage(stage) ? '' : [last?.grantId, last?.plateNo, last?.problem, stage?.is].filter(Boolean).join(' ');

/** The plate entry for the next car: starts with the same province, with the keyboard open. */
export function nextPlateEntry(cells: PlateCells): PlateEntry {
  const [province = ''] = cells;
  return { cells: emptyCells().map((empty, index) => (index === 0 ? province : empty)), active: 1, board: null };
}
