import { code, count, entity, list, requiredText, text, time } from '@/services/transport/wire/wire';

/** `state` of whatever is reviewed. */
export const REVIEW_STATE = { unknown: 0, underReview: 1, accepted: 2, rejected: 3 } as const;

/** A handed-in photo; `materialType` is of the list of its kind. */
export const material = entity({ materialType: count(), picUrl: requiredText() });

/** What is the same for all that is handed in and reviewed. `reasons` name the fields that must change. */
export const reviewFields = {
  state: code(Object.values(REVIEW_STATE), REVIEW_STATE.unknown),
  stateText: text(),
  reasons: list(entity({ field: text(), text: text() })),
  applyTime: time(),
  /** An answer is promised by then. */
  expectTime: time(),
  reviewTime: time(),
  materials: list(material),
};
