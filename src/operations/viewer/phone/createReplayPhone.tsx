import { createRoot, type Root } from 'react-dom/client';

import { App } from '@/app/App';
import { createAppWithScreenLoader } from '@/app/createAppWithScreenLoader';
import { selectExternalPageToConfirm } from '@/flows/leaving/leavingSlice';
import { selectPreferences } from '@/flows/preferences/preferencesSlice';
import type { HostAppKind } from '@/host/HostAdapter';
import { selectRoute } from '@/navigation/history/routeSlice';
import { findScreenNameByPathname } from '@/navigation/paths';
import { loadAllEndpointCode } from '@/operations/devtools/loadAllEndpointCode';
import type { RecordingFile } from '@/operations/format/recordingFormat';

import { createOperationsToolsPort } from '../../createOperationsToolsPort';
import { getRecordedDeviceAt } from '../model/getRecordedDeviceAt';
import { diffStates } from './changes';
import { computeReplayStates, type ReplayStates } from './computeReplayStates';
import { createMemoryHistoryWindow } from './createMemoryHistoryWindow';
import { createReplayPhoneAppearanceSetter } from './createReplayPhoneAppearanceSetter';
import { createReplayPorts, type ReplayTimeAndConnection } from './createReplayPorts';
import { createReplayStatePlayer } from './createReplayStatePlayer';
import type { ReplayPhone, ReplayStepRenderResult } from './ReplayPhone';
import { ReplayStepErrorBoundary } from './ReplayStepErrorBoundary';
import { waitForStablePage } from './waitForStablePage';

const HOSTS: readonly HostAppKind[] = ['native', 'wechat', 'alipay', 'browser'];
const toHostKind = (name: string): HostAppKind => HOSTS.find((kind) => kind === name) ?? 'browser';

const toScreenName = (pathname: string) => findScreenNameByPathname(pathname) ?? 'notFound';
const getShownScreen = (container: HTMLElement) =>
  container.querySelector('[data-screen]')?.getAttribute('data-screen') ?? '';

/** Starts the app over one recording. */
async function startReplay(page: Window, root: Root, file: RecordingFile) {
  let moment: ReplayTimeAndConnection = { nowMs: file.beganAtMs, isOnline: true };
  const history = createMemoryHistoryWindow(page);
  const player = createReplayStatePlayer(page);
  const appearance = createReplayPhoneAppearanceSetter(page.document.documentElement);
  const outside = createReplayPorts(
    () => moment,
    toHostKind(getRecordedDeviceAt(file, 0).host),
    () => history.href,
  );
  await loadAllEndpointCode();
  const { app, screens } = createAppWithScreenLoader({
    outside,
    page: history,
    tools: player.tools,
    operations: createOperationsToolsPort(outside.clock.deviceNow),
  });
  const states = computeReplayStates(player.reduce, file.start, file.actions);
  const getLocation = (step: number) => selectRoute(states.all[step] as never).location;
  const names = new Set(states.all.map((_state, step) => toScreenName(getLocation(step).pathname)));
  await Promise.all([...names].map((name) => screens.prefetch(name)));
  const getScreenName = (state: unknown) =>
    selectExternalPageToConfirm(state as never) === null
      ? toScreenName(selectRoute(state as never).location.pathname)
      : 'leaving';
  player.show(states.all[0]);
  const show = (step: number) => {
    const atMs = file.times[step - 1] ?? 0;
    const device = getRecordedDeviceAt(file, atMs);
    moment = { nowMs: file.beganAtMs + atMs, isOnline: device.line.isOnline };
    const { scheme } = selectPreferences(states.all[step] as never);
    appearance.set(device.textPercent, scheme === 'auto' ? device.scheme : scheme);
    player.show(states.all[step]);
    outside.refreshClocks();
    root.render(
      <ReplayStepErrorBoundary key="film" step={step}>
        <App app={app} screens={screens} page={page} />
      </ReplayStepErrorBoundary>,
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
export function createReplayPhone(page: Window, container: HTMLElement): ReplayPhone {
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
    show: async (step): Promise<ReplayStepRenderResult> => {
      if (replay === undefined) throw new Error('no recording is open');
      const { route, screen: wanted } = replay.show(step);
      const ms = await waitForStablePage(page, container, () => getShownScreen(container) === wanted);
      return { screen: getShownScreen(container), expectedScreen: wanted, route, ms };
    },
    close,
    getChanges: (step) => diffStates(getStates().all[step - 1], getStates().all[step]),
  };
}
