import type { PickedImage } from '@/host/HostAdapter';
import { isBase64 } from '@/lib/isBase64';

/** The first characters of the base64 text of each kind. */
const KINDS = [
  { start: '/9j/', mime: 'image/jpeg', suffix: 'jpg' },
  { start: 'iVBOR', mime: 'image/png', suffix: 'png' },
  { start: 'UklGR', mime: 'image/webp', suffix: 'webp' },
] as const;

/**
 * Makes a picture from base64, with or without a `data:` prefix. The prefix is ignored, because iOS clients of WeChat
 * send `image/jgp`. The kind comes from the first bytes. Null for anything but JPEG, PNG and WebP.
 */
export function toPickedImage(text: string): PickedImage | null {
  const base64 = text.replace(/^data:[^,]*,/, '').replace(/\s+/g, '');
  const kind = KINDS.find(({ start }) => base64.startsWith(start));
  if (kind === undefined || !isBase64(base64)) return null;
  const bytes = Math.floor((base64.replace(/=+$/, '').length * 3) / 4);
  return { base64, mime: kind.mime, suffix: kind.suffix, bytes };
}

/** The picture's bytes. */
export function toPictureBlob({ base64, mime }: PickedImage): Blob {
  const text = atob(base64);
  return new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], { type: mime });
}
