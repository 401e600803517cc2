import { SECOND_MS } from '@/lib/timeUnits';
import type { Ports } from '@/platform/ports/ports';

import { sendServiceCall } from './sendServiceCall';

/** The time limit of the probe that a press waits for. */
const PROBE_TIMEOUT_MS = 3 * SECOND_MS;

/**
 * Failure kinds that come from the server. The login page of a hotel's Wi-Fi is a response too, but a malformed one.
 */
export const SERVER_RESPONSE_FAILURE_KINDS: ReadonlySet<string | undefined> = new Set(['refused', 'http']);

/**
 * Sends a small call to the server. It bypasses the store and the recorder: hours of probing would displace all other
 * calls in a recording.
 */
export async function probeConnection(ports: Ports, timeoutMs: number): Promise<'answered' | 'none' | 'unclear'> {
  const { operations: _operations, ...unrecordedPorts } = ports;
  const result = await sendServiceCall(
    { path: 'basic/v2/api/menuConfigs' },
    null,
    unrecordedPorts,
    timeoutMs,
    undefined,
  );
  if ('data' in result || SERVER_RESPONSE_FAILURE_KINDS.has(result.kind)) return 'answered';
  return result.kind === 'offline' ? 'none' : 'unclear';
}

/**
 * Whether the server can be reached, so that an order or a command may be recorded and sent. The browser's offline
 * state is only a hint: some browsers never reset it. If it is offline, only the response to a small call counts.
 *
 * @param forceProbe probe even if the browser is online
 */
export async function isServerReachable(ports: Ports, forceProbe = false): Promise<boolean> {
  if (ports.page.isOnline() && !forceProbe) return true;
  return (await probeConnection(ports, PROBE_TIMEOUT_MS)) === 'answered';
}
