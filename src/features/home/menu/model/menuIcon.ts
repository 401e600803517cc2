import { isBase64 } from '@/lib/isBase64';

/** 64 kB of picture: four base64 characters carry three bytes. */
const MAX_LENGTH = Math.ceil((64 * 1024) / 3) * 4;

/** What the first bytes of each kind of picture look like in base64. SVG is a document that can act, so it is not among them. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^iVBORw0KGgo/, 'png'],
  [/^\/9j\//, 'jpeg'],
  [/^R0lGOD[dl]/, 'gif'],
  [/^UklGR.{6}XRUJQ/, 'webp'],
];

/** The icon of a menu entry as a data address, or null for anything that is not a small picture: then the default icon stands. */
export function menuIcon(icon: string): string | null {
  const base64 = icon.replace(/^data:image\/[a-z+.-]+;base64,/i, '');
  if (base64.length > MAX_LENGTH || !isBase64(base64)) return null;
  const kind = KINDS.find(([magic]) => magic.test(base64))?.[1];
  return kind === undefined ? null : `data:image/${kind};base64,${base64}`;
}
