/** The page is stable after this many frames without a change. */
const STABLE_FRAMES = 2;
/** Upper limit, so that a screen that keeps changing or never appears does not block the next step. */
const MAX_FRAMES = 90;

/** Waits until the page shows the step and is stable. Resolves with the milliseconds until its last change. */
export function waitForStablePage(page: Window, container: HTMLElement, isScreenShown: () => boolean): Promise<number> {
  const startedMs = page.performance.now();
  let changedMs = startedMs;
  let stableFrames = 0;
  let frames = 0;
  const observer = new MutationObserver(() => {
    changedMs = page.performance.now();
    stableFrames = 0;
  });
  observer.observe(container, { subtree: true, childList: true, characterData: true, attributes: true });
  return new Promise((resolve) => {
    const frame = () => {
      stableFrames = isScreenShown() ? stableFrames + 1 : 0;
      frames += 1;
      if (stableFrames <= STABLE_FRAMES && frames < MAX_FRAMES) {
        page.requestAnimationFrame(frame);
        return;
      }
      observer.disconnect();
      resolve(changedMs - startedMs);
    };
    page.requestAnimationFrame(frame);
  });
}
