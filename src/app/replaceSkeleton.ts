/** A response that was painted early reaches its screen within this time after the first one. */
const LIMIT_MS = 2_000;

/** A plate without the dot that the program may add to it. */
const plain = (text: string) => text.replace('·', '');

/**
 * Takes the skeleton of index.html away when the program has drawn its first screen. If a plate or a lot was painted into it (src/app/early), it stays
 * until the screen shows the same, so that a fee that a driver is reading does not vanish behind an empty box in between.
 */
export function replaceSkeleton(page: Document, root: HTMLElement): void {
  const skeleton = page.getElementById('early');
  if (skeleton === null) return;
  const painted = [...skeleton.querySelectorAll<HTMLElement>('[data-painted]')].map(({ textContent }) => textContent);
  const end = () => {
    watch.disconnect();
    clearTimeout(limit);
    skeleton.remove();
  };
  const watch = new MutationObserver(() => {
    const shown = plain(root.textContent);
    if (painted.every((text) => shown.includes(plain(text)))) end();
  });
  const limit = setTimeout(end, LIMIT_MS);
  watch.observe(root, { childList: true, subtree: true, characterData: true });
}
