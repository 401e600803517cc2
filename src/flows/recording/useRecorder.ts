import { useContext } from 'react';

import type { Recorder } from './recorder';
import { RecorderContext } from './RecorderContext';

/** The recorder of this page's actions and calls. */
export function useRecorder(): Recorder {
  const recorder = useContext(RecorderContext);
  if (recorder === null) throw new Error('useRecorder is used outside RecorderContext');
  return recorder;
}
