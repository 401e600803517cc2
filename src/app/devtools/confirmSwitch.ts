import * as v from 'valibot';

import { keepSwitch } from '@/flows/recording/opsSwitch';
import { paramConfigs } from '@/services/basic/settings';
import type { OutsidePorts, Ports } from '@/services/transport/ports/ports';
import { send } from '@/services/transport/query/send';
import { createSessionKeeper } from '@/services/transport/session/sessionKeeper';
import { createVault } from '@/services/transport/storage/vault';

/** Upper limit of this check, because the page waits for it. */
const LIMIT_MS = 3_000;

/**
 * Asks the server, before the store exists, whether operations switched DevTools on for this driver. DevTools stay off without a session,
 * without a response and without a clear yes. A no is remembered.
 */
export async function confirmSwitch(outside: OutsidePorts): Promise<boolean> {
  const session = createSessionKeeper(outside.cookies, outside.local);
  const token = session.token();
  if (token === null) return false;
  const ports: Ports = {
    ...outside,
    session,
    vault: createVault(),
    host: { kind: outside.hostKind, load: () => Promise.reject(new Error('no host before the store')) },
  };
  const answer = await send({ path: 'basic/v2/api/paramConfigs' }, token, ports, LIMIT_MS, undefined);
  if (!('data' in answer)) return false;
  const read = v.safeParse(paramConfigs.reader, answer.data);
  const isOn = read.success && read.output.opsRecording === 1;
  keepSwitch(outside.local, isOn, outside.clock.deviceNow());
  return isOn;
}
