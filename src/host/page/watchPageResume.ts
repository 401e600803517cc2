import type { PageResumeReason } from '@/host/HostAdapter';
import type { HostWindow } from '@/host/HostAdapterEnv';

/** One return to the page causes several events (visible, pageshow, the host's own) within this time. */
const RESUME_DEDUPE_MS = 300;

/** Subscribes to the host's own event for a return to the page. Returns the unsubscribe function. */
export type HostResumeSource = (notify: () => void) => () => void;

/** A source for hosts that send events on the document. */
export const createHostResumeSource =
  (window: HostWindow, ...names: string[]): HostResumeSource =>
  (notify) => {
    for (const name of names) window.document.addEventListener(name, notify);
    return () => {
      for (const name of names) window.document.removeEventListener(name, notify);
    };
  };

/** Calls the listener once for each return to the page. Returns the unsubscribe function. */
export function watchPageResume(
  window: HostWindow,
  listener: (reason: PageResumeReason) => void,
  hostSource?: HostResumeSource,
): () => void {
  const { document } = window;
  let lastAt = -Infinity;
  const notify = (reason: PageResumeReason): void => {
    const now = window.performance.now();
    if (now - lastAt < RESUME_DEDUPE_MS) return;
    lastAt = now;
    listener(reason);
  };
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') notify('visible');
  };
  const onPageShow = (event: PageTransitionEvent): void => {
    if (event.persisted) notify('pageshow-cached');
  };

  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pageshow', onPageShow);
  const stopHost = hostSource?.(() => notify('host-resume'));
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pageshow', onPageShow);
    stopHost?.();
  };
}
