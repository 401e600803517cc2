import { createRedactor } from '@/domain/redaction/createRedactor';
import type { Ports } from '@/services/transport/ports/ports';

import type { Recorder } from '../recorder';
import { createRecordingKeeper, type RecordingKeeper } from './recordingKeeper';

/** Keys in local storage whose values are secret, wherever those values occur. */
const SECRET_KEYS = ['openid', 'openId', 'buyid'] as const;

const keepers = new WeakMap<Recorder, RecordingKeeper>();

/** The keeper of this page's recording. There is one, because one secret must have one mask in all of a recording. */
export function keeperOf(recorder: Recorder, { session, local, clock }: Ports): RecordingKeeper {
  const found = keepers.get(recorder);
  if (found !== undefined) return found;
  const known = () =>
    [session.token(), ...SECRET_KEYS.map((key) => local.get(key))].filter((secret) => secret !== null);
  const keeper = createRecordingKeeper(recorder, createRedactor(known), clock.deviceNow);
  keepers.set(recorder, keeper);
  return keeper;
}
