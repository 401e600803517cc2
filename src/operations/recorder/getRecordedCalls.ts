import { isPlainObject } from '@/lib/isPlainObject';
import type { ServiceCallRecord } from '@/platform/ports/ports';

import type { DiagnosticRecorder } from './recorder';

export const isRecordedCall = (event: unknown): event is ServiceCallRecord =>
  isPlainObject(event) && 'ns' in event && 'path' in event;

/** The latest calls of the transport, oldest first. */
export const getRecordedCalls = ({ callsAndErrors }: DiagnosticRecorder): readonly ServiceCallRecord[] =>
  callsAndErrors.map(([, event]) => event).filter((event) => isRecordedCall(event));
