import { parsePlate } from '@/domain/plate/parsePlate';
import { checkPhone } from '@/domain/validation/checkPhone';
import { checkRemark } from '@/domain/validation/checkRemark';
import { withoutGaps } from '@/domain/validation/withoutGaps';
import { isPlainObject } from '@/lib/isPlainObject';

export const MAX_CONTENT = 200;
export const MAX_PICTURES = 4;

/** Feedback that is not sent yet. */
export interface FeedbackDraft {
  /** The kind or the reason; null: as the address says. */
  readonly choice: number | null;
  readonly content: string;
  /** Null: as the address says. */
  readonly plate: string | null;
  /** Null: the driver's own number. */
  readonly phone: string | null;
  /** The number of the recording that the driver has agreed to send; empty without one. */
  readonly recordingId: string;
  /** Why the recording was not sent; empty if nothing failed. */
  readonly recordingFailure: string;
  /** The driver tried to send it. From then on the form shows its errors. */
  readonly isTried: boolean;
}

export const EMPTY_DRAFT: FeedbackDraft = {
  choice: null,
  content: '',
  plate: null,
  phone: null,
  recordingId: '',
  recordingFailure: '',
  isTried: false,
};

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

/** Whether a stored value is a draft of this shape. Any other value is ignored. */
export const isFeedbackDraft = (value: unknown): value is FeedbackDraft =>
  isPlainObject(value) &&
  (value['choice'] === null || Number.isSafeInteger(value['choice'])) &&
  isTextOrNull(value['plate']) &&
  isTextOrNull(value['phone']) &&
  ['content', 'recordingId', 'recordingFailure'].every((key) => typeof value[key] === 'string') &&
  typeof value['isTried'] === 'boolean';

export interface FeedbackProblems {
  readonly choice?: string;
  readonly plate?: string;
  readonly content?: string;
  readonly phone?: string;
}

interface Filled {
  readonly choice: number | null;
  readonly content: string;
  readonly plate: string;
  readonly phone: string;
}

/**
 * The error of each field.
 *
 * @param speaks whether the choice says enough without a description
 */
export function problemsOf({ choice, content, plate, phone }: Filled, speaks: boolean): FeedbackProblems {
  const said = content.trim();
  const wrongContent =
    said === '' && !speaks
      ? '请说明遇到的问题'
      : said.length > MAX_CONTENT
        ? `最多${String(MAX_CONTENT)}个字`
        : checkRemark(said);
  const wrongPhone = checkPhone(withoutGaps(phone));
  return {
    ...(choice === null ? { choice: '请选择问题类型' } : {}),
    ...(plate.trim() !== '' && parsePlate(plate) === null ? { plate: '请输入正确的车牌号' } : {}),
    ...(wrongContent === null ? {} : { content: wrongContent }),
    ...(wrongPhone === null ? {} : { phone: wrongPhone }),
  };
}
