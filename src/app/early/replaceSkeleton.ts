/** A response that was painted reaches its screen within this time after the screen's first picture. */
const LIMIT_MS = 2_000;

/** A plate without the dot that the program may add to it. */
const plain = (text: string) => text.replace('·', '');

/**
 * Takes the skeleton away when the program has drawn its first screen. If a plate or a lot was painted into it, it stays until the screen shows the
 * same, so that a fee that a driver is reading does not vanish behind an empty box in between.
 */
export function replaceSkeleton(): void {
  const skeleton = document.getElementById('early');
  const root = document.getElementById('root');
  if (skeleton === null || root === null) return;
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
