import * as wire from '@/services/schema/wire';

/** The `state` of everything that is reviewed. */
export const DOCUMENT_REVIEW_STATE = { unknown: 0, underReview: 1, accepted: 2, rejected: 3 } as const;

/** A submitted photo. `materialType` is a value of its own list. */
export const documentPhotoSchema = wire.entity({ materialType: wire.count(), picUrl: wire.requiredText() });

/**
 * Fields common to everything that is submitted and reviewed. `reasons` name the fields that must change; a photo by
 * its type: `materials:2`.
 */
export const documentReviewFields = {
  state: wire.enumCode(Object.values(DOCUMENT_REVIEW_STATE), DOCUMENT_REVIEW_STATE.unknown),
  stateText: wire.text(),
  reasons: wire.list(wire.entity({ field: wire.text(), text: wire.text() })),
  applyTime: wire.dateTime(),
  /** The expected time of the review. */
  expectTime: wire.dateTime(),
  reviewTime: wire.dateTime(),
  materials: wire.list(documentPhotoSchema),
};
