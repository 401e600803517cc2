import { isPlainObject } from '@/lib/isPlainObject';
import type { CallRecord } from '@/platform/ports/ports';

import type { DiagnosticRecorder } from './recorder';

export const isRecordedCall = (event: unknown): event is CallRecord =>
  isPlainObject(event) && 'ns' in event && 'path' in event;

/** The latest calls of the transport, oldest first. */
export const getRecordedCalls = ({ callsAndErrors }: DiagnosticRecorder): readonly CallRecord[] =>
  callsAndErrors.map(([, event]) => event).filter((event) => isRecordedCall(event));
