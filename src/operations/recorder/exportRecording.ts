import { toIsoString } from '@/domain/calendar';
import { type RouteState, selectRoute } from '@/navigation/history/routeSlice';
import type { Ports } from '@/platform/ports/ports';

import { getRecordingBuffer } from './buffer/getRecordingBuffer';
import type { DiagnosticRecorder } from './recorder';
import { serializeRecording } from './serializeRecording';
import { readDeviceProperties } from './watch/readDeviceProperties';

/** The recording up to now as a file, and its time. The text is empty if there are no actions. */
export function exportRecording(
  recorder: DiagnosticRecorder,
  ports: Ports,
  state: { route: RouteState },
): { readonly text: string; readonly at: string } {
  const { clock, page, hostKind } = ports;
  const buffer = getRecordingBuffer(recorder, ports);
  const { pathname, search } = selectRoute(state).location;
  const serverMs = clock.serverNow();
  const at = toIsoString(serverMs);
  const text = serializeRecording(buffer, {
    metadata: { app: 'driver-app', version: page.build, route: buffer.redactor.text(pathname + search), at },
    serverOffsetMs: serverMs - clock.deviceNow(),
    device: buffer.notes().device ?? readDeviceProperties(hostKind),
  });
  return { text, at };
}
