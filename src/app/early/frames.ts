import { attempt } from '@/lib/attempt';

/** What is drawn around a screen. A tab has no title bar. */
export interface Frame {
  readonly title: string;
  readonly isTab: boolean;
}

/** Parents without a screen of their own (Rule 2.2) that are opened as landings. */
const CHILD: Partial<Record<string, string>> = { roadParking: 'roadParking/index' };

/** An address of this build without the base path and without slashes at its ends; null for one outside or one that cannot be decoded. */
export function addressIn(pathname: string, basePath: string, start: string): string | null {
  return attempt(() => {
    const path = decodeURI(pathname);
    if (!`${path}/`.startsWith(basePath)) return null;
    const address = path.slice(basePath.length).replace(/\/$/, '');
    return address === '' ? start : (CHILD[address] ?? address);
  });
}

/**
 * The frame of a tab or a landing; null for every other address. They have a title bar, whose title comes with the program.
 *
 * @param frames as the build writes them: `payPage 支付停车费|mine|…`. A tab has no title.
 */
export function frameOf(address: string | null, frames: string): Frame | null {
  const row = frames.split('|').find((one) => one.split(' ')[0] === address);
  const title = row?.split(' ')[1];
  return row === undefined ? null : { title: title ?? '', isTab: title === undefined };
}

/** Shows parts of the skeleton in index.html, and hides all others. */
export function show(parts: string): void {
  const shown = parts.split(' ');
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]'))
    part.hidden = !(part.dataset['part'] ?? '').split(' ').some((name) => shown.includes(name));
}
