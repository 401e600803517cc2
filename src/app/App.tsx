import { Provider } from 'react-redux';

import { StoreRouter } from '@/navigation/history/StoreRouter';
import { PortsProvider } from '@/platform/ports/PortsContext';
import { LazyPartPortsContext } from '@/ui/late/LazyPartPortsContext';

import type { ScreenLoader } from './routing/screens';
import { AppShell } from './shell/AppShell';
import type { AppRuntime } from './store';

/** The complete app over a store; `page` is the window that it runs in. */
export function App({ app, screens, page }: { app: AppRuntime; screens: ScreenLoader; page: Window }) {
  return (
    <Provider store={app.store}>
      <PortsProvider value={app.ports}>
        <LazyPartPortsContext value={app.ports}>
          <StoreRouter navigator={app.navigator}>
            <AppShell screens={screens} page={page} />
          </StoreRouter>
        </LazyPartPortsContext>
      </PortsProvider>
    </Provider>
  );
}
