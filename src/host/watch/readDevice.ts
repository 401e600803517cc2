import type { RecordedDevice } from '@/domain/recording/recordingFormat';

import type { HostKind } from '../Host';

interface Connection extends Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>> {
  readonly type?: unknown;
  readonly effectiveType?: unknown;
}
export const connectionOf = (page: Window): Connection | undefined =>
  (page.navigator as Navigator & { connection?: Connection }).connection;

const PROBE = 'position:absolute;visibility:hidden;font-size:1rem;line-height:1';
/** The size of a text of 1rem where nothing is enlarged. */
const USUAL_PX = 16;

/** Phones enlarge texts in several ways: the root's size, or every text. The height of a line knows them all. */
function textPercentOf({ document }: Window): number {
  const probe = document.createElement('span');
  probe.textContent = '字';
  probe.setAttribute('style', PROBE);
  probe.setAttribute('aria-hidden', 'true');
  document.body.append(probe);
  const { height } = probe.getBoundingClientRect();
  probe.remove();
  return height === 0 ? 100 : Math.round((height / USUAL_PX) * 100);
}

function schemeOf(page: Window): 'light' | 'dark' {
  const chosen = page.document.documentElement.getAttribute('data-scheme');
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return page.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** The device as it is now, as far as it decides how a screen looks. */
export function readDevice(host: HostKind, page: Window = window): RecordedDevice {
  const { type, effectiveType } = connectionOf(page) ?? {};
  const named = [type, effectiveType].find((name) => typeof name === 'string' && name !== 'unknown' && name !== '');
  return {
    width: page.innerWidth,
    height: page.innerHeight,
    textPercent: textPercentOf(page),
    isElder: page.document.documentElement.getAttribute('data-elder') === 'on',
    scheme: schemeOf(page),
    host,
    line: { isOnline: page.navigator.onLine, type: typeof named === 'string' ? named : '' },
  };
}
