import { combineReducers, configureStore, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';

import type { PayDecision } from '@/domain/payment/attempt';
import type { Payable } from '@/domain/payment/payable';
import { errorEffectsSaga } from '@/flows/errorEffects/errorEffectsSaga';
import { noticesReducer, toastShown } from '@/flows/notices/noticesSlice';
import { JOURNAL_KEY } from '@/flows/payment/journal/journalKey';
import { paymentSaga } from '@/flows/payment/paymentSaga';
import { paymentReducer } from '@/flows/payment/state/paymentSlice';
import { sessionReducer } from '@/flows/session/sessionSlice';
import type { CashierOrder, Host, HostKind, PayReport } from '@/host/Host';
import { routeChanged, routeReducer } from '@/navigation/history/routeSlice';
import { chargeApi } from '@/services/charge/chargeApi';
import { readRuntimeConfig } from '@/services/transport/config/runtimeConfig';
import type { Ports } from '@/services/transport/ports/ports';
import { createSessionKeeper } from '@/services/transport/session/sessionKeeper';
import type { KeyValueStore, Locks } from '@/services/transport/storage/storage';
import { createVault } from '@/services/transport/storage/vault';

const rootReducer = combineReducers({
  payment: paymentReducer,
  notices: noticesReducer,
  session: sessionReducer,
  route: routeReducer,
  [chargeApi.reducerPath]: chargeApi.reducer,
});

export const payable: Payable = { kind: 'parking', uniqueId: 'U1', parkId: 'P1' };
export const otherPayable: Payable = { kind: 'parking', uniqueId: 'U2', parkId: 'P1' };
export const batch: Payable = {
  kind: 'parkingBatch',
  items: [
    { uniqueId: 'U2', parkId: 'P1', amountCents: 300 },
    { uniqueId: 'U1', parkId: 'P1', amountCents: 600 },
  ],
};
export const decision = (over: Partial<PayDecision> = {}): PayDecision => ({
  payable,
  facts: { plateText: '粤B·12345', parkName: '科技园停车场' },
  choice: { channel: 3, couponIds: [], amountCents: 600 },
  ...over,
});
export const withChannel = (channel: 2 | 3 | 6): PayDecision =>
  decision({ choice: { channel, couponIds: [], amountCents: 600 } });

export interface Order {
  payId: string;
  requestId: string;
  state: number;
  cents: number;
  bills: string[];
}

const PARAMS = {
  appId: 'wx1',
  timeStamp: '1700000000',
  nonceStr: 'n',
  package: 'prepay_id=wx201',
  signType: 'RSA',
  paySign: 's',
};

type Fault = 'lost' | 'lostAnswer' | 'hangs' | 'gateway' | { code: string; msg: string };

/** A backend with one table of bills and their orders. It does not rely on the client to send a request only once. */
class Backend {
  orders: Order[] = [];
  posts: string[] = [];
  asks: string[] = [];
  bills = new Map([
    ['U1', { parkFee: 600, paidFee: 0 }],
    ['U2', { parkFee: 300, paidFee: 0 }],
  ]);
  /** What happens to the next calls whose path contains the key. */
  faults = new Map<string, Fault>();
  balancePays = true;
  knowsRequests = true;

  settle(index = 0, state = 2): void {
    const order = this.orders[index]!;
    order.state = state;
    if (state !== 2) return;
    for (const uniqueId of order.bills) {
      const bill = this.bills.get(uniqueId)!;
      this.bills.set(uniqueId, { parkFee: 0, paidFee: bill.paidFee + bill.parkFee });
    }
  }

  answer(method: string, path: string, body: Record<string, unknown>): { code: string; msg: string; data?: unknown } {
    if (method === 'POST' && path.includes('payCharges')) return this.open(path, body);
    if (path.includes('payCharges/sync/')) return this.tell(path.slice(path.lastIndexOf('/') + 1));
    if (path.includes('payCharges/byRequest/')) return this.find(path.slice(path.lastIndexOf('/') + 1));
    if (path.includes('parkOrders/msp/detail')) return this.bill(body['uniqueId'] as string);
    return { code: '404', msg: 'no such path' };
  }

  private open(path: string, body: Record<string, unknown>) {
    const items = path.endsWith('batch')
      ? (body['items'] as { uniqueId: string; payAmount: number }[])
      : [{ uniqueId: body['uniqueId'] as string, payAmount: body['payAmount'] as number }];
    const requestId = body['requestId'] as string;
    this.posts.push(requestId);
    const wrong = items.find(({ uniqueId, payAmount }) => this.bills.get(uniqueId)!.parkFee !== payAmount);
    if (wrong !== undefined) return { code: '0xd12502001', msg: '金额已变化' };
    const cents = items.reduce((sum, { payAmount }) => sum + payAmount, 0);
    const bills = items.map(({ uniqueId }) => uniqueId);
    const order: Order = { payId: `pay${this.orders.length}`, requestId, state: 0, cents, bills };
    this.orders.push(order);
    if (body['payChannel'] === 6 && this.balancePays) this.settle(this.orders.length - 1);
    return { code: '200', msg: '', data: this.opened(order) };
  }

  private opened({ payId, state, cents }: Order) {
    return { payId, payState: state, payAmount: cents, expireTime: '', payParams: PARAMS };
  }

  private tell(payId: string) {
    this.asks.push(payId);
    const order = this.orders.find((one) => one.payId === payId);
    if (order === undefined) return { code: '0xd12502404', msg: '没有这笔支付' };
    const data = {
      payId,
      payState: order.state,
      payStateText: '',
      payAmount: order.cents,
      paidTime: order.state === 2 ? '2026-11-21 14:05:00' : '',
      payChannel: 3,
      failReason: '',
      leaveFreeMinutes: 15,
      leaveDeadlineTime: order.state === 2 ? '2026-11-21 14:20:00' : '',
      orders: [],
      canInvoice: 0,
      canEvaluate: 0,
    };
    return { code: '200', msg: '', data };
  }

  private find(requestId: string) {
    this.asks.push(requestId);
    if (!this.knowsRequests) return { code: '404', msg: 'no such path' };
    const order = this.orders.find((one) => one.requestId === requestId);
    return { code: '200', msg: '', data: { payment: order === undefined ? null : this.opened(order) } };
  }

  private bill(uniqueId: string) {
    const bill = this.bills.get(uniqueId)!;
    const isDue = bill.parkFee > 0;
    const data = { uniqueId, parkId: 'P1', ...bill, canPay: isDue ? 1 : 0, orderState: isDue ? 2 : 3 };
    return { code: '200', msg: '', data };
  }
}

interface Sheet {
  order: CashierOrder;
  say(report: PayReport): void;
}

/** What all tabs of one browser share, and the server behind them. */
export class World {
  backend = new Backend();
  storage = new Map<string, string>();
  held = new Set<string>();
  sheets: Sheet[] = [];
  kind: HostKind = 'wechat';
  canStore = true;
  isOnline = true;
  reports: unknown[] = [];
  private ids = 0;

  get posts(): number {
    return this.backend.posts.length;
  }

  journal(): Record<string, { step: string }> {
    return JSON.parse(this.storage.get(JOURNAL_KEY) ?? '{}') as Record<string, { step: string }>;
  }

  openTab(path = '/payPage?uniqueId=U1&parkId=P1') {
    return openTab(this, path, () => `request${(this.ids += 1)}`);
  }
}

async function respond({ backend }: World, input: string, init: RequestInit = {}): Promise<Response> {
  const fault = [...backend.faults].find(([part]) => input.includes(part))?.[1];
  const body = JSON.parse((init.body as string | undefined) ?? '{}') as Record<string, unknown>;
  await new Promise((resolve) => setTimeout(resolve, 50));
  if (fault === 'lost') throw new TypeError('Failed to fetch');
  if (typeof fault === 'object') return Response.json(fault);
  if (fault === 'gateway') return new Response('<html>', { status: 502 });
  const answer = backend.answer(init.method ?? 'GET', input, body);
  if (fault === 'lostAnswer') throw new TypeError('Failed to fetch');
  if (fault === 'hangs') return await new Promise<Response>(() => undefined);
  return Response.json(answer);
}

function openTab(world: World, path: string, nextId: () => string) {
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
  const locks: Locks = {
    async tryWith(name, work) {
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
  const pay = (order: CashierOrder): Promise<PayReport> =>
    new Promise((say) => {
      world.sheets.push({ order, say });
    });
  const host = { kind: world.kind, pay } as unknown as Host;
  const cookies = new Map<string, string>();
  const jar = {
    get: (name: string) => cookies.get(name) ?? null,
    set: (name: string, value: string) => {
      cookies.set(name, value);
      return true;
    },
    remove: (name: string) => void cookies.delete(name),
  };
  const session = createSessionKeeper(jar, { get: () => null, set: () => true, remove: () => undefined });
  const ports = {
    fetch: (input: string, init?: RequestInit) =>
      isAlive ? respond(world, input, init) : new Promise<Response>(() => undefined),
    clock: {
      deviceNow: () => Date.now(),
      monotonic: () => Date.now(),
      serverNow: () => Date.now(),
      learnServerTime: () => undefined,
    },
    random: { text: nextId },
    local,
    tab: local,
    cookies: jar,
    page: {
      href: () => 'https://app.example/payPage',
      isOnline: () => world.isOnline,
      onSeenAgain: (listener: () => void) => {
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
    config: readRuntimeConfig('{}'),
    report: (error: unknown) => void world.reports.push(error),
    session,
    vault: createVault(),
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
        chargeApi.middleware,
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
