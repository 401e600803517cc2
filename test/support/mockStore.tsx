import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { legacy_configureStore, type MockStoreCreator } from 'redux-mock-store';
import { type AnyAction, END, runSaga, type Saga, stdChannel } from 'redux-saga';

import type { Ports } from '@/platform/ports/ports';
import { PortsProvider } from '@/platform/ports/PortsContext';

import { fakeHost, type FakeOutside, fakePorts } from './fakePorts';

// The library's types mark all its exports as deprecated, under this name too.
/** A store whose state never changes, and which lists the actions that it received. */
export const createMockStore: () => MockStoreCreator = legacy_configureStore;

const noCalls = { fetch: () => Promise.reject(new Error('nothing is fetched here')) };

/** A hook over a store whose state stays as it is. `actions` are what it dispatched. */
export function hookOver<T>(useHook: () => T, state: object, over: Partial<FakeOutside> = {}) {
  const store = createMockStore()(state);
  const { host = fakeHost() } = over;
  const ports = {
    ...fakePorts({ ...noCalls, ...over }),
    host: { kind: host.kind, load: () => Promise.resolve(host) },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <PortsProvider value={ports as unknown as Ports}>{children}</PortsProvider>
    </Provider>
  );
  const { result } = renderHook(useHook, { wrapper });
  return { result, actions: () => store.getActions() as AnyAction[] };
}

/**
 * Runs a saga over a state that stays as it is, and gives it `actions`. Resolves to what it dispatched, when all that they began has ended.
 */
export async function sagaOver(saga: Saga, state: object, context: Record<string, unknown>, actions: AnyAction[] = []) {
  const store = createMockStore()(state);
  const channel = stdChannel<AnyAction>();
  const task = runSaga({ channel, dispatch: store.dispatch, getState: store.getState, context }, saga);
  actions.forEach((action) => {
    channel.put(action);
  });
  channel.put(END);
  await task.toPromise();
  return store.getActions() as AnyAction[];
}
