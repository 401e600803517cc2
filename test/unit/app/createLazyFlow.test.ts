import { type Action, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { takeEvery } from 'typed-redux-saga';

import { createLazyFlow } from '@/app/createLazyFlow';
import type { Ports } from '@/platform/ports/ports';

const needed = (id: number) => ({ type: 'probe/needed', id });
const isFor = (action: Action) => action.type === 'probe/needed';
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function setUp({
  isNeededNow = () => false,
  load,
  isAct,
}: {
  isNeededNow?: () => boolean;
  load?: () => Promise<() => Generator>;
  isAct?: (action: Action) => boolean;
} = {}) {
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
  const phone = { deviceMs: 0, monotonicMs: 0, seen: new Set<() => void>() };
  const ports = {
    report: (error: unknown) => reports.push(error),
    clock: { deviceNow: () => phone.deviceMs, monotonic: () => phone.monotonicMs },
    page: {
      isVisible: () => true,
      onPageVisible: (listener: () => void) => {
        phone.seen.add(listener);
        return () => phone.seen.delete(listener);
      },
    },
  } as unknown as Ports;
  const saga = createSagaMiddleware({ context: { ports } });
  const store = configureStore({
    reducer: (state: null = null, action: Action) => {
      actions.push(action);
      return state;
    },
    middleware: (defaults) => defaults().concat(saga),
  });
  saga.run(
    createLazyFlow({
      name: 'probe',
      load: loads,
      handles: isFor,
      isNeeded: isNeededNow,
      triggersLoad: ({ type }) => type === 'probe/woken',
      toIdleAction: () => ({ type: 'probe/rests' }),
      toFailureAction: () => ({ type: 'probe/gaveUp' }),
      ...(isAct === undefined ? {} : { isUserCommand: isAct }),
    }),
  );
  const toasts = () => actions.flatMap((action) => (action as { payload?: { text?: string } }).payload?.text ?? []);
  return { store, heard, reports, actions, loads, phone, toasts };
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

describe('an act', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** The driver presses, and the code comes when `come` is called. */
  function pressed() {
    let come = (): void => undefined;
    const flow = setUp({
      isAct: isFor,
      load: () =>
        new Promise((resolve) => {
          come = () => {
            resolve(function* () {
              yield* takeEvery('probe/needed', function* (action: Action) {
                flow.heard.push((action as ReturnType<typeof needed>).id);
              });
            });
          };
        }),
    });
    flow.store.dispatch(needed(1));
    const comes = async () => {
      come();
      await jest.advanceTimersByTimeAsync(0);
    };
    const isGivenBack = () => flow.actions.some(({ type }) => type === 'probe/gaveUp');
    return { ...flow, comes, isGivenBack };
  }

  test('begins when its code comes in time', async () => {
    const { heard, comes, phone, toasts, isGivenBack } = pressed();
    await jest.advanceTimersByTimeAsync(4_900);
    phone.deviceMs = 4_900;
    await comes();
    expect(heard).toEqual([1]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(isGivenBack()).toBe(false);
    expect(toasts()).toEqual([]);
  });

  test('is given back with a sentence after 5 s without its code, and does not begin when that comes', async () => {
    const { store, heard, comes, toasts, isGivenBack } = pressed();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(isGivenBack()).toBe(true);
    expect(toasts()).toEqual(['未操作，请重试']);
    await comes();
    expect(heard).toEqual([]);
    store.dispatch(needed(2));
    expect(heard).toEqual([2]);
  });

  test.each([
    ['the phone slept, and only its clock has moved', 'deviceMs'],
    ['the clock of the phone was set back, and only the monotonic one has moved', 'monotonicMs'],
  ] as const)('does not begin where %s', async (_, which) => {
    const { heard, comes, phone, isGivenBack } = pressed();
    phone[which] = 5_001;
    await comes();
    expect(heard).toEqual([]);
    expect(isGivenBack()).toBe(true);
  });

  test('does not begin once the page was hidden in between', async () => {
    const { heard, comes, phone, isGivenBack } = pressed();
    for (const listener of [...phone.seen]) listener();
    await comes();
    expect(heard).toEqual([]);
    expect(isGivenBack()).toBe(true);
  });
});

test('an act whose code cannot be loaded is given back at once, in words that say that nothing was done', async () => {
  const { store, actions, toasts } = setUp({ isAct: isFor, load: () => Promise.reject(new Error('chunk')) });
  store.dispatch(needed(1));
  await settle();
  expect(actions.map(({ type }) => type)).toContain('probe/gaveUp');
  expect(toasts()).toEqual(['未操作，网络未连接']);
});
