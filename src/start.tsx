import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from '@/app/App';
import type { DevTools } from '@/app/devtools/createDevTools';
import { mayUseDevTools } from '@/app/devtools/mayUseDevTools';
import { prefetchOnIntent } from '@/app/prefetchOnIntent';
import { replaceSkeleton } from '@/app/replaceSkeleton';
import { startApp } from '@/app/startApp';
import { keepsNothingInFrame } from '@/navigation/edition';
import { createBrowserPorts } from '@/services/transport/ports/browserPorts';
import { keepNothing } from '@/services/transport/ports/keepNothing';
import type { OutsidePorts } from '@/services/transport/ports/ports';

const isInFrame = keepsNothingInFrame && window.parent !== window;
const ports = isInFrame ? keepNothing(createBrowserPorts(window)) : createBrowserPorts(window);
/** Operations get error reports only where the operator wants them. Then their code is loaded beside the app's. */
const reporting =
  ports.config.reportUrl === ''
    ? undefined
    : import('@/app/reporting/startReporting').then(({ startReporting }) => startReporting(window, ports));
const outside: OutsidePorts =
  reporting === undefined
    ? ports
    : {
        ...ports,
        report(error, where) {
          ports.report(error, where);
          void reporting.then((reporter) => {
            reporter.error(error, where);
          });
        },
      };
// navigation/ScrollMemory restores the position. The browser would scroll before the screen is drawn.
window.history.scrollRestoration = 'manual';

/** After this time the app itself shows what is late, and offers a way out. */
const FIRST_SCREEN_WAIT_MS = 3_000;

function start(devTools?: DevTools) {
  const { app, screens, firstScreen } = startApp({
    outside: devTools?.outside ?? outside,
    page: devTools?.page ?? window,
    ...(devTools === undefined ? {} : { tools: devTools.tools }),
  });
  void reporting?.then(({ watch }) => {
    watch(app.store);
  });
  const waited = new Promise<void>((resolve) => setTimeout(resolve, FIRST_SCREEN_WAIT_MS));
  // The HTML skeleton stays until the first screen's code is loaded, so that nothing flashes in between.
  void Promise.race([screens.prefetch(firstScreen), waited]).then(() => {
    const element = document.getElementById('root');
    if (element === null) throw new Error('index.html has no #root');
    replaceSkeleton(element);
    const root = createRoot(element, {
      onUncaughtError: (error) => {
        outside.report(error, 'root');
      },
    });
    // In a transition React draws in slices, and a press on an old phone is heard in between.
    startTransition(() => {
      root.render(<App app={devTools?.forScreens(app) ?? app} screens={screens} page={window} />);
    });
    const whenIdle = (work: () => void) => void outside.page.whenIdle(work);
    prefetchOnIntent(window, screens, whenIdle);
    const shown = devTools?.forScreens(app) ?? app;
    whenIdle(() => {
      void import(/* webpackChunkName: "when-idle" */ '@/app/whenIdle').then(
        ({ startWhenIdle }) => {
          startWhenIdle(shown, window, devTools);
        },
        () => undefined,
      );
    });
  });
}

if (mayUseDevTools(outside)) {
  void import('@/app/devtools/openDevTools')
    .then(({ openDevTools }) => openDevTools(window, outside))
    .catch(() => undefined)
    .then(start);
} else setTimeout(start);
