/** A response that was painted reaches its screen within this time after the screen's first picture. */
const LIMIT_MS = 2_000;

/** A plate without the dot that the program may add to it. */
const plain = (text: string) => text.replace('·', '');

/**
 * Takes the skeleton away when the program has drawn its first screen into `root`, whatever the inline script did. If that script has painted a plate or a
 * lot into it, it stays until the screen shows the same, so that a fee that a driver is reading does not vanish behind an empty box in between.
 */
export function replaceSkeleton(root: HTMLElement): void {
  const skeleton = root.ownerDocument.getElementById('early');
  if (skeleton === null) return;
  const end = () => {
    watch.disconnect();
    skeleton.remove();
  };
  let isWaiting = false;
  const watch = new MutationObserver(() => {
    const shown = plain(root.textContent);
    const painted = [...skeleton.querySelectorAll<HTMLElement>('[data-painted]')];
    if (painted.every(({ textContent }) => shown.includes(plain(textContent)))) end();
    else if (!isWaiting) setTimeout(end, LIMIT_MS);
    isWaiting = true;
  });
  watch.observe(root, { childList: true, subtree: true, characterData: true });
}
