import type { ResumeReason } from '@/host/Host';
import type { HostWindow } from '@/host/HostEnv';

/** One return to the page causes several events (visible, pageshow, the host's own) within this time. */
const ONE_RETURN_MS = 300;

/** Subscribes to the host's own event for a return to the page. Returns the unsubscribe function. */
export type HostResumeSource = (tell: () => void) => () => void;

/** A source for hosts that send events on the document. */
export const documentEvents =
  (window: HostWindow, ...names: string[]): HostResumeSource =>
  (tell) => {
    for (const name of names) window.document.addEventListener(name, tell);
    return () => {
      for (const name of names) window.document.removeEventListener(name, tell);
    };
  };

/** Calls the listener once for each return to the page. Returns the unsubscribe function. */
export function watchResume(
  window: HostWindow,
  listener: (why: ResumeReason) => void,
  hostSource?: HostResumeSource,
): () => void {
  const { document } = window;
  let lastAt = -Infinity;
  const tell = (why: ResumeReason): void => {
    const now = window.performance.now();
    if (now - lastAt < ONE_RETURN_MS) return;
    lastAt = now;
    listener(why);
  };
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') tell('visible');
  };
  const onPageShow = (event: PageTransitionEvent): void => {
    if (event.persisted) tell('pageshow-cached');
  };

  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pageshow', onPageShow);
  const stopHost = hostSource?.(() => tell('host-resume'));
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pageshow', onPageShow);
    stopHost?.();
  };
}
