import { code, count, entity, list, requiredText, text, time } from '@/services/schema/wire';

/** The `state` of everything that is reviewed. */
export const DOCUMENT_REVIEW_STATE = { unknown: 0, underReview: 1, accepted: 2, rejected: 3 } as const;

/** A submitted photo. `materialType` is a value of its own list. */
export const documentPhotoSchema = entity({ materialType: count(), picUrl: requiredText() });

/**
 * Fields common to everything that is submitted and reviewed. `reasons` name the fields that must change; a photo by
 * its type: `materials:2`.
 */
export const documentReviewFields = {
  state: code(Object.values(DOCUMENT_REVIEW_STATE), DOCUMENT_REVIEW_STATE.unknown),
  stateText: text(),
  reasons: list(entity({ field: text(), text: text() })),
  applyTime: time(),
  /** The expected time of the review. */
  expectTime: time(),
  reviewTime: time(),
  materials: list(documentPhotoSchema),
};
