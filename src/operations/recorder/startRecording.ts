import type { AppRuntime } from '@/app/store';
import { SECOND_MS } from '@/lib/timeUnits';
import { selectRoute } from '@/navigation/history/routeSlice';
import { findScreenNameByPathname } from '@/navigation/paths';
import type { KeyValueStore } from '@/platform/storage/storage';

import { createRecordingPersistence, RECORDING_KEY } from './buffer/createRecordingPersistence';
import { getRecordingBuffer } from './buffer/getRecordingBuffer';
import { isRecordedCall } from './getRecordedCalls';
import { getDiagnosticRecorder } from './recorder';
import { storeRecordingSendConsent } from './sending/recordingConsent';
import { startRecordingSender } from './startRecordingSender';
import { readFirstPaintMs, readPageLoadKind } from './watch/pageTimes';
import { watchDeadClicks } from './watch/watchDeadClicks';
import { watchPageEvents } from './watch/watchPageEvents';
import { watchScreenFirstPaint } from './watch/watchScreenFirstPaint';

/** Actions are saved this long after they happen, so that many of them are processed in one batch. */
const SAVE_DELAY_MS = 2 * SECOND_MS;
/** The longest uninterrupted work between two frames, on a phone. */
const MAX_SLICE_MS = 6;
/**
 * A page that has not scrolled for this long is idle. Redacting one long response takes longer than a frame, and during
 * scrolling that would be visible.
 */
const SCROLL_IDLE_MS = 400;
/**
 * Scrolling and pinch zoom. Zooming changes only the size of the visual viewport, which is absent in browsers without
 * it.
 */
const scrollTargets = (page: Window) => [[page, 'scroll'] as const, [page.visualViewport, 'resize'] as const];
/** Events that show that a driver uses the page. */
const USE_EVENTS = ['pointerdown', 'keydown'] as const;
/** Whether the page was used before this code started. If the browser does not report it, the next use counts. */
const wasUsed = ({ navigator }: Window): boolean =>
  'userActivation' in navigator && navigator.userActivation.hasBeenActive;

export interface RecordingHandle {
  stop(this: void): void;
}

/**
 * Saves this page's recording, and adds notes that no action contains. Starts when the page is idle; earlier actions
 * have been recorded by reference.
 *
 * @param tab session storage as screens see it: nothing is written while DevTools shows an earlier state
 */
export function startRecording(
  { store, ports }: Pick<AppRuntime, 'store' | 'ports'>,
  page: Window & typeof globalThis,
  tab: KeyValueStore,
): RecordingHandle {
  const { clock, hostKind } = ports;
  const recorder = getDiagnosticRecorder(ports);
  const keeper = getRecordingBuffer(recorder, ports);
  const savedRecording = createRecordingPersistence(keeper, ports, tab, readPageLoadKind(page));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopIdle: () => void = () => undefined;
  let stopPaint: () => void = () => undefined;
  let { generation } = store.getState().session;
  let screen = '';
  // The first redaction compiles its rules, which needs memory. For a page that nobody has used and in which nothing
  // has failed that is not worthwhile: opening it again shows the same. It is saved all the same when the page is
  // hidden, and a tab that already has a recording continues it at once.
  let isUsed = tab.get(RECORDING_KEY) !== null || wasUsed(page);
  const markUsed = () => {
    if (isUsed) return;
    isUsed = true;
    saveSoon();
  };

  let lastMoveMs = Number.NEGATIVE_INFINITY;
  const onMove = () => {
    lastMoveMs = clock.monotonic();
  };
  for (const [target, event] of scrollTargets(page)) target?.addEventListener(event, onMove, { passive: true });

  const saveInSlices = () => {
    if (clock.monotonic() - lastMoveMs < SCROLL_IDLE_MS) {
      scheduleSave(SCROLL_IDLE_MS);
      return;
    }
    const untilMs = clock.monotonic() + MAX_SLICE_MS;
    if (keeper.processPending(() => clock.monotonic() > untilMs)) {
      timer = undefined;
      savedRecording.save();
    } else stopIdle = ports.page.whenIdle(saveInSlices);
  };
  const scheduleSave = (ms: number) => {
    timer = setTimeout(() => {
      stopIdle = ports.page.whenIdle(saveInSlices);
    }, ms);
  };
  const saveSoon = () => {
    if (isUsed && timer === undefined) scheduleSave(SAVE_DELAY_MS);
  };
  const { sender, finder } = startRecordingSender({ store, ports }, tab, keeper);
  const discard = () => {
    keeper.clear();
    savedRecording.remove();
    sender.cancel();
    storeRecordingSendConsent(ports, false);
  };
  const onStateChange = () => {
    const state = store.getState();
    if (state.session.generation !== generation) {
      generation = state.session.generation;
      // Data of the ended session is discarded right after its end.
      setTimeout(discard, 0);
    }
    const name = findScreenNameByPathname(selectRoute(state).location.pathname) ?? 'notFound';
    if (name !== screen) {
      stopPaint();
      const isFirst = screen === '';
      if (!isFirst) isUsed = true;
      screen = name;
      stopPaint = watchScreenFirstPaint(page, name, (ms) => {
        keeper.note({ kind: 'screen', name, paintMs: isFirst ? (readFirstPaintMs(page) ?? ms) : ms });
      });
    }
    finder.onState(state);
    isUsed ||= recorder.callsAndErrors.some(([, what]) => !isRecordedCall(what));
    saveSoon();
  };

  if (generation > 0) discard();
  for (const event of USE_EVENTS) page.addEventListener(event, markUsed, { capture: true, passive: true });
  const stops = [
    store.subscribe(onStateChange),
    watchDeadClicks(page, keeper.lastActionMs, (on, atMs) => {
      keeper.note({ kind: 'deadPress', on }, atMs);
      finder.onDeadPress(atMs);
    }),
    watchPageEvents(page, hostKind, {
      note: keeper.note,
      noteDevice: keeper.noteDevice,
      onUncaught: () => {
        sender.requestSend('error');
      },
      onHidden: () => {
        keeper.processPending();
        savedRecording.save();
      },
    }),
  ];
  onStateChange();
  return {
    stop: () => {
      for (const [target, event] of scrollTargets(page)) target?.removeEventListener(event, onMove);
      for (const event of USE_EVENTS) page.removeEventListener(event, markUsed, { capture: true });
      clearTimeout(timer);
      stopIdle();
      stopPaint();
      sender.stop();
      for (const stop of stops) stop();
    },
  };
}
