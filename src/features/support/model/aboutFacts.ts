import { type FeedbackAbout, RELATED_TYPE } from '@/services/basic/support';

/** As many characters of an 错误编号 as every screen shows. */
const SPOKEN_LENGTH = 8;

/** What a number is called on the screen that it comes from. */
const NUMBER_NAMES = {
  [RELATED_TYPE.unknown]: '编号',
  [RELATED_TYPE.bill]: '账单号',
  [RELATED_TYPE.order]: '订单号',
  [RELATED_TYPE.invoice]: '发票编号',
  [RELATED_TYPE.coupon]: '券号',
  [RELATED_TYPE.lock]: '地锁编号',
} as const;

/** The numbers that feedback carries. A lot belongs to a bill alone. */
export const aboutFacts = ({ relatedNo, relatedType, parkId, payId, berthNo, errorId, recordingId }: FeedbackAbout) => [
  { label: NUMBER_NAMES[parkId === '' ? relatedType : RELATED_TYPE.bill], value: relatedNo },
  { label: '车位', value: berthNo },
  { label: '支付单号', value: payId },
  { label: '错误编号', value: errorId.slice(0, SPOKEN_LENGTH) },
  { label: '录制编号', value: recordingId },
];
