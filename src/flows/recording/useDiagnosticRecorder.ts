import { usePorts } from '@/platform/ports/PortsContext';

import type { DiagnosticRecorder } from './recorder';

/** The recorder of this page's actions and calls. The transport only knows its `note` method. */
export const useDiagnosticRecorder = (): DiagnosticRecorder => usePorts().recorder as DiagnosticRecorder;
