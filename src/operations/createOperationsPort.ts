import type { OperationsPort } from '@/flows/operations/operationsPort';

import { createDiagnosticRecorder, type DiagnosticRecorder } from './recorder/recorder';

/** What follows the start. The first load names this one file of operations, because each costs it some bytes. */
export const loadLateOperations = () => import(/* webpackChunkName: "recording" */ './lateOperations');

/** Creates the port that the app is started with. @param now the device clock, in milliseconds */
export const createOperationsPort = (now: () => number): OperationsPort & DiagnosticRecorder =>
  Object.assign(createDiagnosticRecorder(now), {
    loadParts: async () => (await loadLateOperations()).loadOperationsParts(),
  });
