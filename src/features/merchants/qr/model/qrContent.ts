/** The code in the content of a QR code, by which its offer is asked about; undefined if there is none. */
export const codeIn = (content: string): string | undefined => /[?&]code=([\w-]+)/.exec(content)?.[1];

/** What a camera reads: a whole address, so that any scanner opens it. The server may send a path of the app. */
export const contentToScan = (content: string, origin: string, basePath: string): string =>
  content.startsWith('/') && !content.startsWith('//') ? `${origin}${basePath}${content.slice(1)}` : content;
