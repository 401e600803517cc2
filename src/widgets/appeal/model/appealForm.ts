import { checkPhone } from '@/domain/validation/checkPhone';
import { checkRemark } from '@/domain/validation/checkRemark';
import { withoutGaps } from '@/domain/validation/withoutGaps';
import { isPlainObject } from '@/lib/isPlainObject';

export const MAX_CONTENT = 200;
export const MAX_PICTURES = 4;

/** A reason that can be chosen: its reasonType, and its text. */
export interface AppealReason<R extends number> {
  readonly value: R;
  readonly label: string;
}

/** An appeal form that is not sent yet. */
export interface AppealDraft {
  readonly reasonType: number | null;
  readonly content: string;
  /** Null: unchanged, so the driver's own number is used. */
  readonly phone: string | null;
  /** The driver tried to send it. From then on the form shows its errors. */
  readonly isTried: boolean;
}

/** The reasons of a table by number, in its order. */
export const reasonsIn = <R extends number>(table: Readonly<Record<R, string>>): readonly AppealReason<R>[] =>
  Object.entries<string>(table).map(([value, label]) => ({ value: Number(value) as R, label }));

/** An empty form with the reason from the address. */
export const emptyDraft = (reasonType: number | undefined): AppealDraft => ({
  reasonType: reasonType ?? null,
  content: '',
  phone: null,
  isTried: false,
});

/** Whether a stored value is a draft of this shape. Any other value is ignored. */
export const isAppealDraft = (value: unknown): value is AppealDraft =>
  isPlainObject(value) &&
  (value['reasonType'] === null || Number.isSafeInteger(value['reasonType'])) &&
  typeof value['content'] === 'string' &&
  (value['phone'] === null || typeof value['phone'] === 'string') &&
  typeof value['isTried'] === 'boolean';

/** The reason of a draft, if this bill offers it. A stored one or one from an address may be of another bill. */
export const chosenReason = <R extends number>(
  { reasonType }: Pick<AppealDraft, 'reasonType'>,
  reasons: readonly AppealReason<R>[],
): R | null => reasons.find(({ value }) => value === reasonType)?.value ?? null;

export interface AppealProblems {
  readonly reason?: string;
  readonly content?: string;
  readonly phone?: string;
}

/**
 * The error of each field.
 *
 * @param other the reason that says nothing without a description
 */
export function problemsOf(
  { reasonType, content }: Pick<AppealDraft, 'reasonType' | 'content'>,
  phone: string,
  other: number,
): AppealProblems {
  const said = content.trim();
  const wrongContent =
    reasonType === other && said === ''
      ? '请说明是什么情况'
      : said.length > MAX_CONTENT
        ? `最多${String(MAX_CONTENT)}个字`
        : checkRemark(said);
  const wrongPhone = checkPhone(withoutGaps(phone));
  return {
    ...(reasonType === null ? { reason: '请选择申诉原因' } : {}),
    ...(wrongContent === null ? {} : { content: wrongContent }),
    ...(wrongPhone === null ? {} : { phone: wrongPhone }),
  };
}
