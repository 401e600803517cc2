import { call, cancelled, put, race, type SagaGenerator, select, take, takeLatest } from 'typed-redux-saga';

import { sessionEnded } from '@/flows/session/sessionSlice';
import type { CodeCamera, HostAdapter, PageProvidedFeatures } from '@/host/HostAdapter';
import { popOverlayHistoryEntry, pushOverlayHistoryEntry } from '@/navigation/history/overlayHistorySaga';
import { routeChanged } from '@/navigation/history/routeSlice';
import { getPorts } from '@/platform/ports/getPorts';

import { activeCameraByApp } from './activeCameraByApp';
import { resolveScan } from './pendingScans';
import {
  cameraChanged,
  type CameraState,
  photoChanged,
  photoPressed,
  scanEnded,
  scannerClosed,
  scannerOpened,
  scanRequested,
  selectScan,
  torchPressed,
  torchSwitched,
  typedConfirmed,
} from './scanSlice';

const CAMERA_STATES: Readonly<Record<string, CameraState>> = { denied: 'denied', unsupported: 'absent' };

/**
 * Scans with the host's own scanner. Returns its text, null if the driver closed it, or undefined if the app's own
 * scanner is needed.
 */
function* scanWithHost(host: HostAdapter): SagaGenerator<string | null | undefined> {
  yield* call(host.ready);
  if (!host.caps.scan) return undefined;
  const stop = new AbortController();
  try {
    const result = yield* call(() => host.scan({ formats: ['qr'], signal: stop.signal }));
    if (result.ok) return result.value.text;
    return result.kind === 'cancelled' ? null : undefined;
  } finally {
    if (yield* cancelled()) stop.abort();
  }
}

function* switchTorch(camera: CodeCamera): SagaGenerator<never> {
  for (;;) {
    yield* take(torchPressed);
    const scan = yield* select(selectScan);
    if (scan?.step !== 'reading') continue;
    if (yield* call(camera.setTorch, !scan.isTorchOn)) yield* put(torchSwitched(!scan.isTorchOn));
  }
}

const waitUntilVisible = (onPageVisible: (listener: () => void) => () => void, isVisible: () => boolean) => {
  let stop = () => undefined as void;
  const seen = new Promise<void>((resolve) => {
    stop = onPageVisible(resolve);
    if (isVisible()) resolve();
  });
  return { seen, stop };
};

/** Reads codes with the camera, which is opened again each time the page becomes visible. Ends only with a text. */
function* watchCamera(means: PageProvidedFeatures): SagaGenerator<string> {
  const ports = yield* getPorts();
  const stop = new AbortController();
  try {
    for (;;) {
      yield* put(cameraChanged({ camera: 'starting' }));
      const opened = yield* call(means.openCamera, stop.signal);
      if (!opened.ok) {
        yield* put(cameraChanged({ camera: CAMERA_STATES[opened.kind] ?? 'failed' }));
        break;
      }
      const camera = opened.value;
      activeCameraByApp.set(ports, camera);
      yield* put(cameraChanged({ camera: 'live', hasTorch: camera.hasTorch }));
      const { read } = yield* race({ read: call(camera.read), torch: switchTorch(camera) });
      if (read?.ok === true) return read.value.text;
      yield* put(cameraChanged({ camera: read?.kind === 'cancelled' ? 'starting' : 'failed' }));
      if (read?.kind !== 'cancelled') break;
      const { seen, stop: unlisten } = waitUntilVisible(ports.page.onPageVisible, ports.page.isVisible);
      try {
        yield* call(() => seen);
      } finally {
        unlisten();
      }
    }
    return yield* call(() => new Promise<never>(() => undefined));
  } finally {
    stop.abort();
    activeCameraByApp.get(ports)?.stop();
    activeCameraByApp.delete(ports);
  }
}

/**
 * Reads photos one after the other until one holds a code. Browsers open the
 * file chooser only during a press, so nothing may be awaited before it.
 */
function* readPhotos(means: PageProvidedFeatures): SagaGenerator<string> {
  for (;;) {
    yield* take(photoPressed);
    const reading = means.readPhoto();
    yield* put(photoChanged('reading'));
    const read = yield* call(() => reading);
    if (read.ok) return read.value.text;
    yield* put(photoChanged(read.kind === 'cancelled' ? 'idle' : 'none'));
  }
}

function* readTyped(): SagaGenerator<string> {
  for (;;) {
    yield* take(typedConfirmed);
    const scan = yield* select(selectScan);
    const text = scan?.step === 'reading' ? (scan.typed ?? '').trim() : '';
    if (text !== '') return text;
  }
}

function* scanWithCamera(means: PageProvidedFeatures, hint: string): SagaGenerator<string | null> {
  const layer = yield* pushOverlayHistoryEntry();
  yield* put(scannerOpened({ hint }));
  const { seen, photo, typed } = yield* race({
    seen: watchCamera(means),
    photo: readPhotos(means),
    typed: readTyped(),
    closed: take(scannerClosed),
    left: take(routeChanged),
  });
  yield* popOverlayHistoryEntry(layer);
  return seen ?? photo ?? typed ?? null;
}

function* readCode(host: HostAdapter, hint: string): SagaGenerator<string | null> {
  const hostResult = yield* scanWithHost(host);
  return hostResult === undefined ? yield* scanWithCamera(host.pageApi, hint) : hostResult;
}

function* scan({ payload: { id, hint } }: ReturnType<typeof scanRequested>) {
  const { host, report } = yield* getPorts();
  let text: string | null = null;
  try {
    const adapter = yield* call(host.load);
    const { read } = yield* race({ read: readCode(adapter, hint), ended: take(sessionEnded) });
    text = read ?? null;
  } catch (error) {
    report(error, 'scan');
  } finally {
    resolveScan(id, text);
    yield* put(scanEnded());
  }
}

/** Runs one scan at a time. It uses the host's scanner if that works, else the app's own scanner. */
export function* scanSaga() {
  yield* takeLatest(scanRequested, scan);
}
