import { checkPhone } from '@/domain/validation/checkPhone';
import { withoutGaps } from '@/domain/validation/withoutGaps';
import { hasOwn } from '@/lib/hasOwn';
import { isPlainObject } from '@/lib/isPlainObject';
import { PARKING_APPEAL_REASON, PARKING_APPEAL_REASONS, type ParkingAppealReason } from '@/services/charge/appeals';

export const MAX_CONTENT = 200;
export const MAX_PICTURES = 4;

/** An appeal form that is not sent yet. */
export interface AppealDraft {
  readonly reasonType: ParkingAppealReason | null;
  readonly content: string;
  /** Null: unchanged, so the driver's own number is used. */
  readonly phone: string | null;
  /** The driver tried to send it. From then on the form shows its errors. */
  readonly isTried: boolean;
}

const isReason = (value: unknown): value is ParkingAppealReason => hasOwn(PARKING_APPEAL_REASONS, String(value));

const ALL_REASONS = Object.entries(PARKING_APPEAL_REASONS).map(([value, label]) => ({
  value: Number(value) as ParkingAppealReason,
  label,
}));
/** 套牌车, 不是我的车: such an appeal cannot wait until the car drives out. */
const WHILE_INSIDE: ReadonlySet<ParkingAppealReason> = new Set([
  PARKING_APPEAL_REASON.clonedPlate,
  PARKING_APPEAL_REASON.notMine,
]);

/** The available reasons. While the car is inside, only that it is not the driver's car. */
export const reasonsFor = ({ exitTime }: { readonly exitTime: string }) =>
  exitTime === '' ? ALL_REASONS.filter(({ value }) => WHILE_INSIDE.has(value)) : ALL_REASONS;

/** An empty form with the reason from the address, if it is valid. */
export const emptyDraft = (reasonType: number | undefined): AppealDraft => ({
  reasonType: isReason(reasonType) ? reasonType : null,
  content: '',
  phone: null,
  isTried: false,
});

/** Whether a stored value is a draft of this shape. Any other value is ignored. */
export const isAppealDraft = (value: unknown): value is AppealDraft =>
  isPlainObject(value) &&
  (value['reasonType'] === null || (typeof value['reasonType'] === 'number' && isReason(value['reasonType']))) &&
  typeof value['content'] === 'string' &&
  (value['phone'] === null || typeof value['phone'] === 'string') &&
  typeof value['isTried'] === 'boolean';

export interface AppealProblems {
  readonly reason?: string;
  readonly content?: string;
  readonly phone?: string;
}

/** The error of each field. */
export function problemsOf({ reasonType, content }: AppealDraft, phone: string): AppealProblems {
  const said = content.trim();
  const isLong = said.length > MAX_CONTENT;
  const wrongPhone = checkPhone(withoutGaps(phone));
  return {
    ...(reasonType === null ? { reason: '请选择申诉原因' } : {}),
    ...(isLong ? { content: `最多${String(MAX_CONTENT)}个字` } : {}),
    ...(reasonType === PARKING_APPEAL_REASON.other && said === '' ? { content: '请说明是什么情况' } : {}),
    ...(wrongPhone === null ? {} : { phone: wrongPhone }),
  };
}
