import * as v from 'valibot';

import type { OutsidePorts, Ports } from '@/platform/ports/ports';
import { createSecretMemoryStore } from '@/platform/storage/vault';
import { sendServiceCall } from '@/services/base/baseQuery/sendServiceCall';
import { createSessionManager } from '@/services/base/session/createSessionManager';
import { operatorSettingsSchema } from '@/services/basic/settings';

import { storeDevToolsSwitch } from './devToolsSwitch';

/** Upper limit of this check, because the page waits for it. */
const TIMEOUT_MS = 3_000;

/**
 * Fetches from the server, before the store exists, whether operations switched DevTools on for this driver. DevTools
 * stay off without a session, without a response and unless the response is an explicit yes. A no is stored.
 */
export async function fetchDevToolsSwitch(outside: OutsidePorts): Promise<boolean> {
  const session = createSessionManager(outside.cookies, outside.local);
  const token = session.token();
  if (token === null) return false;
  const ports: Ports = {
    ...outside,
    session,
    vault: createSecretMemoryStore(),
    host: { kind: outside.hostKind, load: () => Promise.reject(new Error('no host before the store')) },
  };
  const response = await sendServiceCall({ path: 'basic/v2/api/paramConfigs' }, token, ports, TIMEOUT_MS, undefined);
  if (!('data' in response)) return false;
  const parsed = v.safeParse(operatorSettingsSchema.reader, response.data);
  const isOn = parsed.success && parsed.output.opsRecording === 1;
  storeDevToolsSwitch(outside.local, isOn, outside.clock.deviceNow());
  return isOn;
}
