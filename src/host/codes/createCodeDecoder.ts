import type { HostWindow } from '../HostAdapterEnv';
import { scaleToFit } from '../images/scaleToFit';

/** The elements that can be searched for a code. */
export type CodeDecoderSource = HTMLVideoElement | HTMLImageElement;

/** Resolves to the text of a QR code in the picture, null if there is none. */
export type CodeDecoder = (source: CodeDecoderSource) => Promise<string | null>;

interface NativeDetector {
  detect(source: CodeDecoderSource): Promise<readonly { rawValue: string }[]>;
}
interface NativeDetectorClass {
  new (options: { formats: readonly string[] }): NativeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/**
 * The edge length in px for decoding: enough for a code that covers a third of the picture, and decoded in less than
 * 100 ms. A photo is decoded at the larger size first.
 */
const FRAME_EDGE_PX = 800;
const PHOTO_EDGES_PX = [1600, FRAME_EDGE_PX];

async function createNativeDecoder(window: HostWindow): Promise<CodeDecoder | null> {
  const { BarcodeDetector: Detector } = window as HostWindow & { BarcodeDetector?: NativeDetectorClass };
  try {
    if (Detector === undefined || !(await Detector.getSupportedFormats()).includes('qr_code')) return null;
    const detector = new Detector({ formats: ['qr_code'] });
    return async (source) => (await detector.detect(source))[0]?.rawValue ?? null;
  } catch {
    return null;
  }
}

const naturalSize = (source: CodeDecoderSource): [number, number] =>
  'videoWidth' in source ? [source.videoWidth, source.videoHeight] : [source.naturalWidth, source.naturalHeight];

async function createJsQrDecoder(window: HostWindow): Promise<CodeDecoder> {
  const { default: readQr } = await import(/* webpackChunkName: "jsqr" */ 'jsqr');
  const canvas = window.document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const decodeAt = (source: CodeDecoderSource, maxEdgePx: number): string | null => {
    const [sourceWidth, sourceHeight] = naturalSize(source);
    if (context === null || sourceWidth === 0 || sourceHeight === 0) return null;
    const { width, height } = scaleToFit(sourceWidth, sourceHeight, maxEdgePx);
    Object.assign(canvas, { width, height });
    context.drawImage(source, 0, 0, width, height);
    const isPhoto = !('videoWidth' in source);
    const code = readQr(context.getImageData(0, 0, width, height).data, width, height, {
      // Light codes on a dark background are rare and need a second attempt, which is only worth it for a single photo.
      inversionAttempts: isPhoto ? 'attemptBoth' : 'dontInvert',
    });
    return code?.data ?? null;
  };
  return (source) => {
    const edges = 'videoWidth' in source ? [FRAME_EDGE_PX] : PHOTO_EDGES_PX;
    for (const edge of edges) {
      const text = decodeAt(source, edge);
      if (text !== null) return Promise.resolve(text);
    }
    return Promise.resolve(null);
  };
}

/**
 * Uses the browser's own detector if it reads QR codes, otherwise jsQR. Rejects if the code of jsQR cannot be loaded.
 */
export const createCodeDecoder = async (window: HostWindow): Promise<CodeDecoder> =>
  (await createNativeDecoder(window)) ?? createJsQrDecoder(window);
