import { FEEDBACK_TYPE, type FeedbackType } from '@/services/basic/support';

/** The kinds of feedback, the commonest first. */
export const KINDS: readonly { readonly value: FeedbackType; readonly label: string }[] = [
  { value: FEEDBACK_TYPE.parkingBill, label: '停车缴费' },
  { value: FEEDBACK_TYPE.chargingBill, label: '充电' },
  { value: FEEDBACK_TYPE.booking, label: '预约与错时' },
  { value: FEEDBACK_TYPE.account, label: '账号与车辆' },
  { value: FEEDBACK_TYPE.suggestion, label: '建议' },
  { value: FEEDBACK_TYPE.other, label: '其他' },
];

export const kindName = (type: FeedbackType): string => KINDS.find(({ value }) => value === type)?.label ?? '其他';

/** The kind behind a number of the address; 其他 for any other number. */
export const kindOf = (value: number): FeedbackType =>
  KINDS.find((kind) => kind.value === value)?.value ?? FEEDBACK_TYPE.other;
