import { checkRemark } from '@/domain/validation/checkRemark';
import { isPlainObject } from '@/lib/isPlainObject';

export const MAX_RATING_TEXT = 200;
export const STARS = [1, 2, 3, 4, 5] as const;

/** The word for each number of stars. */
export const STAR_WORDS: Readonly<Record<number, string>> = {
  1: '很不满意',
  2: '不满意',
  3: '一般',
  4: '满意',
  5: '非常满意',
};

/** A rating that is not sent yet. `score` 0: no star chosen. */
export interface RatingDraft {
  readonly score: number;
  readonly content: string;
}
export const NO_RATING: RatingDraft = { score: 0, content: '' };

/** Whether a stored value is a draft of this shape. Any other value is ignored. */
export const isRatingDraft = (value: unknown): value is RatingDraft =>
  isPlainObject(value) && [0, ...STARS].includes(value['score'] as number) && typeof value['content'] === 'string';

/** Why it cannot be sent; null when it can. */
export function ratingProblem({ score, content }: RatingDraft): string | null {
  if (score === 0) return '请先选择星级';
  const said = content.trim();
  return said.length > MAX_RATING_TEXT ? `最多${String(MAX_RATING_TEXT)}个字` : checkRemark(said);
}
