import { parsePlate } from '@/domain/plate/parsePlate';
import { findForbiddenSymbolError } from '@/domain/validation/findForbiddenSymbolError';
import { findPhoneError } from '@/domain/validation/findPhoneError';
import { removeSeparators } from '@/domain/validation/removeSeparators';
import { isPlainObject } from '@/lib/isPlainObject';

export const FEEDBACK_MAX_LENGTH = 200;
export const FEEDBACK_MAX_PICTURES = 4;

/** Feedback that is not sent yet. */
export interface FeedbackDraft {
  /** The type or the reason; null: as in the address. */
  readonly choice: number | null;
  readonly content: string;
  /** Null: as in the address. */
  readonly plate: string | null;
  /** Null: the driver's own number. */
  readonly phone: string | null;
  /** The id of the recording that the driver agreed to send; empty without one. */
  readonly recordingId: string;
  /** Why sending the recording failed; empty if it did not. */
  readonly recordingFailure: string;
  /** Whether the driver has tried to submit. From then on the form shows its errors. */
  readonly isTried: boolean;
}

export const EMPTY_FEEDBACK_DRAFT: FeedbackDraft = {
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

export interface FeedbackErrors {
  readonly choice?: string;
  readonly plate?: string;
  readonly content?: string;
  readonly phone?: string;
}

interface FeedbackValues {
  readonly choice: number | null;
  readonly content: string;
  readonly plate: string;
  readonly phone: string;
}

/**
 * The error of each field.
 *
 * @param isChoiceEnough whether the choice needs no description
 */
export function validateFeedback(
  { choice, content, plate, phone }: FeedbackValues,
  isChoiceEnough: boolean,
): FeedbackErrors {
  const text = content.trim();
  const contentError =
    text === '' && !isChoiceEnough
      ? '请说明遇到的问题'
      : text.length > FEEDBACK_MAX_LENGTH
        ? `最多${String(FEEDBACK_MAX_LENGTH)}个字`
        : findForbiddenSymbolError(text);
  const phoneError = findPhoneError(removeSeparators(phone));
  return {
    ...(choice === null ? { choice: '请选择问题类型' } : {}),
    ...(plate.trim() !== '' && parsePlate(plate) === null ? { plate: '请输入正确的车牌号' } : {}),
    ...(contentError === null ? {} : { content: contentError }),
    ...(phoneError === null ? {} : { phone: phoneError }),
  };
}
