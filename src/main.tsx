import 'antd-mobile/es/global';
import '@/ui/theme.css';

import { createRoot } from 'react-dom/client';

import { App } from '@/app/App';
import { prefetchOnIntent } from '@/app/prefetchOnIntent';
import { startApp } from '@/app/startApp';
import { createBrowserPorts } from '@/services/transport/browserPorts';

const outside = createBrowserPorts(window);
// navigation/ScrollMemory does it: the browser would scroll before the screen is drawn.
window.history.scrollRestoration = 'manual';
const { app, screens, firstScreen } = startApp({ outside, page: window });

/** After that long the app itself says what is late, and offers a way out. */
const FIRST_SCREEN_WAIT_MS = 3_000;
const waited = new Promise<void>((resolve) => setTimeout(resolve, FIRST_SCREEN_WAIT_MS));

// The HTML skeleton stays until the first screen's code is here, so that nothing flashes between the two.
void Promise.race([screens.prefetch(firstScreen), waited]).then(() => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  createRoot(root, {
    onUncaughtError: (error) => {
      outside.report(error, 'root');
    },
  }).render(<App app={app} screens={screens} page={window} />);
  prefetchOnIntent(window, screens, (work) => void outside.page.whenIdle(work));
});
