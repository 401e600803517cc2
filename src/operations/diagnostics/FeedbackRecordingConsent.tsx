import { useStore } from 'react-redux';

import { type FeedbackRecordingConsentProps, RECORDING_CONSENT_TEXT } from '@/flows/operations/operationsPort';
import type { RouteState } from '@/navigation/history/routeSlice';
import { usePorts } from '@/platform/ports/PortsContext';
import { isServiceError } from '@/services/base/baseQuery/serviceError';
import { useSendRecordingMutation } from '@/services/basic/recordings';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CheckBox } from '@/ui/form/CheckBox';
import { serviceErrorText } from '@/widgets/loading/toServiceErrorMessage';

import { exportRecording } from '../recorder/exportRecording';
import { useDiagnosticRecorder } from '../recorder/useDiagnosticRecorder';

/** Ticking the box is the consent: the recording is sent at once, and the feedback carries its id. */
export function FeedbackRecordingConsent({ recording: { id, failure }, onChange }: FeedbackRecordingConsentProps) {
  const recorder = useDiagnosticRecorder();
  const ports = usePorts();
  const store = useStore<{ route: RouteState }>();
  const [send, { isLoading }] = useSendRecordingMutation();
  const attach = async () => {
    const { vault, page } = ports;
    const handle = vault.put({ recording: exportRecording(recorder, ports, store.getState()).text });
    try {
      const { recordingId } = await send({ handle, hasConsent: 1, appVersion: page.build }).unwrap();
      onChange({ recordingId, recordingFailure: '' });
    } catch (error) {
      onChange({
        recordingFailure: `录制发送失败，可以不附。${serviceErrorText(isServiceError(error) ? error : null)}`,
      });
    }
  };
  return (
    <>
      <CheckBox
        isChecked={id !== '' || isLoading}
        isDisabled={isLoading}
        onChange={(isAgreed) => {
          if (isAgreed) void attach();
          else onChange({ recordingId: '', recordingFailure: '' });
        }}
      >
        {RECORDING_CONSENT_TEXT}
      </CheckBox>
      {id !== '' && <NoticeBanner tone="done">已附上，录制编号 {id}</NoticeBanner>}
      {failure !== '' && <NoticeBanner tone="owed">{failure}</NoticeBanner>}
    </>
  );
}
