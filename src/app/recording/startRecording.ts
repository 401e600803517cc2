import { isNotedCall } from '@/flows/recording/callsOf';
import { keeperOf } from '@/flows/recording/kept/keeperOf';
import { keepRecording, RECORDING_KEY } from '@/flows/recording/kept/keptRecording';
import { keepConsent } from '@/flows/recording/sent/keptConsent';
import { beganBy, firstPaintMs } from '@/host/watch/pageTimes';
import { watchPage } from '@/host/watch/watchPage';
import { watchPaint } from '@/host/watch/watchPaint';
import { watchPresses } from '@/host/watch/watchPresses';
import { SECOND_MS } from '@/lib/timeUnits';
import { selectRoute } from '@/navigation/history/routeSlice';
import { pathNameOf } from '@/navigation/paths';
import type { KeyValueStore } from '@/services/transport/storage/storage';

import type { AppStore } from '../store';
import { startSending } from './startSending';

/** What is done is kept that long after it, so that much that happens together is one piece of work. */
const KEEP_AFTER_MS = 2 * SECOND_MS;
/** What may be done at once between two frames, on a phone. */
const SLICE_MS = 6;
/** A page that has not moved for so long is not being scrolled. One long answer takes longer than a frame, and while a page moves that is seen. */
const RESTS_MS = 400;
/** A page that is enlarged by two fingers is not scrolled: only the part of it that is seen changes its size. Absent where the browser cannot enlarge. */
const movesOf = (page: Window) => [[page, 'scroll'] as const, [page.visualViewport, 'resize'] as const];
/** By which a driver uses a page. */
const USES = ['pointerdown', 'keydown'] as const;
/** Whether a page was used before it was watched. Where the browser does not tell, the next use counts. */
const wasUsed = ({ navigator }: Window): boolean =>
  'userActivation' in navigator && navigator.userActivation.hasBeenActive;

export interface Recording {
  stop(this: void): void;
}

/**
 * Keeps this page's recording, and notes what no action says. Starts when the page is idle; what happened before has been recorded by reference.
 *
 * @param tab session storage as screens see it: nothing is written while DevTools shows an earlier moment
 */
export function startRecording(
  { store, recorder, ports }: Pick<AppStore, 'store' | 'recorder' | 'ports'>,
  page: Window & typeof globalThis,
  tab: KeyValueStore,
): Recording {
  const { clock, hostKind } = ports;
  const keeper = keeperOf(recorder, ports);
  const kept = keepRecording(keeper, ports, tab, beganBy(page));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopIdle: () => void = () => undefined;
  let stopPaint: () => void = () => undefined;
  let { generation } = store.getState().session;
  let screen = '';
  // The first redaction compiles its rules, 0.34 MB on home. A page that nobody has used yet and in which nothing has gone wrong is not worth that:
  // its next opening shows the same. When it is hidden it is kept all the same, and a tab that has a recording goes on with it at once.
  let isUsed = tab.get(RECORDING_KEY) !== null || wasUsed(page);
  const use = () => {
    if (isUsed) return;
    isUsed = true;
    keepSoon();
  };

  let movedMs = Number.NEGATIVE_INFINITY;
  const onMove = () => {
    movedMs = clock.monotonic();
  };
  for (const [moved, event] of movesOf(page)) moved?.addEventListener(event, onMove, { passive: true });

  const workAtLeisure = () => {
    if (clock.monotonic() - movedMs < RESTS_MS) {
      waitFor(RESTS_MS);
      return;
    }
    const untilMs = clock.monotonic() + SLICE_MS;
    if (keeper.work(() => clock.monotonic() > untilMs)) {
      timer = undefined;
      kept.save();
    } else stopIdle = ports.page.whenIdle(workAtLeisure);
  };
  const waitFor = (ms: number) => {
    timer = setTimeout(() => {
      stopIdle = ports.page.whenIdle(workAtLeisure);
    }, ms);
  };
  const keepSoon = () => {
    if (isUsed && timer === undefined) waitFor(KEEP_AFTER_MS);
  };
  const { sender, finder } = startSending({ store, recorder, ports }, tab, keeper);
  const forget = () => {
    keeper.forget();
    kept.remove();
    sender.forget();
    keepConsent(ports, false);
  };
  const follow = () => {
    const state = store.getState();
    if (state.session.generation !== generation) {
      generation = state.session.generation;
      // What the session had read is thrown away right after its end.
      setTimeout(forget, 0);
    }
    const name = pathNameOf(selectRoute(state).location.pathname) ?? 'notFound';
    if (name !== screen) {
      stopPaint();
      const isFirst = screen === '';
      if (!isFirst) isUsed = true;
      screen = name;
      stopPaint = watchPaint(page, name, (ms) => {
        keeper.note({ kind: 'screen', name, paintMs: isFirst ? (firstPaintMs(page) ?? ms) : ms });
      });
    }
    finder.state(state);
    isUsed ||= recorder.noted.some(([, what]) => !isNotedCall(what));
    keepSoon();
  };

  if (generation > 0) forget();
  for (const event of USES) page.addEventListener(event, use, { capture: true, passive: true });
  const stops = [
    store.subscribe(follow),
    watchPresses(page, keeper.lastActionMs, (on, atMs) => {
      keeper.note({ kind: 'deadPress', on }, atMs);
      finder.deadPress(atMs);
    }),
    watchPage(page, hostKind, {
      note: keeper.note,
      noteDevice: keeper.noteDevice,
      onUncaught: () => {
        sender.trouble('error');
      },
      onHidden: () => {
        keeper.work();
        kept.save();
      },
    }),
  ];
  follow();
  return {
    stop: () => {
      for (const [moved, event] of movesOf(page)) moved?.removeEventListener(event, onMove);
      for (const event of USES) page.removeEventListener(event, use, { capture: true });
      clearTimeout(timer);
      stopIdle();
      stopPaint();
      sender.stop();
      for (const stop of stops) stop();
    },
  };
}
