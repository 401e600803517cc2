import { hostError, hostValue } from '@/host/replies/hostError';

import type { CodeCamera, HostError, HostErrorKind, HostResult, Scanned } from '../Host';
import type { HostWindow } from '../HostEnv';
import { createDecoder } from './decodeCode';

const ERROR_KINDS: Readonly<Record<string, HostErrorKind>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'unsupported',
  OverconstrainedError: 'unsupported',
  NotReadableError: 'failed',
};

/** Six attempts a second: quick enough for a hand-held phone, and it leaves processor time for the picture. */
/** The video has a frame to draw (HTMLMediaElement.HAVE_CURRENT_DATA). */
const HAVE_CURRENT_DATA = 2;
const LOOK_EVERY_MS = 150;

/** A track with a torch. The platform's types leave it out. */
interface LampTrack extends Pick<MediaStreamTrack, 'addEventListener'> {
  getCapabilities?(): { torch?: boolean };
  applyConstraints(constraints: { advanced: readonly { torch: boolean }[] }): Promise<void>;
}

const stopAll = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** See `PageMeans.openCamera`. */
export async function openCamera(window: HostWindow, signal?: AbortSignal): Promise<HostResult<CodeCamera>> {
  const { mediaDevices } = window.navigator as { mediaDevices?: Partial<MediaDevices> };
  if (!window.isSecureContext || mediaDevices?.getUserMedia === undefined)
    return hostError('scan', 'unsupported', 'no camera');
  let stream: MediaStream;
  try {
    stream = await mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    return hostError('scan', ERROR_KINDS[name] ?? 'failed', name);
  }
  if (signal?.aborted) {
    stopAll(stream);
    return hostError('scan', 'cancelled');
  }
  return hostValue(codeCamera(window, stream));
}

function codeCamera(window: HostWindow, stream: MediaStream): CodeCamera {
  const { document } = window;
  const track = stream.getVideoTracks()[0] as LampTrack | undefined;
  let video: HTMLVideoElement | null = null;
  let ending: HostError | null = null;
  let wake: (() => void) | null = null;

  const end = (error: HostError): void => {
    if (ending !== null) return;
    ending = error;
    stopAll(stream);
    document.removeEventListener('visibilitychange', onHidden);
    if (video !== null) video.srcObject = null;
    wake?.();
  };
  // The camera must not keep running while the page is hidden, because its light would stay on.
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') end(hostError('scan', 'cancelled', 'hidden'));
  };
  document.addEventListener('visibilitychange', onHidden);
  track?.addEventListener('ended', () => end(hostError('scan', 'failed', 'camera ended')));

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = window.setTimeout(resolve, ms);
      wake = () => {
        window.clearTimeout(timer);
        resolve();
      };
    });
  const hasEnded = (): HostError | null => ending;

  const lookAround = async (): Promise<HostResult<Scanned>> => {
    const decode = await createDecoder(window);
    for (;;) {
      const over = hasEnded();
      if (over !== null) return over;
      const text =
        video !== null && video.readyState >= HAVE_CURRENT_DATA ? await decode(video).catch(() => null) : null;
      if (text !== null && text !== '') return hostValue({ text, format: 'qr' });
      await pause(LOOK_EVERY_MS);
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
      if (ending !== null || video === element) return;
      video = element;
      element.muted = true;
      element.setAttribute('playsinline', '');
      element.srcObject = stream;
      // Refused if the page is saving power. Frames then start with the driver's next touch.
      element.play().catch(() => undefined);
    },
    read: () => lookAround().catch(() => hostError('scan', 'failed', 'no decoder')),
    stop: () => end(hostError('scan', 'cancelled')),
  };
}
