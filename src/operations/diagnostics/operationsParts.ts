import type { LazyDiagnosticTools, OperationsToolsPort } from '@/flows/operations/operationsPort';

import { isRecordedCall } from '../recorder/getRecordedCalls';
import type { DiagnosticRecorder } from '../recorder/recorder';

export { DiagnosticsSheet } from './DiagnosticsSheet';
export { FeedbackRecordingConsent } from './FeedbackRecordingConsent';

export const findRecordedCall: LazyDiagnosticTools['findRecordedCall'] = (operations, errorNumber) => {
  const { callsAndErrors } = operations as OperationsToolsPort & DiagnosticRecorder;
  for (const [atMs, entry] of callsAndErrors)
    if (isRecordedCall(entry) && entry.ns.startsWith(errorNumber)) return { ns: entry.ns, atMs };
  return null;
};
