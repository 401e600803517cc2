import type { FeedbackAbout } from '@/services/basic/support';

/** As many characters of an 错误编号 as every screen shows. */
const SPOKEN_LENGTH = 8;

/** The numbers that feedback carries. */
export const aboutFacts = ({ relatedNo, parkId, payId, errorId, recordingId }: FeedbackAbout) => [
  { label: parkId === '' ? '订单号' : '账单号', value: relatedNo },
  { label: '支付单号', value: payId },
  { label: '错误编号', value: errorId.slice(0, SPOKEN_LENGTH) },
  { label: '录制编号', value: recordingId },
];
