import { usePorts } from '@/services/transport/ports/PortsContext';

import type { Recorder } from './recorder';

/** The recorder of this page's actions and calls. The transport only knows its `note` method. */
export const useRecorder = (): Recorder => usePorts().recorder as Recorder;
