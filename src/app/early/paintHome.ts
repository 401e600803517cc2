import { menuIcon } from '@/features/home/menu/model/menuIcon';
import { unbuiltEntries } from '@/features/home/menu/model/unbuiltEntries';
import { safePicture } from '@/lib/safePicture';

import { type Loose, slot } from './paint';

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
    (advert) => safePicture(String(advert?.['picUrl'])) ?? [],
  );
  if (!box || src === undefined || box.querySelector('img')?.getAttribute('src') === src) return;
  box.replaceChildren(picture(src));
}

/** Draws the menu's tiles into the skeleton's boxes. Texts are inserted as text, icons only when they are base64 pictures. */
export function paintMenu(answer: unknown): void {
  const box = slot('menu');
  const { list, column } = (answer as Loose) ?? {};
  const shown = listIn(list).filter((entry) => !unbuiltEntries.includes(String(entry?.['entryId'])));
  const tiles = shown.map((entry) => {
    const tile = document.createElement('span');
    const icon = menuIcon(String(entry?.['icon']));
    const name = document.createElement('b');
    name.textContent = String(entry?.['entryName']);
    tile.append(icon === null ? document.createElement('i') : picture(icon), name);
    return tile;
  });
  if (!box || tiles.length === 0) return;
  const perRow = Math.min(Math.max(Number(column) || 4, 2), 6); // the same layout as on the home screen
  box.style.gridTemplateColumns = `repeat(${perRow}, minmax(0, 1fr))`;
  box.replaceChildren(...tiles);
}
