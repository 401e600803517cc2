import { wireTime } from '../../world/core/clock';
import { REVIEW_MS } from '../../world/vehicles/reviews';
import type { ReviewRow } from '../../world/vehicles/vehicleTables';

const REVIEW_TEXT = { 1: '审核中', 2: '已通过', 3: '未通过' } as const;

/** The fields that are common to everything that is reviewed. */
export const reviewFace = (row: ReviewRow) => ({
  state: row.state,
  stateText: REVIEW_TEXT[row.state],
  reasons: row.reasons,
  applyTime: wireTime(row.appliedAt),
  expectTime: row.state === 1 ? wireTime(row.appliedAt + REVIEW_MS) : '',
  reviewTime: wireTime(row.reviewedAt),
  materials: row.materials,
});

/** Shows only the first and the last characters. */
export const masked = (text: string, first: number, last: number): string =>
  text.length <= first + last
    ? text
    : text.slice(0, first) + '*'.repeat(text.length - first - last) + text.slice(text.length - last);
