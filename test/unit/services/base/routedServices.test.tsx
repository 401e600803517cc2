import { configureStore, type Middleware, type MiddlewareAPI } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';

import {
  createServiceRoutingMiddleware,
  createServiceRoutingReducers,
} from '@/services/base/defineService/routedServices';
import { useListBillCardsQuery } from '@/services/charge/homeBillCalls';
import { parkingChargeApi } from '@/services/charge/parkingChargeApi';
import { useGetPlateCountQuery } from '@/services/driver/plateCount';
import { eagerServices } from '@/services/eagerServices';

import { envelope, makeServices } from '../../../support/makeServices';

function Probe({ pollMs = 0 }: { pollMs?: number }) {
  const bills = useListBillCardsQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
    pollingInterval: pollMs,
  });
  const plates = useGetPlateCountQuery(undefined, { refetchOnFocus: true });
  return (
    <p>
      {bills.currentData?.results.length ?? '-'} {plates.currentData?.count ?? '-'}
    </p>
  );
}

function setUp(pollMs?: number) {
  const sent: string[] = [];
  const made = makeServices({
    fetch: (input, init) => {
      sent.push(input);
      init?.signal?.throwIfAborted();
      return Promise.resolve(envelope(200, input.includes('plateCount') ? { count: 3 } : { results: [] }));
    },
  });
  const unlisten = setupListeners(made.store.dispatch);
  const view = render(
    <Provider store={made.store}>
      <Probe {...(pollMs === undefined ? {} : { pollMs })} />
    </Provider>,
  );
  return {
    ...made,
    sent,
    view,
    stop: () => {
      view.unmount();
      unlisten();
    },
  };
}

test('focus and reconnect reach every service', async () => {
  const { sent, stop } = setUp();
  await screen.findByText('0 3');
  expect(sent).toHaveLength(2);
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  await waitFor(() => {
    expect(sent).toHaveLength(4);
  });
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => {
    expect(sent.length).toBeGreaterThanOrEqual(5);
  });
  stop();
});

test('polling goes on until the screen leaves', async () => {
  jest.useFakeTimers();
  const { sent, stop } = setUp(1_000);
  await act(() => jest.advanceTimersByTimeAsync(3_100));
  const polled = sent.filter((path) => path.includes('boundVehicleParkingBills')).length;
  expect(polled).toBeGreaterThanOrEqual(3);
  stop();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent.filter((path) => path.includes('boundVehicleParkingBills')).length).toBe(polled);
  jest.useRealTimers();
});

test('resetApiState empties one service and leaves the others', async () => {
  const { store, stop } = setUp();
  await screen.findByText('0 3');
  act(() => {
    store.dispatch(parkingChargeApi.util.resetApiState());
  });
  expect(Object.values(store.getState().driverApi.queries)).toHaveLength(1);
  await screen.findByText('0 3'); // the subscribed hook fetches again
  stop();
});

test('an action of one service reaches no other', () => {
  const seen: string[] = [];
  const watched = eagerServices.map((service) => ({
    reducerPath: service.reducerPath,
    reducer: service.reducer,
    middleware: ((api: MiddlewareAPI) => {
      const own = (service.middleware as Middleware)(api);
      return (next: (action: unknown) => unknown) => {
        const handle = own(next);
        return (action: unknown) => {
          if ((action as { type: string }).type.startsWith('probe')) seen.push(service.reducerPath);
          return handle(action);
        };
      };
    }) as Middleware,
  }));
  const store = configureStore({
    reducer: createServiceRoutingReducers(eagerServices),
    middleware: (defaults) => defaults().concat(createServiceRoutingMiddleware(watched)),
  });
  store.dispatch({ type: 'probe/happened' });
  expect(seen).toEqual([]);
});
