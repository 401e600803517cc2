import { createContext } from 'react';

import type { Recorder } from './recorder';

/** Read with `useRecorder`, which the first load does not need. */
export const RecorderContext = createContext<Recorder | null>(null);
