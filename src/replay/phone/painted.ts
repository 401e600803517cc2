/** How many frames without a change make a picture. */
const STILL_FRAMES = 2;
/** A screen that goes on changing, or one that never comes, does not hold up the next step. */
const MOST_FRAMES = 90;

/** Waits until the picture is that of the step and stands still. Resolves with the milliseconds until its last change. */
export function painted(page: Window, place: HTMLElement, isThere: () => boolean): Promise<number> {
  const beganMs = page.performance.now();
  let changedMs = beganMs;
  let still = 0;
  let frames = 0;
  const observer = new MutationObserver(() => {
    changedMs = page.performance.now();
    still = 0;
  });
  observer.observe(place, { subtree: true, childList: true, characterData: true, attributes: true });
  return new Promise((resolve) => {
    const frame = () => {
      still = isThere() ? still + 1 : 0;
      frames += 1;
      if (still <= STILL_FRAMES && frames < MOST_FRAMES) {
        page.requestAnimationFrame(frame);
        return;
      }
      observer.disconnect();
      resolve(changedMs - beganMs);
    };
    page.requestAnimationFrame(frame);
  });
}
