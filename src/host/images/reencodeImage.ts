import type { PickedImage } from '../HostAdapter';
import type { HostWindow } from '../HostAdapterEnv';
import { decodePicture } from './decodePicture';
import { toPickedImage } from './pickedImage';
import { scaleToFit } from './scaleToFit';

/** Base64 adds a third. A slow uplink (0.5 Mbit/s) sends this within the 30 s limit of an upload. */
const MAX_PICTURE_BYTES = 1_000_000;

const QUALITIES = [0.85, 0.7, 0.55, 0.4];

/** A picture that is too large even at the lowest quality is scaled by this factor, up to this many times. */
const SHRINK_FACTOR = 0.7;
const MAX_SHRINKS = 4;

const toJpegBlob = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });

const toDataUrl = (window: HostWindow, blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new window.FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error('picture not read'));
    reader.readAsDataURL(blob);
  });

function drawToCanvas(window: HostWindow, image: HTMLImageElement, maxEdgePx: number): HTMLCanvasElement | null {
  const canvas = window.document.createElement('canvas');
  Object.assign(canvas, scaleToFit(image.naturalWidth, image.naturalHeight, maxEdgePx));
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // JPEG has no transparency. Without this, transparent areas would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * Re-encodes a picture as JPEG, which removes all metadata. At most `maxEdgePx` along the longer edge and at most 1
 * MB. Null if the browser cannot decode it.
 */
export async function reencodeImage(window: HostWindow, picture: Blob, maxEdgePx: number): Promise<PickedImage | null> {
  const image = await decodePicture(window, picture);
  if (image === null) return null;
  let edge = maxEdgePx;
  for (let shrunk = 0; shrunk <= MAX_SHRINKS; shrunk += 1, edge = Math.round(edge * SHRINK_FACTOR)) {
    const canvas = drawToCanvas(window, image, edge);
    for (const quality of QUALITIES) {
      const blob = canvas === null ? null : await toJpegBlob(canvas, quality);
      if (blob === null) return null;
      if (blob.size <= MAX_PICTURE_BYTES) return toPickedImage(await toDataUrl(window, blob));
    }
  }
  return null;
}
