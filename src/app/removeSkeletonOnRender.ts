/** The screen shows a response that the skeleton already shows within this time after its first render. */
const MAX_WAIT_MS = 2_000;

/** Removes the dot that the app may add to a plate. */
const withoutDot = (text: string) => text.replace('·', '');

/**
 * Removes the skeleton when the app has rendered its first screen into `root`. If the inline script has written a plate
 * or a lot into the skeleton, it stays until the screen shows the same text, so that a fee that a driver is reading is
 * not replaced by an empty box in between.
 */
export function removeSkeletonOnRender(root: HTMLElement): void {
  const skeleton = root.ownerDocument.getElementById('early');
  if (skeleton === null) return;
  const removeSkeleton = () => {
    observer.disconnect();
    skeleton.remove();
  };
  let isWaiting = false;
  const observer = new MutationObserver(() => {
    const shown = withoutDot(root.textContent);
    const painted = [...skeleton.querySelectorAll<HTMLElement>('[data-painted]')];
    if (painted.every(({ textContent }) => shown.includes(withoutDot(textContent)))) removeSkeleton();
    else if (!isWaiting) setTimeout(removeSkeleton, MAX_WAIT_MS);
    isWaiting = true;
  });
  observer.observe(root, { childList: true, subtree: true, characterData: true });
}
