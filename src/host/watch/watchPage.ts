import type { NoteContent, RecordedDevice } from '@/domain/recording/recordingFormat';

import type { HostKind } from '../Host';
import { connectionOf, readDevice } from './readDevice';

/** A shorter task is not felt. */
const LONG_MS = 200;

export interface PageWatcher {
  note(this: void, content: NoteContent, atMs?: number): void;
  noteDevice(this: void, device: RecordedDevice): void;
  /** An error that nobody has caught. */
  onUncaught(this: void): void;
  /** The document may end now. */
  onHidden(this: void): void;
}

/** Where the browser has no long tasks it may throw, or say nothing. */
function watchLongTasks(page: Window & typeof globalThis, note: PageWatcher['note']): () => void {
  try {
    const observer = new page.PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries())
        if (duration > LONG_MS)
          note(
            { kind: 'longTask', ms: Math.round(duration) },
            Date.now() - (page.performance.now() - startTime - duration),
          );
    });
    observer.observe({ type: 'longtask', buffered: true });
    return () => {
      observer.disconnect();
    };
  } catch {
    return () => undefined;
  }
}

/** Notes what happens to the page beside its actions. Everything is passive. */
export function watchPage(
  page: Window & typeof globalThis,
  host: HostKind,
  { note, noteDevice, onUncaught, onHidden }: PageWatcher,
): () => void {
  const { document } = page;
  const look = () => {
    noteDevice(readDevice(host, page));
  };
  const uncaught = (error: unknown) => {
    note({ kind: 'error', text: String(error) });
    onUncaught();
  };
  const hidden = () => {
    if (document.visibilityState === 'hidden') onHidden();
  };
  const stops: (() => void)[] = [watchLongTasks(page, note)];
  const listen = (
    target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
    name: string,
    on: (event: Event) => void,
  ) => {
    target.addEventListener(name, on);
    stops.push(() => {
      target.removeEventListener(name, on);
    });
  };
  listen(page, 'error', (event) => {
    const { error, message } = event as { error?: unknown; message?: unknown };
    uncaught(error ?? message);
  });
  listen(page, 'unhandledrejection', (event) => {
    uncaught((event as PromiseRejectionEvent).reason);
  });
  listen(document, 'securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI } = event as SecurityPolicyViolationEvent;
    note({ kind: 'csp', directive: effectiveDirective, blocked: blockedURI });
  });
  for (const name of ['online', 'offline', 'resize']) listen(page, name, look);
  listen(page, 'pagehide', onHidden);
  listen(document, 'visibilitychange', hidden);
  const connection = connectionOf(page);
  if (connection?.addEventListener !== undefined)
    listen(connection as Pick<EventTarget, 'addEventListener' | 'removeEventListener'>, 'change', look);
  // Elder mode and the scheme are attributes of the root.
  const observer = new page.MutationObserver(look);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-elder', 'data-scheme'] });
  stops.push(() => {
    observer.disconnect();
  });
  look();
  return () => {
    for (const stop of stops) stop();
  };
}
