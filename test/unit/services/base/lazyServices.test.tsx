import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';

import { authApi } from '@/services/auth/authApi';
import { createEndpointResponseOptions, defineService } from '@/services/base/defineService/defineService';
import { registerLazyService } from '@/services/base/defineService/lazyServices';
import {
  createLazyServiceReducers,
  createServiceRoutingMiddleware,
  createServiceRoutingReducers,
  initializeServices,
} from '@/services/base/defineService/routedServices';
import { eagerServices } from '@/services/eagerServices';
import * as wire from '@/services/schema/wire';

import { envelope, makeServices } from '../../../support/makeServices';

const answer = wire.entity({ count: wire.count() });

/** A service in the form in which its chunk delivers it. */
const bring = () =>
  registerLazyService(defineService('booking', 'api/v1/', ['Booking'])).injectEndpoints({
    endpoints: (build) => ({
      getBookings: build.query<wire.Infer<typeof answer>, void>({
        query: () => ({ path: 'bookings' }),
        ...createEndpointResponseOptions(answer),
        providesTags: ['Booking'],
      }),
    }),
  });
type Booking = ReturnType<typeof bring>;

function setUp() {
  const sent: string[] = [];
  const { ports } = makeServices({
    fetch: (input) => {
      sent.push(input);
      return Promise.resolve(envelope(200, { count: sent.length }));
    },
  });
  const types: string[] = [];
  const store = configureStore({
    reducer: {
      ...createServiceRoutingReducers(eagerServices),
      ...createLazyServiceReducers<Booking>(['bookingApi'], authApi.reducer),
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: ports } }).concat(
        (() => (next) => (action) => {
          types.push((action as { type: string }).type);
          return next(action);
        }) as Middleware,
        createServiceRoutingMiddleware(eagerServices),
      ),
  });
  const stopWaking = initializeServices(store.dispatch, eagerServices);
  return { store, sent, types, stopWaking };
}

const drawn = (store: ReturnType<typeof setUp>['store'], api: Booking) => {
  const Probe = () => <p>{api.useGetBookingsQuery(undefined, { refetchOnFocus: true }).currentData?.count ?? '-'}</p>;
  return render(
    <Provider store={store}>
      <Probe />
    </Provider>,
  );
};

test('has a complete state before its code is loaded, which follows online and offline events like every other', () => {
  const { store, stopWaking } = setUp();
  const unlisten = setupListeners(store.dispatch);
  expect(store.getState().bookingApi).toMatchObject({ queries: {}, mutations: {}, config: { online: true } });
  window.dispatchEvent(new Event('offline'));
  expect(store.getState().bookingApi.config.online).toBe(false);
  window.dispatchEvent(new Event('online'));
  unlisten();
  stopWaking();
});

test('joins an existing store: a call before a screen draws, a response, a refetch by focus and by tag, a reset', async () => {
  const complaints = jest.spyOn(console, 'error');
  const { store, sent, types, stopWaking } = setUp();
  const unlisten = setupListeners(store.dispatch);
  const authBefore = store.getState().authApi;
  const api = bring();
  expect(types.at(-1)).toBe('bookingApi/woken');
  expect(store.getState().bookingApi.config).toMatchObject({ middlewareRegistered: true });
  const before = types.length;
  const view = drawn(store, api);
  expect(types[before]).toMatch(/internal_getRTKQSubscriptions$/); // nothing is registered while React renders
  await screen.findByText('1');
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  await screen.findByText('2');
  act(() => {
    store.dispatch(api.util.invalidateTags(['Booking']));
  });
  await screen.findByText('3');
  view.unmount();
  store.dispatch(api.util.resetApiState());
  expect(store.getState().bookingApi.queries).toEqual({});
  expect(store.getState().authApi).toEqual(authBefore);
  expect(sent).toHaveLength(3);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
  unlisten();
  stopWaking();
});

test('is available at once in a store that is created after it', async () => {
  const api = bring();
  const { store, types, stopWaking } = setUp();
  expect(types).toContain('bookingApi/woken');
  const view = drawn(store, api);
  await waitFor(() => {
    expect(view.container.textContent).toBe('1');
  });
  view.unmount();
  stopWaking();
});

test('is ignored by a store that has stopped', () => {
  const { types, stopWaking } = setUp();
  stopWaking();
  const before = types.length;
  bring();
  expect(types).toHaveLength(before);
});
