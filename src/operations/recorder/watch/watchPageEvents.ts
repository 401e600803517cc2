import type { HostAppKind } from '@/host/HostAdapter';
import type { RecordedDevice, RecordedEventContent } from '@/operations/format/recordingFormat';

import { getNetworkConnection, readDeviceProperties } from './readDeviceProperties';

/** Shorter tasks are not noticeable. */
const LONG_TASK_MS = 200;

export interface PageEventHandlers {
  note(this: void, content: RecordedEventContent, atMs?: number): void;
  noteDevice(this: void, device: RecordedDevice): void;
  /** An uncaught error. */
  onUncaught(this: void): void;
  /** The document has been hidden and may be discarded from now on. */
  onHidden(this: void): void;
}

/** A browser without support for long tasks may throw, or report nothing. */
function watchLongTasks(page: Window & typeof globalThis, note: PageEventHandlers['note']): () => void {
  try {
    const observer = new page.PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries())
        if (duration > LONG_TASK_MS)
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

/** Records page events that are not actions: errors, long tasks, device changes. All listeners are passive. */
export function watchPageEvents(
  page: Window & typeof globalThis,
  host: HostAppKind,
  { note, noteDevice, onUncaught, onHidden }: PageEventHandlers,
): () => void {
  const { document } = page;
  const noteCurrentDevice = () => {
    noteDevice(readDeviceProperties(host, page));
  };
  const noteUncaught = (error: unknown) => {
    note({ kind: 'error', text: String(error) });
    onUncaught();
  };
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') onHidden();
  };
  const cleanups: (() => void)[] = [watchLongTasks(page, note)];
  const listen = (
    target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
    name: string,
    listener: (event: Event) => void,
  ) => {
    target.addEventListener(name, listener);
    cleanups.push(() => {
      target.removeEventListener(name, listener);
    });
  };
  listen(page, 'error', (event) => {
    const { error, message } = event as { error?: unknown; message?: unknown };
    noteUncaught(error ?? message);
  });
  listen(page, 'unhandledrejection', (event) => {
    noteUncaught((event as PromiseRejectionEvent).reason);
  });
  listen(document, 'securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI } = event as SecurityPolicyViolationEvent;
    note({ kind: 'csp', directive: effectiveDirective, blocked: blockedURI });
  });
  for (const name of ['online', 'offline', 'resize']) listen(page, name, noteCurrentDevice);
  listen(page, 'pagehide', onHidden);
  listen(document, 'visibilitychange', onVisibilityChange);
  const connection = getNetworkConnection(page);
  if (connection?.addEventListener !== undefined)
    listen(connection as Pick<EventTarget, 'addEventListener' | 'removeEventListener'>, 'change', noteCurrentDevice);
  // Elder mode and the scheme are attributes of the root.
  const observer = new page.MutationObserver(noteCurrentDevice);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-elder', 'data-scheme'] });
  cleanups.push(() => {
    observer.disconnect();
  });
  noteCurrentDevice();
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}
