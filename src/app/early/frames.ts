import { tryOrNull } from '@/lib/tryOrNull';

/** The frame around a screen. A tab has no title bar. */
export interface SkeletonFrame {
  readonly title: string;
  readonly isTab: boolean;
}

/** Parents without a screen of their own (Rule 2.2) that are opened as landings. */
const INDEX_CHILDREN: Partial<Record<string, string>> = { roadParking: 'roadParking/index' };

/**
 * An address of this build without the base path and without slashes at its ends; null for one outside or one that
 * cannot be decoded.
 */
export function toPathWithoutBase(pathname: string, basePath: string, start: string): string | null {
  return tryOrNull(() => {
    const path = decodeURI(pathname);
    if (!`${path}/`.startsWith(basePath)) return null;
    const address = path.slice(basePath.length).replace(/\/$/, '');
    return address === '' ? start : (INDEX_CHILDREN[address] ?? address);
  });
}

/**
 * The frame of a tab or a landing; null for every other address, whose title bar gets its title from the app.
 *
 * @param frames as the build writes them: `payPage 支付停车费|mine|…`. A tab has no title.
 */
export function findSkeletonFrame(address: string | null, frames: string): SkeletonFrame | null {
  const row = frames.split('|').find((entry) => entry.split(' ')[0] === address);
  const title = row?.split(' ')[1];
  return row === undefined ? null : { title: title ?? '', isTab: title === undefined };
}

/** Shows parts of the skeleton in index.html, and hides all others. */
export function showSkeletonParts(parts: string): void {
  const shown = parts.split(' ');
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]'))
    part.hidden = !(part.dataset['part'] ?? '').split(' ').some((name) => shown.includes(name));
}
