import { isBase64 } from '@/lib/isBase64';

/** The length of 64 kB in base64: four characters encode three bytes. */
const MAX_LENGTH = Math.ceil((64 * 1024) / 3) * 4;

/** The first bytes of each image format in base64. SVG is excluded, because it can contain scripts. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^iVBORw0KGgo/, 'png'],
  [/^\/9j\//, 'jpeg'],
  [/^R0lGOD[dl]/, 'gif'],
  [/^UklGR.{6}XRUJQ/, 'webp'],
];

/** The icon of a menu entry as a data URL; null for anything but a small image. Then the default icon is used. */
export function toMenuIconDataUrl(icon: string): string | null {
  const base64 = icon.replace(/^data:image\/[a-z+.-]+;base64,/i, '');
  if (base64.length > MAX_LENGTH || !isBase64(base64)) return null;
  const kind = KINDS.find(([magic]) => magic.test(base64))?.[1];
  return kind === undefined ? null : `data:image/${kind};base64,${base64}`;
}
