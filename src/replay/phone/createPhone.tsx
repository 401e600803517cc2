import { createRoot, type Root } from 'react-dom/client';

import { App } from '@/app/App';
import { loadAllCalls } from '@/app/devtools/loadAllCalls';
import { startApp } from '@/app/startApp';
import type { RecordingFile } from '@/domain/recording/recordingFormat';
import { selectLeaving } from '@/flows/leaving/leavingSlice';
import { selectPreferences } from '@/flows/preferences/preferencesSlice';
import type { HostKind } from '@/host/Host';
import { selectRoute } from '@/navigation/history/routeSlice';
import { pathNameOf } from '@/navigation/paths';

import { deviceAt } from '../model/deviceAt';
import { changesOf } from './changes';
import { createLook } from './look';
import { memoryHistory } from './memoryHistory';
import { painted } from './painted';
import type { Drawn, Phone } from './Phone';
import { type Moment, phonePorts } from './phonePorts';
import { createPlayer } from './player';
import { type States, statesOf } from './statesOf';
import { StepBoundary } from './StepBoundary';

const HOSTS: readonly HostKind[] = ['native', 'wechat', 'alipay', 'browser'];
const hostOf = (name: string): HostKind => HOSTS.find((kind) => kind === name) ?? 'browser';

const nameOf = (pathname: string) => pathNameOf(pathname) ?? 'notFound';
const shownIn = (place: HTMLElement) => place.querySelector('[data-screen]')?.getAttribute('data-screen') ?? '';

/** The app over one recording. */
async function openFilm(page: Window, root: Root, file: RecordingFile) {
  let moment: Moment = { nowMs: file.beganAtMs, isOnline: true };
  const history = memoryHistory(page);
  const player = createPlayer(page);
  const look = createLook(page.document.documentElement);
  const outside = phonePorts(
    () => moment,
    hostOf(deviceAt(file, 0).host),
    () => history.href,
  );
  await loadAllCalls();
  const { app, screens } = startApp({ outside, page: history, tools: player.tools });
  const states = statesOf(player.reduce, file.start, file.actions);
  const routeOf = (step: number) => selectRoute(states.all[step] as never).location;
  const names = new Set(states.all.map((_state, step) => nameOf(routeOf(step).pathname)));
  await Promise.all([...names].map((name) => screens.prefetch(name)));
  const screenOf = (state: unknown) =>
    selectLeaving(state as never) === null ? nameOf(selectRoute(state as never).location.pathname) : 'leaving';
  player.show(states.all[0]);
  const show = (step: number) => {
    const atMs = file.times[step - 1] ?? 0;
    const device = deviceAt(file, atMs);
    moment = { nowMs: file.beganAtMs + atMs, isOnline: device.line.isOnline };
    const { scheme } = selectPreferences(states.all[step] as never);
    look.set(device.textPercent, scheme === 'auto' ? device.scheme : scheme);
    player.show(states.all[step]);
    outside.readAgain();
    root.render(
      <StepBoundary key="film" step={step}>
        <App app={app} screens={screens} page={page} />
      </StepBoundary>,
    );
    const { pathname, search } = routeOf(step);
    return { route: pathname + search, screen: screenOf(states.all[step]) };
  };
  return {
    states,
    show,
    stop: () => {
      app.stop();
      player.stop();
      look.stop();
    },
  };
}

/** @param place where the app is drawn */
export function createPhone(page: Window, place: HTMLElement): Phone {
  let film: Awaited<ReturnType<typeof openFilm>> | undefined;
  let root: Root | undefined;
  const statesNow = (): States => {
    if (film === undefined) throw new Error('no recording is open');
    return film.states;
  };
  const close = () => {
    film?.stop();
    film = undefined;
    root?.unmount();
  };
  return {
    open: async (file) => {
      close();
      // A screen that breaks says so itself, and the next step is drawn again.
      root = createRoot(place, { onCaughtError: () => undefined, onUncaughtError: () => undefined });
      film = await openFilm(page, root, file);
      return [...film.states.broken].map((index) => index + 1);
    },
    show: async (step): Promise<Drawn> => {
      if (film === undefined) throw new Error('no recording is open');
      const { route, screen: wanted } = film.show(step);
      const ms = await painted(page, place, () => shownIn(place) === wanted);
      return { screen: shownIn(place), wanted, route, ms };
    },
    close,
    changesOf: (step) => changesOf(statesNow().all[step - 1], statesNow().all[step]),
  };
}
