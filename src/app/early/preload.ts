/**
 * The delay before these files are requested. Until then the bandwidth is reserved for the first responses and the
 * first picture.
 */
const PRELOAD_DELAY_MS = 400;

/**
 * Preloads the files of the screen's own chunk in parallel with the app instead of after it.
 *
 * @param data of the script element. `files` are those of all landings, as the build writes them: `home a.js
 * b.css|payPage …`
 */
export function preloadScreen(address: string, { in: folder = '', files = '' }: DOMStringMap): void {
  const [, ...screenFiles] =
    files
      .split('|')
      .map((row) => row.split(' '))
      .find(([name]) => name === address) ?? [];
  setTimeout(() => {
    for (const file of screenFiles) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = file.endsWith('.css') ? 'style' : 'script';
      link.href = folder + file;
      document.head.append(link);
    }
  }, PRELOAD_DELAY_MS);
}
