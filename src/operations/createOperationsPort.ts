import type { LazyDiagnosticTools, OperationsPort } from '@/flows/operations/operationsPort';

import { createDiagnosticRecorder, type DiagnosticRecorder } from './recorder/recorder';

export const loadOperationsParts = (): Promise<LazyDiagnosticTools> => import('./diagnostics/operationsParts');

/** Creates a port whose parts can be loaded at once, for the viewer and for tests. @param now the device clock, in ms */
export const createOperationsPort = (now: () => number): OperationsPort & DiagnosticRecorder =>
  Object.assign(createDiagnosticRecorder(now), { loadParts: loadOperationsParts });
