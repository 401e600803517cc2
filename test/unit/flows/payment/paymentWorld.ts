import { combineReducers, configureStore, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';

import { errorEffectsSaga } from '@/flows/errorEffects/errorEffectsSaga';
import { toastAndDialogReducer, toastShown } from '@/flows/notices/noticesSlice';
import { PAYMENT_JOURNAL_KEY } from '@/flows/payment/journal/journalKey';
import { paymentSaga } from '@/flows/payment/paymentSaga';
import { paymentReducer } from '@/flows/payment/state/paymentSlice';
import { hostSignInReducer } from '@/flows/session/authorizationSlice';
import { identifyDriver } from '@/flows/session/identifyDriver';
import { driverIdentified, sessionEnded, sessionReducer, sessionStarted } from '@/flows/session/sessionSlice';
import type { CashierOrder, HostAdapter, HostAppKind, HostPaymentReport } from '@/host/HostAdapter';
import { routeChanged, routeReducer } from '@/navigation/history/routeSlice';
import { readRuntimeConfig, type RuntimeConfig } from '@/platform/config/runtimeConfig';
import type { Ports } from '@/platform/ports/ports';
import type { KeyValueStore, TabLocks } from '@/platform/storage/storage';
import { createSecretMemoryStore } from '@/platform/storage/vault';
import { authApi } from '@/services/auth/authApi';
import { createSessionManager } from '@/services/base/session/createSessionManager';
import { parkingChargeApi } from '@/services/charge/parkingChargeApi';
import { chargingApi } from '@/services/cps/chargingApi';

import { Backend } from './paymentBackend';

export * from './payables';

const rootReducer = combineReducers({
  [authApi.reducerPath]: authApi.reducer,
  payment: paymentReducer,
  notices: toastAndDialogReducer,
  session: sessionReducer,
  authorization: hostSignInReducer,
  route: routeReducer,
  [parkingChargeApi.reducerPath]: parkingChargeApi.reducer,
  [chargingApi.reducerPath]: chargingApi.reducer,
});

interface Sheet {
  order: CashierOrder;
  say(report: HostPaymentReport): void;
}

/** What all tabs of one browser share, and the server behind them. */
export class World {
  backend = new Backend();
  storage = new Map<string, string>();
  held = new Set<string>();
  sheets: Sheet[] = [];
  kind: HostAppKind = 'wechat';
  canStore = true;
  isOnline = true;
  /** The browser has once said that there is no line, and never takes it back. */
  saysOffline = false;
  /** How much later it is by the device's own clock. */
  aheadMs = 0;
  /** Whether the pages know the server's time. */
  knowsTime = true;
  reports: unknown[] = [];
  settings: Partial<RuntimeConfig> = {};
  /** What the journal held each time when the window was closed. */
  closed: Record<string, { step: string }>[] = [];
  private ids = 0;

  get posts(): number {
    return this.backend.posts.length;
  }

  journal(): Record<string, { step: string }> {
    return JSON.parse(this.storage.get(PAYMENT_JOURNAL_KEY) ?? '{}') as Record<string, { step: string }>;
  }

  /** @param cookies shared by tabs that have the same */
  openTab(path = '/payPage?uniqueId=U1&parkId=P1', cookies = new Map<string, string>()) {
    return openTab(this, path, () => `request${(this.ids += 1)}`, cookies);
  }
}

async function respond({ backend, isOnline }: World, input: string, init: RequestInit = {}): Promise<Response> {
  if (!isOnline) throw new TypeError('Failed to fetch');
  const fault = [...backend.faults].find(([part]) => input.includes(part))?.[1];
  const body = JSON.parse((init.body as string | undefined) ?? '{}') as Record<string, unknown>;
  await new Promise((resolve) => setTimeout(resolve, 50));
  if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 3_000));
  if (fault === 'lost') throw new TypeError('Failed to fetch');
  if (typeof fault === 'object') return Response.json(fault);
  if (fault === 'gateway') return new Response('<html>', { status: 502 });
  if (fault === 'proxy') return new Response('<html>', { status: 401 });
  const answer = backend.answer(init.method ?? 'GET', input, body);
  if (fault === 'lostAnswer') throw new TypeError('Failed to fetch');
  if (fault === 'hangs') return await new Promise<Response>(() => undefined);
  return Response.json(answer);
}

function openTab(world: World, path: string, nextId: () => string, cookies: Map<string, string>) {
  const seen = new Set<() => void>();
  const online = new Set<(isOnline: boolean) => void>();
  let isAlive = true;
  const mine = new Set<string>();
  const local: KeyValueStore = {
    get: (key) => world.storage.get(key) ?? null,
    set: (key, value) => {
      if (isAlive) world.storage.set(key, value);
      return world.canStore;
    },
    remove: (key) => void world.storage.delete(key),
  };
  const locks: TabLocks = {
    async tryAcquire(name, work) {
      if (world.held.has(name)) return null;
      world.held.add(name);
      mine.add(name);
      try {
        return await work();
      } finally {
        if (isAlive) {
          world.held.delete(name);
          mine.delete(name);
        }
      }
    },
  };
  const pay = (order: CashierOrder): Promise<HostPaymentReport> =>
    new Promise((say) => {
      world.sheets.push({ order, say });
    });
  const close = () => {
    world.closed.push({ ...world.journal() });
    return Promise.resolve({ ok: true });
  };
  const host = { kind: world.kind, pay, close } as unknown as HostAdapter;
  const jar = {
    get: (name: string) => cookies.get(name) ?? null,
    set: (name: string, value: string) => {
      cookies.set(name, value);
      return true;
    },
    remove: (name: string) => void cookies.delete(name),
  };
  const random = { text: nextId };
  const session = createSessionManager(
    jar,
    { get: () => null, set: () => true, remove: () => undefined },
    { locks, random },
  );
  const ports = {
    fetch: (input: string, init?: RequestInit) =>
      isAlive ? respond(world, input, init) : new Promise<Response>(() => undefined),
    clock: {
      deviceNow: () => Date.now() + world.aheadMs,
      monotonic: () => Date.now(),
      serverNow: () => Date.now(),
      serverTime: () => (world.knowsTime ? Date.now() : null),
      resync: () => undefined,
      learnServerTime: () => undefined,
    },
    random: { text: nextId },
    local,
    tab: local,
    cookies: jar,
    page: {
      href: () => 'https://app.example/payPage',
      isOnline: () => world.isOnline && !world.saysOffline,
      onPageVisible: (listener: () => void) => {
        seen.add(listener);
        return () => void seen.delete(listener);
      },
      onOnlineChange: (listener: (isOnline: boolean) => void) => {
        online.add(listener);
        return () => void online.delete(listener);
      },
    },
    locks,
    host: { kind: world.kind, load: () => Promise.resolve(host) },
    config: { ...readRuntimeConfig('{}'), ...world.settings },
    report: (error: unknown) => void world.reports.push(error),
    session,
    vault: createSecretMemoryStore(),
  } as unknown as Ports;

  const toasts: string[] = [];
  const paths: string[] = [];
  const actions: UnknownAction[] = [];
  const saga = createSagaMiddleware<object>({ context: { ports }, onError: (error) => void world.reports.push(error) });
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: ports } }).concat(
        () => (next: (action: unknown) => unknown) => (action: unknown) => {
          actions.push(action as UnknownAction);
          if (toastShown.match(action)) toasts.push(action.payload.text);
          return next(action);
        },
        saga,
        authApi.middleware,
        parkingChargeApi.middleware,
        chargingApi.middleware,
      ),
  });
  const show = (to: string, state: unknown = null) => {
    const [pathname = '/', search = ''] = to.split('?');
    store.dispatch(
      routeChanged({
        location: { pathname, search: search === '' ? '' : `?${search}`, hash: '', key: 'k', state },
        action: 'PUSH',
        depth: 1,
      }),
    );
  };
  const go = (to: string, state?: unknown) => {
    paths.push(to);
    show(to, state);
  };
  show(path);
  saga.setContext({ navigator: { push: go, replace: go } });
  const tasks = [saga.run(errorEffectsSaga), saga.run(paymentSaga)];
  session.subscribe((_isSignedIn, _isOther, isNamed) => {
    if (isNamed) store.dispatch(driverIdentified());
  });

  return {
    store,
    toasts,
    paths,
    actions,
    ports,
    /** The driver goes to another screen. */
    show,
    say: (action: UnknownAction) => void store.dispatch(action),
    attempt: (key = 'parking:U1,P1') => store.getState().payment.attempts[key],
    signIn: (driverId: string) => {
      session.adoptTokens({ token: `token of ${driverId}`, refreshToken: 'r' }, session.epoch(), driverId);
      store.dispatch(sessionStarted());
    },
    /** Signs in with an answer that does not say who has signed in, as the shell does too. `driverProfileSchema` says it. */
    signInNameless: (driverId: string) => {
      world.backend.driverId = driverId;
      const isOther = session.hasSession();
      session.adoptTokens({ token: `token ${nextId()}`, refreshToken: 'r' }, session.epoch());
      if (isOther) store.dispatch(sessionEnded());
      store.dispatch(sessionStarted());
      saga.run(identifyDriver);
    },
    signOut: () => {
      session.clear();
      store.dispatch(sessionEnded());
      store.dispatch(parkingChargeApi.util.resetApiState());
    },
    seeAgain: () => [...seen].forEach((listener) => listener()),
    goOnline: () => [...online].forEach((listener) => listener(true)),
    /** The tab is gone at once: nothing goes on running, and the browser releases its locks. */
    kill: () => {
      isAlive = false;
      for (const name of mine) world.held.delete(name);
      for (const task of tasks) task.cancel();
    },
  };
}

/** Each test has its own world, and time moves only by `pass`. A report to operations fails the test. */
export function eachInItsWorld(begin: (world: World) => void): void {
  let world: World;
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse('2026-11-21T06:00:00Z') });
    world = new World();
    begin(world);
  });
  afterEach(() => {
    jest.clearAllTimers();
    jest.useRealTimers();
    expect(world.reports).toEqual([]);
  });
}

export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
