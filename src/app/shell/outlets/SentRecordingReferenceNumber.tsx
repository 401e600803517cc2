import { useSelector } from 'react-redux';

import { selectLatestSentRecordingNumber } from '@/flows/operations/recordingConsentState';

/**
 * The number of the latest recording that was sent automatically. Customer service needs it in addition to the 错误编号.
 */
export function SentRecordingReferenceNumber() {
  const recordingNumber = useSelector(selectLatestSentRecordingNumber);
  return recordingNumber === null ? null : <span>录制编号 {recordingNumber}</span>;
}
