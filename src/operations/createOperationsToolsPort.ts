import type { LazyDiagnosticTools, OperationsToolsPort } from '@/flows/operations/operationsPort';

import { createDiagnosticRecorder, type DiagnosticRecorder } from './recorder/recorder';

export const loadOperationsTools = (): Promise<LazyDiagnosticTools> => import('./diagnostics/operationsParts');

/** Creates a port whose parts can be loaded at once, for the viewer and for tests. @param now the device clock, in ms */
export const createOperationsToolsPort = (now: () => number): OperationsToolsPort & DiagnosticRecorder =>
  Object.assign(createDiagnosticRecorder(now), { loadParts: loadOperationsTools });
