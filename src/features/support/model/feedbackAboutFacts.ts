import { type FeedbackContext, RELATED_TYPE } from '@/services/basic/support';

/** The shown length of an 错误编号, equal on every screen. */
const ERROR_ID_LENGTH = 8;

/** The label of each number, as on the screen that it comes from. */
const NUMBER_LABELS = {
  [RELATED_TYPE.unknown]: '编号',
  [RELATED_TYPE.bill]: '账单号',
  [RELATED_TYPE.order]: '订单号',
  [RELATED_TYPE.invoice]: '发票编号',
  [RELATED_TYPE.coupon]: '券号',
  [RELATED_TYPE.lock]: '地锁编号',
} as const;

/** The numbers that feedback carries. Only a bill has a lot. */
export const feedbackAboutFacts = ({
  relatedNo,
  relatedType,
  parkId,
  payId,
  berthNo,
  errorId,
  recordingId,
}: FeedbackContext) => [
  { label: NUMBER_LABELS[parkId === '' ? relatedType : RELATED_TYPE.bill], value: relatedNo },
  { label: '车位', value: berthNo },
  { label: '支付单号', value: payId },
  { label: '错误编号', value: errorId.slice(0, ERROR_ID_LENGTH) },
  { label: '录制编号', value: recordingId },
];
