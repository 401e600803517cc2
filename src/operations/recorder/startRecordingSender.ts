import type { AppRuntime } from '@/app/store';
import { selectHasRecordingSendConsent } from '@/flows/operations/recordingConsentState';
import type { KeyValueStore } from '@/platform/storage/storage';

import type { RecordingBuffer } from './buffer/recordingBuffer';
import { createRecordingTroubleDetector, type RecordingTroubleDetector } from './createRecordingTroubleDetector';
import { exportRecording } from './exportRecording';
import { getDiagnosticRecorder } from './recorder';
import { createRecordingSender, type RecordingSender } from './sending/createRecordingSender';
import { hasRecordingSendConsent } from './sending/recordingConsent';
import { consentChanged } from './sending/recordingSendSlice';

/** Sends the recording after a failure, for a driver who has consented to that. */
export function startRecordingSender(
  { store, ports }: Pick<AppRuntime, 'store' | 'ports'>,
  tab: KeyValueStore,
  keeper: RecordingBuffer,
): { sender: RecordingSender; finder: RecordingTroubleDetector } {
  if (hasRecordingSendConsent(ports)) store.dispatch(consentChanged(true));
  const sender = createRecordingSender({
    ports,
    tab,
    dispatch: store.dispatch,
    hasConsent: () => selectHasRecordingSendConsent(store.getState()),
    createFile: () => exportRecording(getDiagnosticRecorder(ports), ports, store.getState()).text,
  });
  const finder = createRecordingTroubleDetector(store.getState(), sender.requestSend);
  keeper.listen({
    onAction: finder.onAction,
    onError: (error) => {
      // A file that fails to load on a bad connection is not a bug of the app.
      if (!(error instanceof Error && error.name === 'ChunkLoadError')) sender.requestSend('error');
    },
  });
  return { sender, finder };
}
