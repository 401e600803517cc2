/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { createBrowserHostAdapter } from '@/host/browser/createBrowserHostAdapter';
import { openCodeCamera } from '@/host/codes/openCodeCamera';

import { answerChooser, makeBench, photo, showPage, within } from './hostBench';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  showPage(true);
});

/** A media stream with one track, and a log of the calls to it. */
function fakeStream({ torch = false, isTorchBroken = false } = {}) {
  const log: string[] = [];
  const listeners = new Map<string, () => void>();
  const track = {
    getCapabilities: () => ({ torch }),
    applyConstraints: (wanted: unknown) => {
      log.push(JSON.stringify(wanted));
      return isTorchBroken ? Promise.reject(new Error('no lamp')) : Promise.resolve();
    },
    addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
    stop: () => log.push('stopped'),
  };
  return {
    stream: { getTracks: () => [track], getVideoTracks: () => [track] },
    log,
    end: () => listeners.get('ended')?.(),
  };
}

/** A barcode detector of the browser that finds these texts, one per detection. */
const detectorOf = (...texts: (string | null | Error)[]) =>
  class {
    static getSupportedFormats = () => Promise.resolve(['qr_code']);
    detect = () => {
      const text = texts.length > 1 ? texts.shift() : texts[0];
      if (text instanceof Error) return Promise.reject(text);
      return Promise.resolve(text == null ? [] : [{ rawValue: text }]);
    };
  };

const video = () =>
  ({ readyState: 4, setAttribute: jest.fn(), play: () => Promise.resolve() }) as unknown as HTMLVideoElement;

function openWith(getUserMedia: (wanted: object) => Promise<unknown>, extra: Record<string, unknown> = {}) {
  const { window } = makeBench('browser', { navigator: { userAgent: '', mediaDevices: { getUserMedia } }, ...extra });
  return (signal?: AbortSignal) => within(100, openCodeCamera(window, signal));
}

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'unsupported'],
  ['OverconstrainedError', 'unsupported'],
  ['NotReadableError', 'failed'],
  ['AbortError', 'failed'],
])('a camera refused with %s is %s', async (name, kind) => {
  const open = openWith(() => Promise.reject(new DOMException('', name)));
  expect(await open()).toMatchObject({ ok: false, kind, method: 'scan', hostCode: name });
});

test.each<[string, Record<string, unknown>]>([
  ['without mediaDevices', { navigator: { userAgent: '' } }],
  ['on plain http', { isSecureContext: false }],
])('%s there is no camera, and no permission is requested', async (_name, extra) => {
  const ask = jest.fn();
  expect(await openWith(ask, extra)()).toMatchObject({ kind: 'unsupported' });
  expect(ask).not.toHaveBeenCalled();
});

test('the rear camera is requested, without sound', async () => {
  const { stream } = fakeStream();
  const asked: object[] = [];
  const open = openWith((wanted) => {
    asked.push(wanted);
    return Promise.resolve(stream);
  });
  expect((await open()).ok).toBe(true);
  expect(asked).toMatchObject([{ audio: false, video: { facingMode: { ideal: 'environment' } } }]);
});

test('a driver who leaves during the permission prompt gets no running camera', async () => {
  const { stream, log } = fakeStream();
  const stop = new AbortController();
  const opened = openWith(() => {
    stop.abort();
    return Promise.resolve(stream);
  })(stop.signal);
  expect(await opened).toMatchObject({ kind: 'cancelled' });
  expect(log).toEqual(['stopped']);
});

async function opened(stream: object, BarcodeDetector: unknown) {
  const result = await openWith(() => Promise.resolve(stream), { BarcodeDetector })();
  if (!result.ok) throw new Error(result.kind);
  return result.value;
}

test('it scans until a code is found; a failed attempt does not end the scan', async () => {
  const { stream, log } = fakeStream();
  const camera = await opened(stream, detectorOf(null, new Error('busy'), '', 'https://a.example/1'));
  const reading = camera.read();
  camera.show(video());
  expect(await within(2_000, reading)).toEqual({ ok: true, value: { text: 'https://a.example/1', format: 'qr' } });
  camera.stop();
  expect(log).toEqual(['stopped']);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(jest.getTimerCount()).toBe(0);
});

test('nothing is read before the picture is shown', async () => {
  const camera = await opened(fakeStream().stream, detectorOf('text'));
  let isRead = false;
  void camera.read().then(() => (isRead = true));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(isRead).toBe(false);
  camera.show(video());
  await jest.advanceTimersByTimeAsync(500);
  expect(isRead).toBe(true);
});

test('hiding the page stops the camera', async () => {
  const { stream, log } = fakeStream();
  const camera = await opened(stream, detectorOf(null));
  camera.show(video());
  const reading = camera.read();
  showPage(false);
  expect(await within(500, reading)).toMatchObject({ kind: 'cancelled', hostCode: 'hidden' });
  expect(log).toEqual(['stopped']);
});

test('losing the camera ends as failed', async () => {
  const { stream, end } = fakeStream();
  const camera = await opened(stream, detectorOf(null));
  const reading = camera.read();
  end();
  expect(await within(500, reading)).toMatchObject({ kind: 'failed' });
});

test('the lamp works where the device has one', async () => {
  const dark = await opened(fakeStream().stream, detectorOf(null));
  expect(dark.hasTorch).toBe(false);
  const { stream, log } = fakeStream({ torch: true });
  const camera = await opened(stream, detectorOf(null));
  expect([camera.hasTorch, await within(100, camera.setTorch(true))]).toEqual([true, true]);
  expect(log).toEqual(['{"advanced":[{"torch":true}]}']);
  const broken = await opened(fakeStream({ torch: true, isTorchBroken: true }).stream, detectorOf(null));
  expect(await within(100, broken.setTorch(true))).toBe(false);
});

test('a photo: a closed chooser is cancelled, no picture has failed', async () => {
  const { env } = makeBench('browser', { BarcodeDetector: detectorOf(null) });
  const { pageApi } = createBrowserHostAdapter(env);
  answerChooser('cancel');
  expect(await within(1_000, pageApi.readPhoto())).toMatchObject({ kind: 'cancelled', method: 'scan' });
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  answerChooser([photo()]);
  expect(await within(1_000, pageApi.readPhoto())).toMatchObject({ kind: 'failed', hostCode: 'no picture' });
});
