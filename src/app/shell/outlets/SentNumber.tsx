import { useSelector } from 'react-redux';

import { selectSentNumber } from '@/flows/recording/sent/sentRecordings';

/** The number of the latest recording that was sent by itself. Customer service asks for it beside the 错误编号. */
export function SentNumber() {
  const sent = useSelector(selectSentNumber);
  return sent === null ? null : <span>录制编号 {sent}</span>;
}
