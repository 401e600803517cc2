import type { OperationsParts } from '@/flows/operations/operationsPort';

export { startRecording } from './recorder/startRecording';

/** The parts that a driver meets are a file of their own, which most drivers never need. */
export const loadOperationsParts = (): Promise<OperationsParts> => import('./diagnostics/operationsParts');
