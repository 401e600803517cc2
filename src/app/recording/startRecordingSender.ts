import { exportRecording } from '@/flows/recording/exportRecording';
import type { RecordingBuffer } from '@/flows/recording/kept/recordingBuffer';
import { createRecordingSender, type RecordingSender } from '@/flows/recording/sent/createRecordingSender';
import { hasRecordingConsent } from '@/flows/recording/sent/recordingConsent';
import { consentChanged } from '@/flows/recording/sent/recordingSendSlice';
import { selectHasRecordingConsent } from '@/flows/recording/sent/recordingSendState';
import type { KeyValueStore } from '@/platform/storage/storage';

import type { AppStore } from '../store';
import { createRecordingTrigger, type RecordingTrigger } from './createRecordingTrigger';

/** Sends the recording after a failure, for a driver who has consented to that. */
export function startRecordingSender(
  { store, recorder, ports }: Pick<AppStore, 'store' | 'recorder' | 'ports'>,
  tab: KeyValueStore,
  keeper: RecordingBuffer,
): { sender: RecordingSender; finder: RecordingTrigger } {
  if (hasRecordingConsent(ports)) store.dispatch(consentChanged(true));
  const sender = createRecordingSender({
    ports,
    tab,
    dispatch: store.dispatch,
    hasConsent: () => selectHasRecordingConsent(store.getState()),
    createFile: () => exportRecording(recorder, ports, store.getState()).text,
  });
  const finder = createRecordingTrigger(store.getState(), sender.requestSend);
  keeper.listen({
    onAction: finder.onAction,
    onError: (error) => {
      // A file that fails to load on a bad connection is not a bug of the app.
      if (!(error instanceof Error && error.name === 'ChunkLoadError')) sender.requestSend('error');
    },
  });
  return { sender, finder };
}
