import { isHiddenMenuEntry } from '@/features/home/menu/model/isHiddenMenuEntry';
import { toMenuIconDataUrl } from '@/features/home/menu/model/toMenuIconDataUrl';
import type { ClientType } from '@/host/clientType';
import { toSafePictureUrl } from '@/lib/toSafePictureUrl';

import { createTextElement, findSkeletonSlot, readUntrustedText, type UntrustedRecord } from './paint';

const toList = (value: unknown): UntrustedRecord[] => (Array.isArray(value) ? (value as UntrustedRecord[]) : []);

const createPicture = (src: string): HTMLImageElement => {
  const image = new Image();
  image.alt = '';
  image.fetchPriority = 'high';
  image.onerror = () => {
    image.remove();
  };
  image.src = src;
  return image;
};

/** Renders the first picture of the banner into the skeleton's box, which has the same size as the screen's banner. */
export function fillSkeletonBanner(response: unknown): void {
  const box = findSkeletonSlot('banner');
  const [src] = toList((response as UntrustedRecord)?.['results']).flatMap(
    (advert) => toSafePictureUrl(readUntrustedText(advert?.['picUrl'])) ?? [],
  );
  if (!box || src === undefined || box.querySelector('img')?.getAttribute('src') === src) return;
  box.replaceChildren(createPicture(src));
}

function createTile(name: string, icon: string | null = null): HTMLElement {
  const tile = createTextElement('span');
  tile.append(icon === null ? createTextElement('i') : createPicture(icon), createTextElement('b', name));
  return tile;
}

/**
 * Renders the menu's tiles into the skeleton's boxes. Texts are inserted as text, icons only if they are base64
 * pictures. Entries that this client may not show are left out.
 */
export function fillSkeletonMenu(response: unknown, clientType: ClientType): void {
  const box = findSkeletonSlot('menu');
  const { list, column } = (response as UntrustedRecord) ?? {};
  const tiles = toList(list)
    .filter((entry) => !isHiddenMenuEntry(entry?.['entryId'], clientType))
    .map((entry) =>
      createTile(readUntrustedText(entry?.['entryName']), toMenuIconDataUrl(readUntrustedText(entry?.['icon']))),
    );
  if (!box || tiles.length === 0) return;
  const perRow = Math.min(Math.max(typeof column === 'number' ? column || 4 : 4, 2), 6); // the same layout as on the home screen
  if (tiles.length > 2 * perRow) tiles.splice(2 * perRow - 1, Infinity, createTile('更多'));
  box.style.gridTemplateColumns = `repeat(${perRow}, minmax(0, 1fr))`;
  box.replaceChildren(...tiles);
}
