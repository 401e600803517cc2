import type { RecordingKeeper } from '@/flows/recording/kept/recordingKeeper';
import { recordingNow } from '@/flows/recording/recordingNow';
import { createSender, type Sender } from '@/flows/recording/sent/createSender';
import { hasKeptConsent } from '@/flows/recording/sent/keptConsent';
import { selectSendsRecordings } from '@/flows/recording/sent/sentRecordings';
import { consentChanged } from '@/flows/recording/sent/sentSlice';
import type { KeyValueStore } from '@/services/transport/storage/storage';

import type { AppStore } from '../store';
import { createTroubleFinder, type TroubleFinder } from './createTroubleFinder';

/** Sends the recording when something has gone wrong, for a driver who has agreed to that. */
export function startSending(
  { store, recorder, ports }: Pick<AppStore, 'store' | 'recorder' | 'ports'>,
  tab: KeyValueStore,
  keeper: RecordingKeeper,
): { sender: Sender; finder: TroubleFinder } {
  if (hasKeptConsent(ports)) store.dispatch(consentChanged(true));
  const sender = createSender({
    ports,
    tab,
    dispatch: store.dispatch,
    hasConsent: () => selectSendsRecordings(store.getState()),
    file: () => recordingNow(recorder, ports, store.getState()).text,
  });
  const finder = createTroubleFinder(store.getState(), sender.trouble);
  keeper.listen({
    onAction: finder.action,
    onError: (error) => {
      // A file that does not come on a bad line is no error of the program.
      if (!(error instanceof Error && error.name === 'ChunkLoadError')) sender.trouble('error');
    },
  });
  return { sender, finder };
}
