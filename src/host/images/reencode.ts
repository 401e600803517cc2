import type { PickedImage } from '../Host';
import type { HostWindow } from '../HostEnv';
import { loadPicture } from './loadPicture';
import { toPickedImage } from './pickedImage';
import { pictureSize } from './pictureSize';

/** Base64 adds a third. A slow uplink (0.5 Mbit/s) sends this within the 30 s limit of an upload. */
const MAX_PICTURE_BYTES = 1_000_000;

const QUALITIES = [0.85, 0.7, 0.55, 0.4];

/** A picture that is too large even at the lowest quality is scaled by this factor, up to this many times. */
const SHRINK = 0.7;
const SHRINKS = 4;

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });

const dataUrlOf = (window: HostWindow, blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new window.FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error('picture not read'));
    reader.readAsDataURL(blob);
  });

function draw(window: HostWindow, image: HTMLImageElement, maxEdgePx: number): HTMLCanvasElement | null {
  const canvas = window.document.createElement('canvas');
  Object.assign(canvas, pictureSize(image.naturalWidth, image.naturalHeight, maxEdgePx));
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  // JPEG has no transparency. Without this, transparent areas would be black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * Re-encodes a picture as JPEG, so that it contains only what can be seen. At most `maxEdgePx` along the longer edge and at most 1 MB. Null if the
 * browser cannot draw it.
 */
export async function reencode(window: HostWindow, picture: Blob, maxEdgePx: number): Promise<PickedImage | null> {
  const image = await loadPicture(window, picture);
  if (image === null) return null;
  let edge = maxEdgePx;
  for (let shrunk = 0; shrunk <= SHRINKS; shrunk += 1, edge = Math.round(edge * SHRINK)) {
    const canvas = draw(window, image, edge);
    for (const quality of QUALITIES) {
      const blob = canvas === null ? null : await jpegOf(canvas, quality);
      if (blob === null) return null;
      if (blob.size <= MAX_PICTURE_BYTES) return toPickedImage(await dataUrlOf(window, blob));
    }
  }
  return null;
}
