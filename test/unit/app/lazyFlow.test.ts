import { type Action, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { takeEvery } from 'typed-redux-saga';

import { lazyFlow } from '@/app/lazyFlow';
import type { Ports } from '@/services/transport/ports/ports';

const needed = (id: number) => ({ type: 'probe/needed', id });
const isFor = (action: Action) => action.type === 'probe/needed';
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function setUp({
  isNeededNow = () => false,
  load,
}: { isNeededNow?: () => boolean; load?: () => Promise<() => Generator> } = {}) {
  const heard: unknown[] = [];
  const reports: unknown[] = [];
  const actions: Action[] = [];
  const loads = jest.fn(
    load ??
      (() =>
        Promise.resolve(function* () {
          yield* takeEvery('probe/needed', function* (action: Action) {
            heard.push((action as ReturnType<typeof needed>).id);
          });
        })),
  );
  const ports = { report: (error: unknown) => reports.push(error) } as unknown as Ports;
  const saga = createSagaMiddleware({ context: { ports } });
  const store = configureStore({
    reducer: (state: null = null, action: Action) => {
      actions.push(action);
      return state;
    },
    middleware: (defaults) => defaults().concat(saga),
  });
  saga.run(
    lazyFlow({
      name: 'probe',
      load: loads,
      isFor,
      isNeededNow,
      wakes: ({ type }) => type === 'probe/woken',
      whenNotNeeded: () => ({ type: 'probe/rests' }),
      giveUp: () => ({ type: 'probe/gaveUp' }),
    }),
  );
  return { store, heard, reports, actions, loads };
}

test('is not loaded until an action needs it, and hears that action', async () => {
  const { store, heard, loads, actions } = setUp();
  store.dispatch({ type: 'other/happened' });
  await settle();
  expect(loads).not.toHaveBeenCalled();
  expect(actions.map(({ type }) => type)).toContain('probe/rests');
  store.dispatch(needed(1));
  store.dispatch(needed(2)); // while the flow is loading
  await settle();
  expect(heard).toEqual([1, 2]);
  store.dispatch(needed(3));
  expect(heard).toEqual([1, 2, 3]);
  expect(loads).toHaveBeenCalledTimes(1);
});

test('is loaded at the start where it is needed at the start', async () => {
  const { loads, actions } = setUp({ isNeededNow: () => true });
  await settle();
  expect(loads).toHaveBeenCalledTimes(1);
  expect(actions.map(({ type }) => type)).not.toContain('probe/rests');
});

test('tells the driver when its code cannot be loaded, and retries at the next action', async () => {
  let isMissing = true;
  const heard: number[] = [];
  const flow = function* () {
    yield* takeEvery('probe/needed', function* (action: Action) {
      heard.push((action as ReturnType<typeof needed>).id);
    });
  };
  const { store, actions, reports } = setUp({
    load: () => (isMissing ? Promise.reject(new Error('chunk')) : Promise.resolve(flow)),
  });
  store.dispatch(needed(1));
  await settle();
  expect(reports).toHaveLength(1);
  expect(actions.at(-1)).toEqual({ type: 'probe/gaveUp' });
  expect(actions.at(-2)).toMatchObject({
    type: 'notices/toastShown',
    payload: { text: '网络连接不上，请检查网络后重试' },
  });
  isMissing = false;
  store.dispatch(needed(2));
  await settle();
  expect(heard).toEqual([2]);
});

test('is loaded by an action that wakes it, where it is needed then, and does not hear that action', async () => {
  let isNeeded = false;
  const { store, loads, actions } = setUp({ isNeededNow: () => isNeeded });
  store.dispatch({ type: 'probe/woken' });
  await settle();
  expect(loads).not.toHaveBeenCalled();
  isNeeded = true;
  store.dispatch({ type: 'probe/woken' });
  await settle();
  expect(loads).toHaveBeenCalledTimes(1);
  expect(actions.filter(({ type }) => type === 'probe/woken')).toHaveLength(2);
});
