import type { PickedImage } from './Host';

/** How the base64 text of each kind begins. */
const KINDS = [
  { start: '/9j/', mime: 'image/jpeg', suffix: 'jpg' },
  { start: 'iVBOR', mime: 'image/png', suffix: 'png' },
  { start: 'UklGR', mime: 'image/webp', suffix: 'webp' },
] as const;

/**
 * A picture from base64, with or without a `data:` prefix. The prefix is not believed (iOS clients of WeChat say
 * `image/jgp`): the kind comes from the first bytes. Null for anything but JPEG, PNG and WebP.
 */
export function toPickedImage(text: string): PickedImage | null {
  const base64 = text.replace(/^data:[^,]*,/, '').replace(/\s+/g, '');
  const kind = KINDS.find(({ start }) => base64.startsWith(start));
  if (kind === undefined || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null;
  const bytes = Math.floor((base64.replace(/=+$/, '').length * 3) / 4);
  return { base64, mime: kind.mime, suffix: kind.suffix, bytes };
}
