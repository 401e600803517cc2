import { createHostError, createHostSuccess } from '@/host/replies/createHostError';

import type { CodeCamera, HostError, HostErrorKind, HostResult, ScanResult } from '../HostAdapter';
import type { HostWindow } from '../HostAdapterEnv';
import { createCodeDecoder } from './createCodeDecoder';

const ERROR_KINDS: Readonly<Record<string, HostErrorKind>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'unsupported',
  OverconstrainedError: 'unsupported',
  NotReadableError: 'failed',
};

/** The video has a frame to decode (HTMLMediaElement.HAVE_CURRENT_DATA). */
const HAVE_CURRENT_DATA = 2;
/** Six attempts a second: fast enough for a hand-held phone, and the processor can still render the video. */
const SCAN_INTERVAL_MS = 150;

/** A track with a torch. The platform's types leave it out. */
interface TorchTrack extends Pick<MediaStreamTrack, 'addEventListener'> {
  getCapabilities?(): { torch?: boolean };
  applyConstraints(constraints: { advanced: readonly { torch: boolean }[] }): Promise<void>;
}

const stopAll = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** See `PageProvidedFeatures.openCamera`. */
export async function openCodeCamera(window: HostWindow, signal?: AbortSignal): Promise<HostResult<CodeCamera>> {
  const { mediaDevices } = window.navigator as { mediaDevices?: Partial<MediaDevices> };
  if (!window.isSecureContext || mediaDevices?.getUserMedia === undefined)
    return createHostError('scan', 'unsupported', 'no camera');
  let stream: MediaStream;
  try {
    stream = await mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    return createHostError('scan', ERROR_KINDS[name] ?? 'failed', name);
  }
  if (signal?.aborted) {
    stopAll(stream);
    return createHostError('scan', 'cancelled');
  }
  return createHostSuccess(createCodeCamera(window, stream));
}

function createCodeCamera(window: HostWindow, stream: MediaStream): CodeCamera {
  const { document } = window;
  const track = stream.getVideoTracks()[0] as TorchTrack | undefined;
  let video: HTMLVideoElement | null = null;
  let endError: HostError | null = null;
  let wake: (() => void) | null = null;

  const end = (error: HostError): void => {
    if (endError !== null) return;
    endError = error;
    stopAll(stream);
    document.removeEventListener('visibilitychange', onHidden);
    if (video !== null) video.srcObject = null;
    wake?.();
  };
  // The camera must not run while the page is hidden, because its light would stay on.
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') end(createHostError('scan', 'cancelled', 'hidden'));
  };
  document.addEventListener('visibilitychange', onHidden);
  track?.addEventListener('ended', () => end(createHostError('scan', 'failed', 'camera ended')));

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = window.setTimeout(resolve, ms);
      wake = () => {
        window.clearTimeout(timer);
        resolve();
      };
    });
  const getEndError = (): HostError | null => endError;

  const scanFrames = async (): Promise<HostResult<ScanResult>> => {
    const decode = await createCodeDecoder(window);
    for (;;) {
      const stopError = getEndError();
      if (stopError !== null) return stopError;
      const text =
        video !== null && video.readyState >= HAVE_CURRENT_DATA ? await decode(video).catch(() => null) : null;
      if (text !== null && text !== '') return createHostSuccess({ text, format: 'qr' });
      await pause(SCAN_INTERVAL_MS);
    }
  };

  return {
    hasTorch: track?.getCapabilities?.().torch === true,
    setTorch: async (isOn) => {
      try {
        await track?.applyConstraints({ advanced: [{ torch: isOn }] });
        return track !== undefined;
      } catch {
        return false;
      }
    },
    show(element) {
      if (endError !== null || video === element) return;
      video = element;
      element.muted = true;
      element.setAttribute('playsinline', '');
      element.srcObject = stream;
      // Rejected if the page is in power saving mode. Playback then starts with the driver's next touch.
      element.play().catch(() => undefined);
    },
    read: () => scanFrames().catch(() => createHostError('scan', 'failed', 'no decoder')),
    stop: () => end(createHostError('scan', 'cancelled')),
  };
}
