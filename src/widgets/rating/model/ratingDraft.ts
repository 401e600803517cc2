import { findForbiddenSymbolError } from '@/domain/validation/findForbiddenSymbolError';
import { isPlainObject } from '@/lib/isPlainObject';

export const MAX_RATING_TEXT_LENGTH = 200;
export const STAR_RATING_VALUES = [1, 2, 3, 4, 5] as const;

/** The label for each number of stars. */
export const STAR_LABELS: Readonly<Record<number, string>> = {
  1: '很不满意',
  2: '不满意',
  3: '一般',
  4: '满意',
  5: '非常满意',
};

/** The draft of a rating that is not submitted yet. `score` 0: no star chosen. */
export interface RatingDraft {
  readonly score: number;
  readonly content: string;
}
export const EMPTY_RATING_DRAFT: RatingDraft = { score: 0, content: '' };

/** Whether a stored value has the shape of a draft. Other values are ignored. */
export const isRatingDraft = (value: unknown): value is RatingDraft =>
  isPlainObject(value) &&
  [0, ...STAR_RATING_VALUES].includes(value['score'] as number) &&
  typeof value['content'] === 'string';

/** Why the rating cannot be submitted; null if it can. */
export function validateRating({ score, content }: RatingDraft): string | null {
  if (score === 0) return '请先选择星级';
  const text = content.trim();
  return text.length > MAX_RATING_TEXT_LENGTH
    ? `最多${String(MAX_RATING_TEXT_LENGTH)}个字`
    : findForbiddenSymbolError(text);
}
