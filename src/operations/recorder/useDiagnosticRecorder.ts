import { usePorts } from '@/platform/ports/PortsContext';

import { type DiagnosticRecorder, getDiagnosticRecorder } from './recorder';

/** The recorder of this page's actions and calls. */
export const useDiagnosticRecorder = (): DiagnosticRecorder => getDiagnosticRecorder(usePorts());
