import { usePorts } from '@/services/transport/ports/PortsContext';

import type { Recorder } from './recorder';

/** The recorder of this page's actions and calls. The transport knows no more of it than that calls are told to it. */
export const useRecorder = (): Recorder => usePorts().recorder as Recorder;
