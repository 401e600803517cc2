import type { StoreEnhancer } from '@reduxjs/toolkit';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { SagaMonitor } from 'redux-saga';

import { App } from '@/app/App';
import { createAppWithScreenLoader } from '@/app/createAppWithScreenLoader';
import { createOperationsToolsPort } from '@/operations/createOperationsToolsPort';
import { createDevToolsSetup, type DevToolsSetup } from '@/operations/devtools/createDevToolsSetup';
import { startRecording } from '@/operations/recorder/startRecording';
import type { OutsidePorts } from '@/platform/ports/ports';
import { PortsProvider } from '@/platform/ports/PortsContext';

import { createBackend } from '../../mocks/app';
import { fetchPort } from '../../mocks/fetchPort';
import { signInAs } from '../../mocks/world/account/tokens';
import { type FakeHost, fakeHost, type FakeOutside, fakePorts } from './fakePorts';
import { shownScreen } from './seen';

export interface MakeAppOptions extends Omit<FakeOutside, 'fetch' | 'host'> {
  /** The path and query that the app is opened at. */
  at?: string;
  host?: FakeHost;
  backend?: ReturnType<typeof createBackend>;
  fetch?: FakeOutside['fetch'];
  /** Signs in the seeded driver with this phone: puts the tokens of a new session into the cookies. */
  signedInAs?: string;
  /** The enhancer of DevTools itself. The app starts with its DevTools guards around it. */
  instrument?: StoreEnhancer;
  /** How DevTools open, if not around `instrument`. */
  devTools?: (outside: OutsidePorts) => Promise<DevToolsSetup | undefined>;
  sagaMonitor?: SagaMonitor;
  /** Keeps the recording and watches the page, as from the first idle moment on. */
  records?: boolean;
  /** Development checks of each action. They take a tenth of the time, so only the walks that look for their complaints have them. */
  checksState?: boolean;
  /** False: a build without operations. */
  hasOperations?: boolean;
  /** Rendered below the app, for a flow that no screen uses yet. */
  beside?: ReactNode;
}

// The app under test runs by itself: responses come at any time, as in a browser. React would otherwise report each of them as
// an update outside `act`. The testing library still wraps everything that a test does itself.
const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeAll(() => {
  react.IS_REACT_ACT_ENVIRONMENT = false;
});

const running = new Set<() => void>();
afterEach(() => {
  for (const stop of running) stop();
  running.clear();
});

/** Renders a whole app with faked ports over the mock world. Returns what a test needs to inspect and to control. */
export async function makeApp({
  at = '/home',
  host = fakeHost(),
  backend = createBackend(),
  fetch,
  signedInAs,
  instrument,
  devTools: open,
  sagaMonitor,
  records = false,
  checksState = false,
  hasOperations = true,
  beside,
  ...rest
}: MakeAppOptions = {}) {
  window.history.replaceState(null, '', at);
  const cookies = rest.cookies ?? new Map<string, string>();
  if (signedInAs !== undefined) {
    const pair = signInAs(backend.world, signedInAs);
    cookies.set('token', pair.token);
    cookies.set('refreshToken', pair.refreshToken);
  }
  const calls: { method: string; path: string; body: unknown }[] = [];
  const answer = fetch ?? fetchPort(backend.app);
  const outside = fakePorts({
    ...rest,
    cookies,
    host,
    fetch: (input, init) => {
      const path = input.replace(/^.*?\/api\//, '').split('?')[0] ?? '';
      calls.push({
        method: init?.method ?? 'GET',
        path,
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      });
      return answer(input, init);
    },
  });
  const devTools = instrument === undefined ? await open?.(outside) : createDevToolsSetup(window, outside, instrument);
  const operations = createOperationsToolsPort(outside.clock.deviceNow);
  const {
    app: started,
    screens,
    firstScreen,
  } = createAppWithScreenLoader({
    operations: hasOperations ? operations : undefined,
    outside: devTools?.outside ?? outside,
    page: devTools?.page ?? window,
    checksState,
    ...(devTools === undefined
      ? {}
      : {
          tools: {
            ...devTools.tools,
            saga: { ...devTools.tools.saga, ...(sagaMonitor === undefined ? {} : { sagaMonitor }) },
          },
        }),
  });
  const app = { ...started, recorder: operations };
  await screens.prefetch(firstScreen);
  const shown = devTools?.forScreens(app) ?? app;
  const recording = records ? startRecording(shown, window, shown.ports.tab) : undefined;
  const view = render(
    <>
      <App app={shown} screens={screens} page={window} />
      <Provider store={app.store}>
        <PortsProvider value={app.ports}>{beside}</PortsProvider>
      </Provider>
    </>,
  );
  const stop = () => {
    recording?.stop();
    app.stop();
    view.unmount();
    if (devTools !== undefined) act(devTools.stop);
    running.delete(stop);
  };
  running.add(stop);
  const sent = (method: string, path: string) => calls.filter((call) => call.method === method && call.path === path);
  return {
    ...backend,
    app,
    store: app.store,
    ports: app.ports,
    outside,
    host,
    cookies,
    calls,
    sent,
    stop,
    screens,
    view,
    user: userEvent.setup({
      pointerEventsCheck: 0,
      advanceTimers: (ms) => {
        if (jest.isMockFunction(setTimeout) || 'clock' in setTimeout) jest.advanceTimersByTime(ms);
      },
    }),
    /** Waits for the screen with this path name. */
    onScreen: (name: string) =>
      waitFor(
        () => {
          const root = document.querySelector(`[data-screen="${name}"]`);
          if (root === null) throw new Error(`not on ${name}: ${shownScreen() ?? 'nothing'}`);
          return within(document.body); // the screen's own root may replace that of the skeleton
        },
        { timeout: 8_000 },
      ),
    go: (path: string) => {
      act(() => {
        app.navigator.push(path);
      });
    },
    screen,
  };
}
