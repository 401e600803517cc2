/** The earliest time at which these files are requested. Until then the bandwidth is kept for the first responses and the first picture. */
const PRELOAD_AFTER_MS = 400;

/**
 * Loads the files of the screen's own chunk in parallel with the program instead of after it.
 *
 * @param files of all landings, as the build writes them: `home /assets/a.js /assets/b.css|payPage …`
 */
export function preloadScreen(address: string, files: string): void {
  const [, ...own] =
    files
      .split('|')
      .map((row) => row.split(' '))
      .find(([name]) => name === address) ?? [];
  setTimeout(() => {
    for (const href of own) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = href.endsWith('.css') ? 'style' : 'script';
      link.href = href;
      document.head.append(link);
    }
  }, PRELOAD_AFTER_MS);
}
