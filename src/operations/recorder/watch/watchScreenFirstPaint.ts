/** After this time the screen's own code has failed, which is reported elsewhere. */
const MAX_WAIT_MS = 30_000;

/** Calls back with the time from now to the first paint of a screen. */
export function watchScreenFirstPaint(
  page: Window & typeof globalThis,
  name: string,
  onPaint: (ms: number) => void,
): () => void {
  const startedAtMs = page.performance.now();
  const selector = `[data-screen="${name}"]`;
  let hasStopped = false;
  const stop = () => {
    hasStopped = true;
    observer.disconnect();
    page.clearTimeout(timer);
  };
  const checkForScreen = () => {
    if (hasStopped || page.document.querySelector(selector) === null) return;
    stop();
    // The next frame is after the paint of this one.
    page.requestAnimationFrame(() => {
      page.setTimeout(() => {
        onPaint(Math.round(page.performance.now() - startedAtMs));
      }, 0);
    });
  };
  const observer = new page.MutationObserver(checkForScreen);
  const timer = page.setTimeout(stop, MAX_WAIT_MS);
  observer.observe(page.document.body, { childList: true, subtree: true });
  checkForScreen();
  return stop;
}
