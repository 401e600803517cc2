import type { OperationsPort } from '@/flows/operations/operationsPort';

import { createDiagnosticRecorder, type DiagnosticRecorder } from './recorder/recorder';

/** Creates the port that the app is started with. @param now the device clock, in milliseconds */
export const createOperationsPort = (now: () => number): OperationsPort & DiagnosticRecorder =>
  Object.assign(createDiagnosticRecorder(now), {
    loadParts: () => import(/* webpackChunkName: "diagnostics" */ './diagnostics/operationsParts'),
  });
