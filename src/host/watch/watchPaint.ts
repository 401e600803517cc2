/** After that time the screen's own code has failed, and that is told elsewhere. */
const WAIT_MS = 30_000;

/** Calls back with the time from now to the first paint of a screen. */
export function watchPaint(page: Window & typeof globalThis, name: string, onPaint: (ms: number) => void): () => void {
  const beganAtMs = page.performance.now();
  const selector = `[data-screen="${name}"]`;
  let isOver = false;
  const stop = () => {
    isOver = true;
    observer.disconnect();
    page.clearTimeout(timer);
  };
  const look = () => {
    if (isOver || page.document.querySelector(selector) === null) return;
    stop();
    // The next frame is after the paint of this one.
    page.requestAnimationFrame(() => {
      page.setTimeout(() => {
        onPaint(Math.round(page.performance.now() - beganAtMs));
      }, 0);
    });
  };
  const observer = new page.MutationObserver(look);
  const timer = page.setTimeout(stop, WAIT_MS);
  observer.observe(page.document.body, { childList: true, subtree: true });
  look();
  return stop;
}
