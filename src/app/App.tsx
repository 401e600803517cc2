import { Provider } from 'react-redux';

import { StoreRouter } from '@/navigation/history/StoreRouter';
import { PortsProvider } from '@/services/transport/ports/PortsContext';
import { LateContext } from '@/ui/late/LateContext';

import type { Screens } from './routing/screens';
import { AppShell } from './shell/AppShell';
import type { AppStore } from './store';

/** The whole app over a store; `page` is the window it lives in. */
export function App({ app, screens, page }: { app: AppStore; screens: Screens; page: Window }) {
  return (
    <Provider store={app.store}>
      <PortsProvider value={app.ports}>
        <LateContext value={app.ports}>
          <StoreRouter navigator={app.navigator}>
            <AppShell screens={screens} page={page} />
          </StoreRouter>
        </LateContext>
      </PortsProvider>
    </Provider>
  );
}
