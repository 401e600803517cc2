import { FEEDBACK_SUBJECT_TYPE, type FeedbackContext } from '@/services/basic/support';

/** The shown length of an 错误编号, equal on every screen. */
const ERROR_ID_LENGTH = 8;

/** The label of each number, as on the screen that it comes from. */
const NUMBER_LABELS = {
  [FEEDBACK_SUBJECT_TYPE.unknown]: '编号',
  [FEEDBACK_SUBJECT_TYPE.bill]: '账单号',
  [FEEDBACK_SUBJECT_TYPE.order]: '订单号',
  [FEEDBACK_SUBJECT_TYPE.invoice]: '发票编号',
  [FEEDBACK_SUBJECT_TYPE.coupon]: '券号',
  [FEEDBACK_SUBJECT_TYPE.lock]: '地锁编号',
} as const;

/** The numbers that feedback carries. Only a bill has a lot. */
export const toFeedbackContextFacts = ({
  relatedNo,
  relatedType,
  parkId,
  payId,
  berthNo,
  errorId,
  recordingId,
}: FeedbackContext) => [
  { label: NUMBER_LABELS[parkId === '' ? relatedType : FEEDBACK_SUBJECT_TYPE.bill], value: relatedNo },
  { label: '车位', value: berthNo },
  { label: '支付单号', value: payId },
  { label: '错误编号', value: errorId.slice(0, ERROR_ID_LENGTH) },
  { label: '录制编号', value: recordingId },
];
