import { createRoot, type Root } from 'react-dom/client';

import { App } from '@/app/App';
import { loadAllEndpoints } from '@/app/devtools/loadAllEndpoints';
import { startApp } from '@/app/startApp';
import type { RecordingFile } from '@/domain/recording/recordingFormat';
import { selectExternalTarget } from '@/flows/leaving/leavingSlice';
import { selectPreferences } from '@/flows/preferences/preferencesSlice';
import type { HostKind } from '@/host/Host';
import { selectRoute } from '@/navigation/history/routeSlice';
import { pathNameOf } from '@/navigation/paths';

import { deviceAt } from '../model/deviceAt';
import { diffStates } from './changes';
import { computeStates, type ReplayStates } from './computeStates';
import { createAppearance } from './createAppearance';
import { createPhonePorts, type ReplayMoment } from './createPhonePorts';
import { createStatePlayer } from './createStatePlayer';
import { memoryHistory } from './memoryHistory';
import type { Phone, RenderedStep } from './Phone';
import { StepBoundary } from './StepBoundary';
import { waitForPaint } from './waitForPaint';

const HOSTS: readonly HostKind[] = ['native', 'wechat', 'alipay', 'browser'];
const toHostKind = (name: string): HostKind => HOSTS.find((kind) => kind === name) ?? 'browser';

const toScreenName = (pathname: string) => pathNameOf(pathname) ?? 'notFound';
const getShownScreen = (container: HTMLElement) =>
  container.querySelector('[data-screen]')?.getAttribute('data-screen') ?? '';

/** Starts the app over one recording. */
async function startReplay(page: Window, root: Root, file: RecordingFile) {
  let moment: ReplayMoment = { nowMs: file.beganAtMs, isOnline: true };
  const history = memoryHistory(page);
  const player = createStatePlayer(page);
  const appearance = createAppearance(page.document.documentElement);
  const outside = createPhonePorts(
    () => moment,
    toHostKind(deviceAt(file, 0).host),
    () => history.href,
  );
  await loadAllEndpoints();
  const { app, screens } = startApp({ outside, page: history, tools: player.tools });
  const states = computeStates(player.reduce, file.start, file.actions);
  const getLocation = (step: number) => selectRoute(states.all[step] as never).location;
  const names = new Set(states.all.map((_state, step) => toScreenName(getLocation(step).pathname)));
  await Promise.all([...names].map((name) => screens.prefetch(name)));
  const getScreenName = (state: unknown) =>
    selectExternalTarget(state as never) === null
      ? toScreenName(selectRoute(state as never).location.pathname)
      : 'leaving';
  player.show(states.all[0]);
  const show = (step: number) => {
    const atMs = file.times[step - 1] ?? 0;
    const device = deviceAt(file, atMs);
    moment = { nowMs: file.beganAtMs + atMs, isOnline: device.line.isOnline };
    const { scheme } = selectPreferences(states.all[step] as never);
    appearance.set(device.textPercent, scheme === 'auto' ? device.scheme : scheme);
    player.show(states.all[step]);
    outside.refreshClocks();
    root.render(
      <StepBoundary key="film" step={step}>
        <App app={app} screens={screens} page={page} />
      </StepBoundary>,
    );
    const { pathname, search } = getLocation(step);
    return { route: pathname + search, screen: getScreenName(states.all[step]) };
  };
  return {
    states,
    show,
    stop: () => {
      app.stop();
      player.stop();
      appearance.stop();
    },
  };
}

/** @param container where the app is rendered */
export function createPhone(page: Window, container: HTMLElement): Phone {
  let replay: Awaited<ReturnType<typeof startReplay>> | undefined;
  let root: Root | undefined;
  const getStates = (): ReplayStates => {
    if (replay === undefined) throw new Error('no recording is open');
    return replay.states;
  };
  const close = () => {
    replay?.stop();
    replay = undefined;
    root?.unmount();
  };
  return {
    open: async (file) => {
      close();
      // A failed screen shows its own error, and the next step is rendered again.
      root = createRoot(container, { onCaughtError: () => undefined, onUncaughtError: () => undefined });
      replay = await startReplay(page, root, file);
      return [...replay.states.broken].map((index) => index + 1);
    },
    show: async (step): Promise<RenderedStep> => {
      if (replay === undefined) throw new Error('no recording is open');
      const { route, screen: wanted } = replay.show(step);
      const ms = await waitForPaint(page, container, () => getShownScreen(container) === wanted);
      return { screen: getShownScreen(container), expectedScreen: wanted, route, ms };
    },
    close,
    getChanges: (step) => diffStates(getStates().all[step - 1], getStates().all[step]),
  };
}
