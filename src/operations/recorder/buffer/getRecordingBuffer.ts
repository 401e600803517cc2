import { createRedactor } from '@/operations/redaction/createRedactor';
import type { Ports } from '@/platform/ports/ports';

import type { DiagnosticRecorder } from '../recorder';
import { createRecordingBuffer, type RecordingBuffer } from './recordingBuffer';

/** Keys in local storage whose values are secret, wherever those values occur. */
const SECRET_KEYS = ['openid', 'openId', 'buyid'] as const;

const buffers = new WeakMap<DiagnosticRecorder, RecordingBuffer>();

/**
 * The recording buffer of this page. There is one per recorder, because a secret must have the same mask in the whole
 * recording.
 */
export function getRecordingBuffer(recorder: DiagnosticRecorder, { session, local, clock }: Ports): RecordingBuffer {
  const found = buffers.get(recorder);
  if (found !== undefined) return found;
  const readSecrets = () =>
    [session.token(), ...SECRET_KEYS.map((key) => local.get(key))].filter((secret) => secret !== null);
  const buffer = createRecordingBuffer(recorder, createRedactor(readSecrets), clock.deviceNow);
  buffers.set(recorder, buffer);
  return buffer;
}
