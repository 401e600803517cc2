import {
  type FeedbackRecordingConsentProps,
  loadOperationsToolsWhenReady,
  type OperationsPartProps,
  RECORDING_CONSENT_TEXT,
  useOperationsTools,
} from '@/flows/operations/operationsPort';
import { CheckBox } from '@/ui/form/CheckBox';
import { retryableLazy } from '@/ui/late/retryableLazy';

const LoadedConsent = retryableLazy<FeedbackRecordingConsentProps & OperationsPartProps>(
  'recording consent',
  async ({ operations }) => (await loadOperationsToolsWhenReady(operations)).FeedbackRecordingConsent,
  {
    // The box has its place from the start.
    fallback: () => (
      <CheckBox isChecked={false} isDisabled onChange={() => undefined}>
        {RECORDING_CONSENT_TEXT}
      </CheckBox>
    ),
    errorFallback: () => null,
  },
);

/** The consent to send a recording with the feedback. Nothing in a build without operations. */
export function LazyFeedbackRecordingConsent(props: FeedbackRecordingConsentProps) {
  const operations = useOperationsTools();
  return operations === undefined ? null : <LoadedConsent {...props} operations={operations} />;
}
