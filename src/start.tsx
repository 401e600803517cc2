import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from '@/app/App';
import { createAppWithScreenLoader } from '@/app/createAppWithScreenLoader';
import { prefetchOnIntent } from '@/app/prefetchOnIntent';
import { removeSkeletonOnRender } from '@/app/removeSkeletonOnRender';
import { isFrameStorageInMemory } from '@/navigation/edition';
import type { DevToolsSetup } from '@/operations/devtools/createDevToolsSetup';
import { pageOperations } from '@/operations/pageOperations';
import { createBrowserPorts } from '@/platform/ports/browserPorts';
import { createMemoryStoragePorts } from '@/platform/ports/createMemoryStoragePorts';
import type { OutsidePorts } from '@/platform/ports/ports';

const isInFrame = isFrameStorageInMemory && window.parent !== window;
const ports = isInFrame ? createMemoryStoragePorts(createBrowserPorts(window)) : createBrowserPorts(window);
const reporting = pageOperations?.startReporting(window, ports);
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
// navigation/ScrollRestoration restores the position. The browser would scroll before the screen is rendered.
window.history.scrollRestoration = 'manual';

/**
 * After this time the app renders even if the first screen's code is missing, and itself shows the slow load and a way
 * out.
 */
const FIRST_SCREEN_WAIT_MS = 3_000;

function startPage(devTools?: DevToolsSetup) {
  const { app, screens, firstScreen } = createAppWithScreenLoader({
    outside: devTools?.outside ?? outside,
    page: devTools?.page ?? window,
    operations: pageOperations?.createPort(outside.clock.deviceNow),
    ...(devTools === undefined ? {} : { tools: devTools.tools }),
  });
  void reporting?.then(({ watch }) => {
    watch(app.store);
  });
  const waitLimit = new Promise<void>((resolve) => setTimeout(resolve, FIRST_SCREEN_WAIT_MS));
  // The HTML skeleton stays until the first screen's code is loaded, so that nothing flashes in between.
  void Promise.race([screens.prefetch(firstScreen), waitLimit]).then(() => {
    const element = document.getElementById('root');
    if (element === null) throw new Error('no #root');
    removeSkeletonOnRender(element);
    const root = createRoot(element, {
      onUncaughtError: (error) => {
        outside.report(error, 'root');
      },
    });
    // In a transition React renders in slices, so an old phone can handle a press in between.
    startTransition(() => {
      root.render(<App app={devTools?.forScreens(app) ?? app} screens={screens} page={window} />);
    });
    const whenIdle = (work: () => void) => void outside.page.whenIdle(work);
    prefetchOnIntent(window, screens, whenIdle);
    const screensApp = devTools?.forScreens(app) ?? app;
    whenIdle(() => {
      void import(/* webpackChunkName: "when-idle" */ '@/operations/servicesWhenIdle').then(
        ({ startServicesWhenIdle: startWhenIdle }) => {
          startWhenIdle(screensApp, window, devTools);
        },
        () => undefined,
      );
    });
  });
}

const devTools = pageOperations?.openDevTools(window, outside);
if (devTools === undefined) setTimeout(startPage);
else void devTools.then(startPage);
