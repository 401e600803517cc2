import { MAX_SENT_RECORDING_BYTES } from '@/services/basic/recordings';

import { Refusal, REFUSALS } from '../core/Refusal';
import type { World } from '../World';
import type { RecordingRow } from './supportTables';

export function keepRecording(
  world: World,
  { recording, driverId, appVersion, reason }: Pick<RecordingRow, 'recording' | 'driverId' | 'appVersion' | 'reason'>,
): RecordingRow {
  const bytes = Buffer.byteLength(recording, 'utf8');
  if (bytes > MAX_SENT_RECORDING_BYTES) throw new Refusal(REFUSALS.badRequest, '录制内容不能超过1MB');
  try {
    JSON.parse(recording);
  } catch {
    throw new Refusal(REFUSALS.badRequest, '录制内容不是JSON');
  }
  const row = { recordingId: world.nextId('S'), at: world.clock.now(), driverId, appVersion, reason, bytes, recording };
  world.tables.recordings.push(row);
  return row;
}
