import { createEmptyPlateCells, type PlateCells } from '@/domain/plate/plateCells';
import { type IdempotentRequestStage, isBusyRequestStage } from '@/flows/requests/requestStages';
import { isPlainObject } from '@/lib/isPlainObject';
import { createEmptyPlateInputState, type PlateInputState } from '@/ui/plate/plateInputState';
import { isPlateDraft, type PlateDraft } from '@/widgets/plate/plateDraft';

/** The draft of the grant form: the plate, quantity and reason. Quantity and reason are retained for the next car. */
export interface CouponGrantDraft extends PlateDraft {
  num: number;
  reason: string;
}

/** One grant attempt and its result. The shape is stored. */
export interface CouponGrantAttempt {
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
export const MAX_COUPON_GRANT_REASON_LENGTH = 20;

export const EMPTY_COUPON_GRANT_DRAFT: CouponGrantDraft = {
  entry: createEmptyPlateInputState(),
  isYellow: false,
  num: 1,
  reason: '',
};

export const isCouponGrantDraft = (value: unknown): value is CouponGrantDraft =>
  isPlateDraft(value) &&
  isPlainObject(value) &&
  Number.isSafeInteger(value['num']) &&
  typeof value['reason'] === 'string';

const isGrantAttempt = (value: unknown): value is CouponGrantAttempt =>
  isPlainObject(value) &&
  ['grantId', 'plateNo', 'couponName', 'revokeDeadline', 'problem'].every((key) => typeof value[key] === 'string') &&
  Number.isSafeInteger(value['num']) &&
  typeof value['isEarlier'] === 'boolean';

export const isCouponGrantAttemptList = (value: unknown): value is readonly CouponGrantAttempt[] =>
  Array.isArray(value) && value.every(isGrantAttempt);

/** The list with one more attempt. A new result for a plate replaces its unconfirmed or failed attempt. */
export const addCouponGrantAttempt = (
  list: readonly CouponGrantAttempt[],
  attempt: CouponGrantAttempt,
): readonly CouponGrantAttempt[] =>
  [
    attempt,
    ...list.filter(
      ({ grantId, plateNo }) => grantId !== attempt.grantId && (grantId !== '' || plateNo !== attempt.plateNo),
    ),
  ].slice(0, MAX_ATTEMPTS_SHOWN);

/**
 * A key for the shown outcome: it differs for each outcome, and is empty while there is none or a request is pending.
 */
export const toCouponGrantOutcomeKey = (
  [last]: readonly CouponGrantAttempt[],
  stage: IdempotentRequestStage | null,
): string =>
  isBusyRequestStage(stage) ? '' : [last?.grantId, last?.plateNo, last?.problem, stage?.is].filter(Boolean).join(' ');

/** The plate entry for the next car: starts with the same province, with the keyboard open. */
export function createPlateInputForNextCar(cells: PlateCells): PlateInputState {
  const [province = ''] = cells;
  return {
    cells: createEmptyPlateCells().map((empty, index) => (index === 0 ? province : empty)),
    active: 1,
    board: null,
  };
}
