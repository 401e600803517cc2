import type { HostAppKind } from '@/host/HostAdapter';
import type { RecordedDevice } from '@/operations/format/recordingFormat';

interface Connection extends Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>> {
  readonly type?: unknown;
  readonly effectiveType?: unknown;
}
export const getNetworkConnection = (page: Window): Connection | undefined =>
  (page.navigator as Navigator & { connection?: Connection }).connection;

const PROBE_STYLE = 'position:absolute;visibility:hidden;font-size:1rem;line-height:1';
/** The line height of a text of 1rem if nothing is enlarged. */
const DEFAULT_LINE_PX = 16;

/**
 * Measures the text size in percent. Phones enlarge text in several ways (root size, text zoom); the height of a
 * rendered line reflects all of them.
 */
function measureTextPercent({ document }: Window): number {
  const probe = document.createElement('span');
  probe.textContent = '字';
  probe.setAttribute('style', PROBE_STYLE);
  probe.setAttribute('aria-hidden', 'true');
  document.body.append(probe);
  const { height } = probe.getBoundingClientRect();
  probe.remove();
  return height === 0 ? 100 : Math.round((height / DEFAULT_LINE_PX) * 100);
}

function readColorScheme(page: Window): 'light' | 'dark' {
  const chosen = page.document.documentElement.getAttribute('data-scheme');
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return page.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Reads the current properties of the device that influence how a screen looks. */
export function readDeviceProperties(host: HostAppKind, page: Window = window): RecordedDevice {
  const { type, effectiveType } = getNetworkConnection(page) ?? {};
  const connectionType = [type, effectiveType].find(
    (name) => typeof name === 'string' && name !== 'unknown' && name !== '',
  );
  return {
    width: page.innerWidth,
    height: page.innerHeight,
    textPercent: measureTextPercent(page),
    isElder: page.document.documentElement.getAttribute('data-elder') === 'on',
    scheme: readColorScheme(page),
    host,
    line: { isOnline: page.navigator.onLine, type: typeof connectionType === 'string' ? connectionType : '' },
  };
}
