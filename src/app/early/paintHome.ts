import { isHiddenEntry } from '@/features/home/menu/model/isHiddenEntry';
import { menuIcon } from '@/features/home/menu/model/menuIcon';
import type { ClientType } from '@/host/clientType';
import { safePicture } from '@/lib/safePicture';

import { element, type Loose, slot, textIn } from './paint';

const listIn = (value: unknown): Loose[] => (Array.isArray(value) ? (value as Loose[]) : []);

const picture = (src: string): HTMLImageElement => {
  const image = new Image();
  image.alt = '';
  image.fetchPriority = 'high';
  image.onerror = () => {
    image.remove();
  };
  image.src = src;
  return image;
};

/** Draws the first picture of the banner into the skeleton's box, which has the same size as the screen's banner. */
export function paintBanner(answer: unknown): void {
  const box = slot('banner');
  const [src] = listIn((answer as Loose)?.['results']).flatMap(
    (advert) => safePicture(textIn(advert?.['picUrl'])) ?? [],
  );
  if (!box || src === undefined || box.querySelector('img')?.getAttribute('src') === src) return;
  box.replaceChildren(picture(src));
}

function tileOf(name: string, icon: string | null = null): HTMLElement {
  const tile = element('span');
  tile.append(icon === null ? element('i') : picture(icon), element('b', name));
  return tile;
}

/** Draws the menu's tiles into the skeleton's boxes. Texts are inserted as text, icons only when they are base64 pictures. What this client may not show is left out. */
export function paintMenu(answer: unknown, clientType: ClientType): void {
  const box = slot('menu');
  const { list, column } = (answer as Loose) ?? {};
  const tiles = listIn(list)
    .filter((entry) => !isHiddenEntry(entry?.['entryId'], clientType))
    .map((entry) => tileOf(textIn(entry?.['entryName']), menuIcon(textIn(entry?.['icon']))));
  if (!box || tiles.length === 0) return;
  const perRow = Math.min(Math.max(typeof column === 'number' ? column || 4 : 4, 2), 6); // the same layout as on the home screen
  if (tiles.length > 2 * perRow) tiles.splice(2 * perRow - 1, Infinity, tileOf('更多'));
  box.style.gridTemplateColumns = `repeat(${perRow}, minmax(0, 1fr))`;
  box.replaceChildren(...tiles);
}
