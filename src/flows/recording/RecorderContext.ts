import { createContext, useContext } from 'react';

import type { Recorder } from './recorder';

export const RecorderContext = createContext<Recorder | null>(null);

/** The recorder of this page's actions and calls. */
export function useRecorder(): Recorder {
  const recorder = useContext(RecorderContext);
  if (recorder === null) throw new Error('useRecorder is used outside RecorderContext');
  return recorder;
}
