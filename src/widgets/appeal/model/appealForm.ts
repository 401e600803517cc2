import { findForbiddenSymbolError } from '@/domain/validation/findForbiddenSymbolError';
import { findPhoneError } from '@/domain/validation/findPhoneError';
import { removeSeparators } from '@/domain/validation/removeSeparators';
import { isPlainObject } from '@/lib/isPlainObject';

export const MAX_APPEAL_LENGTH = 200;
export const MAX_APPEAL_PICTURES = 4;

/** A reason that can be chosen: its reasonType, and its text. */
export interface AppealReason<R extends number> {
  readonly value: R;
  readonly label: string;
}

/** The draft of an appeal that is not submitted yet. */
export interface AppealDraft {
  readonly reasonType: number | null;
  readonly content: string;
  /** Null: not edited, so the driver's own number is used. */
  readonly phone: string | null;
  /** The driver has tried to submit it. From then on the form shows its errors. */
  readonly isTried: boolean;
}

/** The reasons of a table with their numbers, in the table's order. */
export const toAppealReasons = <R extends number>(table: Readonly<Record<R, string>>): readonly AppealReason<R>[] =>
  Object.entries<string>(table).map(([value, label]) => ({ value: Number(value) as R, label }));

/** An empty draft with the reason from the address. */
export const createAppealDraft = (reasonType: number | undefined): AppealDraft => ({
  reasonType: reasonType ?? null,
  content: '',
  phone: null,
  isTried: false,
});

/** Whether a stored value has the shape of a draft. Other values are ignored. */
export const isAppealDraft = (value: unknown): value is AppealDraft =>
  isPlainObject(value) &&
  (value['reasonType'] === null || Number.isSafeInteger(value['reasonType'])) &&
  typeof value['content'] === 'string' &&
  (value['phone'] === null || typeof value['phone'] === 'string') &&
  typeof value['isTried'] === 'boolean';

/** The chosen reason, if this bill offers it. A reason from storage or from an address may not be among its reasons. */
export const findChosenAppealReasonType = <R extends number>(
  { reasonType }: Pick<AppealDraft, 'reasonType'>,
  reasons: readonly AppealReason<R>[],
): R | null => reasons.find(({ value }) => value === reasonType)?.value ?? null;

export interface AppealErrors {
  readonly reason?: string;
  readonly content?: string;
  readonly phone?: string;
}

/**
 * The error of each invalid field.
 *
 * @param otherReason the reason that requires a description
 */
export function validateAppeal(
  { reasonType, content }: Pick<AppealDraft, 'reasonType' | 'content'>,
  phone: string,
  otherReason: number,
): AppealErrors {
  const description = content.trim();
  const contentError =
    reasonType === otherReason && description === ''
      ? '请说明是什么情况'
      : description.length > MAX_APPEAL_LENGTH
        ? `最多${String(MAX_APPEAL_LENGTH)}个字`
        : findForbiddenSymbolError(description);
  const phoneError = findPhoneError(removeSeparators(phone));
  return {
    ...(reasonType === null ? { reason: '请选择申诉原因' } : {}),
    ...(contentError === null ? {} : { content: contentError }),
    ...(phoneError === null ? {} : { phone: phoneError }),
  };
}
