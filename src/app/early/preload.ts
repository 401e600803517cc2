/** The earliest time at which these files are requested. Until then the bandwidth is kept for the first responses and the first picture. */
const PRELOAD_AFTER_MS = 400;

/**
 * Loads the files of the screen's own chunk in parallel with the program instead of after it.
 *
 * @param data of the script element. `files` are those of all landings, as the build writes them: `home a.js b.css|payPage …`
 */
export function preloadScreen(address: string, { in: folder = '', files = '' }: DOMStringMap): void {
  const [, ...own] =
    files
      .split('|')
      .map((row) => row.split(' '))
      .find(([name]) => name === address) ?? [];
  setTimeout(() => {
    for (const file of own) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = file.endsWith('.css') ? 'style' : 'script';
      link.href = folder + file;
      document.head.append(link);
    }
  }, PRELOAD_AFTER_MS);
}
