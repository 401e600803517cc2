import { isoOf } from '@/domain/calendar';
import { readDevice } from '@/host/watch/readDevice';
import { type RouteState, selectRoute } from '@/navigation/history/routeSlice';
import type { Ports } from '@/services/transport/ports/ports';

import { keeperOf } from './kept/keeperOf';
import type { Recorder } from './recorder';
import { recordingFile } from './recordingFile';

/** The file of what was done until now, and when that is. Empty when nothing was done. */
export function recordingNow(
  recorder: Recorder,
  ports: Ports,
  state: { route: RouteState },
): { readonly text: string; readonly at: string } {
  const { clock, page, hostKind } = ports;
  const keeper = keeperOf(recorder, ports);
  const { pathname, search } = selectRoute(state).location;
  const serverMs = clock.serverNow();
  const at = isoOf(serverMs);
  const text = recordingFile(keeper, {
    facts: { app: 'driver-app', version: page.build, route: keeper.redactor.text(pathname + search), at },
    serverAheadMs: serverMs - clock.deviceNow(),
    device: keeper.notes().device ?? readDevice(hostKind),
  });
  return { text, at };
}
