import { SECOND_MS } from '@/lib/timeUnits';

import type { Ports } from '../ports/ports';
import { send } from './send';

/** How long a press waits to find out whether there is a line. */
const PRESS_LIMIT_MS = 3 * SECOND_MS;

/** Kinds of failure that come from the server. A page of a hotel's Wi-Fi is an answer too, but a malformed one. */
export const ANSWERED: ReadonlySet<string | undefined> = new Set(['refused', 'http']);

/** Asks the server for something small, outside the store: looks for an hour must not push everything else out of a recording. */
export async function lookForLine(ports: Ports, limitMs: number): Promise<'answered' | 'none' | 'unclear'> {
  const { recorder: _recorder, ...quiet } = ports;
  const sent = await send({ path: 'basic/v2/api/menuConfigs' }, null, quiet, limitMs, undefined);
  if ('data' in sent || ANSWERED.has(sent.kind)) return 'answered';
  return sent.kind === 'offline' ? 'none' : 'unclear';
}

/**
 * Whether an order or a command may be written down and sent. The browser's word that there is no line is a hint: some never take it back. Then only the
 * answer to a small read counts.
 *
 * @param isInDoubt whether to ask in any case
 */
export async function hasLine(ports: Ports, isInDoubt = false): Promise<boolean> {
  if (ports.page.isOnline() && !isInDoubt) return true;
  return (await lookForLine(ports, PRESS_LIMIT_MS)) === 'answered';
}
