import { FEEDBACK_TYPE, type FeedbackType } from '@/services/basic/support';

/** The feedback types, the most common first. */
export const FEEDBACK_TYPE_OPTIONS: readonly { readonly value: FeedbackType; readonly label: string }[] = [
  { value: FEEDBACK_TYPE.parkingBill, label: '停车缴费' },
  { value: FEEDBACK_TYPE.chargingBill, label: '充电' },
  { value: FEEDBACK_TYPE.booking, label: '预约与错时' },
  { value: FEEDBACK_TYPE.account, label: '账号与车辆' },
  { value: FEEDBACK_TYPE.suggestion, label: '建议' },
  { value: FEEDBACK_TYPE.other, label: '其他' },
];

export const feedbackTypeLabel = (type: FeedbackType): string =>
  FEEDBACK_TYPE_OPTIONS.find(({ value }) => value === type)?.label ?? '其他';

/** The feedback type of a number in the address; 其他 for an unknown number. */
export const parseFeedbackType = (value: number): FeedbackType =>
  FEEDBACK_TYPE_OPTIONS.find((kind) => kind.value === value)?.value ?? FEEDBACK_TYPE.other;
