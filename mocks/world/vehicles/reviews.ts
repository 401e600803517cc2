import { findIdCardNoError } from '@/domain/validation/findIdCardNoError';
import { MINUTE_MS } from '@/lib/timeUnits';

import { Refusal, REFUSALS } from '../core/Refusal';
import type { World } from '../World';
import type { ReviewRow } from './vehicleTables';

/** Time from submission to the result. */
export const REVIEW_MS = 10 * MINUTE_MS;

type Reason = ReviewRow['reasons'][number];

/** A review that begins now. */
export const freshReview = (world: World, materials: ReviewRow['materials']): ReviewRow => ({
  materials,
  appliedAt: world.clock.now(),
  reviewedAt: null,
  reasons: [],
  state: 1,
});

/** Answers each review that is due. It is accepted if nothing is wrong. */
export function answerReviews<R extends ReviewRow>(
  world: World,
  rows: readonly R[],
  wrongWith: (row: R) => Reason[],
  answered: (row: R) => void,
): void {
  for (const row of rows) {
    const at = row.appliedAt + REVIEW_MS;
    if (row.state !== 1 || at > world.clock.now()) continue;
    row.reasons = wrongWith(row);
    row.state = row.reasons.length === 0 ? 2 : 3;
    row.reviewedAt = at;
    answered(row);
  }
}

/** Only rejected documents can be submitted again. */
export function mustBeRejected({ state }: ReviewRow): void {
  if (state !== 3) throw new Refusal(REFUSALS.reviewState, state === 1 ? '资料正在审核，请耐心等待' : '资料已审核通过');
}

export function refuseBadIdCard(idCard: string): void {
  const fault = findIdCardNoError(idCard);
  if (fault !== null) throw new Refusal(REFUSALS.badRequest, fault);
}

/** The reasons for missing photos of these kinds. */
export const missingPhotos = (
  { materials }: ReviewRow,
  needed: readonly number[],
  names: Readonly<Record<number, string>>,
): Reason[] =>
  needed
    .filter((type) => !materials.some(({ materialType }) => materialType === type))
    .map((type) => ({ field: `materials:${type}`, text: `缺少${names[type] ?? '证明'}照片` }));
