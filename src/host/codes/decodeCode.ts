import type { HostWindow } from '../HostEnv';
import { pictureSize } from '../images/pictureSize';

/** The elements in which a code can be searched. */
export type Sight = HTMLVideoElement | HTMLImageElement;

/** Resolves to the text of a QR code in the picture, null if there is none. */
export type CodeDecoder = (sight: Sight) => Promise<string | null>;

interface NativeDetector {
  detect(sight: Sight): Promise<readonly { rawValue: string }[]>;
}
interface NativeDetectorClass {
  new (options: { formats: readonly string[] }): NativeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Large enough for a code that covers a third of the picture, and decoded in less than 100 ms. A photo is tried larger first, then smaller. */
const FRAME_EDGE_PX = 800;
const PHOTO_EDGES_PX = [1600, FRAME_EDGE_PX];

async function nativeDecoder(window: HostWindow): Promise<CodeDecoder | null> {
  const { BarcodeDetector: Detector } = window as HostWindow & { BarcodeDetector?: NativeDetectorClass };
  try {
    if (Detector === undefined || !(await Detector.getSupportedFormats()).includes('qr_code')) return null;
    const detector = new Detector({ formats: ['qr_code'] });
    return async (sight) => (await detector.detect(sight))[0]?.rawValue ?? null;
  } catch {
    return null;
  }
}

const naturalSize = (sight: Sight): [number, number] =>
  'videoWidth' in sight ? [sight.videoWidth, sight.videoHeight] : [sight.naturalWidth, sight.naturalHeight];

async function ownDecoder(window: HostWindow): Promise<CodeDecoder> {
  const { default: readQr } = await import(/* webpackChunkName: "jsqr" */ 'jsqr');
  const canvas = window.document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const decodeAt = (sight: Sight, maxEdgePx: number): string | null => {
    const [wide, high] = naturalSize(sight);
    if (pen === null || wide === 0 || high === 0) return null;
    const { width, height } = pictureSize(wide, high, maxEdgePx);
    Object.assign(canvas, { width, height });
    pen.drawImage(sight, 0, 0, width, height);
    const isPhoto = !('videoWidth' in sight);
    const found = readQr(pen.getImageData(0, 0, width, height).data, width, height, {
      // Light codes on a dark background are rare and need a second attempt, which is only worth it for a single photo.
      inversionAttempts: isPhoto ? 'attemptBoth' : 'dontInvert',
    });
    return found?.data ?? null;
  };
  return (sight) => {
    const edges = 'videoWidth' in sight ? [FRAME_EDGE_PX] : PHOTO_EDGES_PX;
    for (const edge of edges) {
      const text = decodeAt(sight, edge);
      if (text !== null) return Promise.resolve(text);
    }
    return Promise.resolve(null);
  };
}

/** Uses the browser's own detector if it reads QR codes, otherwise jsQR. Rejects if the code of jsQR cannot be loaded. */
export const createDecoder = async (window: HostWindow): Promise<CodeDecoder> =>
  (await nativeDecoder(window)) ?? ownDecoder(window);
