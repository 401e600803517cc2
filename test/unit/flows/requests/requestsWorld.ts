import { setImmediate } from 'node:timers';

import type { UnknownAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';

import type { UnresolvedRequest } from '@/domain/requests/unresolvedRequest';
import { isUnknownDriver } from '@/domain/unknownDriver';
import { subscribeToRequestOutcome } from '@/flows/requests/pendingSubmits';
import { anonymizeRequestJournal } from '@/flows/requests/requestJournal';
import { requestsSaga } from '@/flows/requests/requestsSaga';
import { idempotentRequestSubmitted } from '@/flows/requests/requestStages';
import { findEarlierRequestOutcome, sendRequestOnce } from '@/flows/requests/sendRequestOnce';
import { readRuntimeConfig } from '@/platform/config/runtimeConfig';
import { createKeyValueStore } from '@/platform/ports/browserPorts';
import type { Ports } from '@/platform/ports/ports';
import { REQUEST_JOURNAL_STORAGE_KEY } from '@/platform/storage/journalKeys';
import { createSecretMemoryStore } from '@/platform/storage/vault';
import type { ServiceError, ServiceFailureKind } from '@/services/base/baseQuery/serviceError';
import {
  defineIdempotentRequest,
  type IdempotentRequestDefinition,
} from '@/services/base/idempotentRequests/defineIdempotentRequest';
import type {
  IdempotentEndpoint,
  IdempotentRequestIntent,
  IdempotentRequestOutcome,
  RequestLookupEndpoint,
} from '@/services/base/idempotentRequests/idempotentRequestIntent';

import { memoryStorage } from '../../../support/fakePorts';

const failed = (kind: ServiceFailureKind, code: string = kind): Error & ServiceError =>
  Object.assign(new Error(), { service: 'driver', kind, code, message: '', ns: 'n', handled: true } as const);

/** What happens to a call on its way. `late`: the request arrives after `ms`, when nobody waits any more. */
export type Fate =
  | { is: 'arrives' }
  | { is: 'answerLost' }
  | { is: 'lost' }
  | { is: 'late'; ms: number }
  | { is: 'refused' }
  | { is: 'gateway' };

export const ARRIVES: Fate = { is: 'arrives' };
/** Longer than any call waits in these tests. */
export const CALL_LIMIT_MS = 10_000;

interface Effect {
  requestId: string;
  /** Which of the driver's decisions the request carries. */
  decision: string;
  driver: string;
  /** When it was sent, or when it had its effect. */
  atMs: number;
}

interface SentArgs {
  requestId: string;
  decision: string;
  key: string;
}

/** A browser with one server, several tabs and virtual time. Nothing in it uses the real clock. */
export class RequestsWorld {
  nowMs = 1_000_000;
  /** What the server has made, oldest first. It does not rely on the client: each request that arrives has an effect. */
  effects: Effect[] = [];
  sends: Effect[] = [];
  knowsLookUps = true;
  /** Whether entries of the list name their request. */
  listNamesRequests = true;
  driver = 'driver-1';
  isOnline = true;
  /** The browser has once said that there is no line, and never takes it back. */
  saysOffline = false;
  /** Storage refuses to write. */
  isFull = false;
  /** The fate of the next requests, and of the next lookups. */
  fates: Fate[] = [];
  lookUpFates: Fate[] = [];
  reports: unknown[] = [];
  private epoch = 0;
  private mark = '';
  private readonly names = new Map<string, string>();
  /** Whether `driverProfileSchema` answers. */
  answersLoginInfo = true;
  private timers: { at: number; run: () => void }[] = [];
  private locked = new Set<string>();
  private readonly kept = new Map<string, string>();
  private readonly storage = Object.assign(memoryStorage(this.kept), {
    setItem: (key: string, value: string): void => {
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
      this.kept.set(key, value);
    },
  });
  private texts = 0;

  signIn(driver: string): void {
    if (driver !== this.driver) this.epoch += 1;
    this.driver = driver;
    this.mark = '';
  }

  /** Signs in with an answer that does not say who has signed in. */
  signInNameless(driver: string): void {
    this.epoch += 1;
    this.driver = driver;
    this.mark = `?${String(this.epoch)}`;
  }

  /** The session ends: what is kept of it is sealed. */
  seal(): void {
    anonymizeRequestJournal(this.ports() as Ports);
  }

  /** The server has said who is signed in. */
  name(): void {
    this.names.set(this.mark, this.driver);
    this.mark = '';
  }

  /** The owner of the session, as the device knows it. */
  private get owner(): string {
    return this.mark === '' ? this.driver : this.mark;
  }

  /** Lets virtual time pass. */
  async pass(ms: number): Promise<void> {
    const until = this.nowMs + ms;
    await settled();
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
      if (next === undefined) break;
      this.timers.splice(this.timers.indexOf(next), 1);
      this.nowMs = Math.max(this.nowMs, next.at);
      next.run();
      await settled();
    }
    this.nowMs = until;
  }

  private after(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.timers.push({ at: this.nowMs + ms, run: resolve });
    });
  }

  /** Replaces the timers of redux-saga while `work` runs. */
  async withTimers(work: () => Promise<void>): Promise<void> {
    const genuine = globalThis.setTimeout;
    const timer = (run: () => void, ms = 0) => {
      this.timers.push({ at: this.nowMs + ms, run });
      return 0;
    };
    globalThis.setTimeout = timer as unknown as typeof setTimeout;
    try {
      await work();
    } finally {
      globalThis.setTimeout = genuine;
    }
  }

  /** The ports of one tab. Tabs share storage, locks, cookies and the network. */
  private ports(): Partial<Ports> {
    const { locked } = this;
    return {
      local: createKeyValueStore(() => this.storage),
      clock: {
        deviceNow: () => this.nowMs,
        monotonic: () => this.nowMs,
        serverNow: () => this.nowMs,
        serverTime: () => this.nowMs,
        resync: () => undefined,
        syncServerTime: () => undefined,
      },
      random: {
        text: () => {
          this.texts += 1;
          return `r${String(this.texts)}`;
        },
      },
      page: { isOnline: () => this.isOnline && !this.saysOffline } as Ports['page'],
      config: readRuntimeConfig('{}'),
      vault: createSecretMemoryStore(),
      host: { kind: 'wechat' } as Ports['host'],
      fetch: () =>
        this.isOnline
          ? Promise.resolve(Response.json({ code: '200', data: {} }))
          : Promise.reject(new TypeError('offline')),
      session: {
        owner: () => this.owner,
        epoch: () => this.epoch,
        isOwnerUnknown: () => isUnknownDriver(this.owner),
        needsIdentification: () => isUnknownDriver(this.owner),
        resolveOwner: (owner: string) => this.names.get(owner) ?? owner,
        identify: (driverId: string) => {
          this.names.set(this.owner, driverId);
          this.mark = '';
        },
      } satisfies Partial<Ports['session']> as unknown as Ports['session'],
      locks: {
        tryAcquire: async (name, work) => {
          if (locked.has(name)) return null;
          locked.add(name);
          try {
            return await work();
          } finally {
            locked.delete(name);
          }
        },
      },
      report: (error) => void this.reports.push(error),
    };
  }

  private make(effect: Effect): void {
    this.effects.push({ ...effect, atMs: this.nowMs });
  }

  private async send({ requestId, decision, key }: SentArgs): Promise<{ orderNo: string }> {
    const unresolved = Object.values(
      JSON.parse(this.stored[REQUEST_JOURNAL_STORAGE_KEY] ?? '{}') as Record<string, UnresolvedRequest>,
    );
    const own = unresolved.filter((one) => one.key === key && one.owner === this.owner);
    if (own.length !== 1 || own[0]?.requestId !== requestId)
      this.reports.push(new Error(`${decision} was sent while another request had no result`));
    const effect: Effect = { requestId, decision, driver: this.driver, atMs: this.nowMs };
    this.sends.push(effect);
    const fate = this.fates.shift() ?? ARRIVES;
    await this.after(200);
    switch (fate.is) {
      case 'arrives':
        this.make(effect);
        return { orderNo: `made-${requestId}` };
      case 'refused':
        throw failed('refused', '0xabc');
      case 'gateway':
        this.make(effect);
        throw failed('http');
      case 'answerLost':
        this.make(effect);
        await this.after(CALL_LIMIT_MS);
        throw failed('timeout');
      case 'lost':
        throw failed('offline');
      case 'late':
        void this.after(fate.ms).then(() => this.make(effect));
        throw failed('offline');
    }
  }

  private async lookUp(requestId: string): Promise<{ request: { requestId: string; id: string } | null }> {
    const { driver } = this;
    const fate = this.lookUpFates.shift() ?? ARRIVES;
    await this.after(100);
    if (!this.knowsLookUps) throw failed('refused', '404');
    if (fate.is === 'gateway') throw failed('http');
    const found = this.effects.find((one) => one.requestId === requestId && one.driver === driver);
    if (fate.is !== 'arrives') throw failed('timeout');
    return { request: found === undefined ? null : { requestId, id: `made-${requestId}` } };
  }

  private endpoints() {
    const running = (start: () => Promise<unknown>) => ({
      type: 'call',
      running: { unwrap: start, abort: () => undefined },
    });
    return {
      endpoint: { initiate: (args: SentArgs) => running(() => this.send(args)) } as unknown as IdempotentEndpoint,
      find: {
        initiate: ({ requestId }: { requestId: string }) => running(() => this.lookUp(requestId)),
      } as unknown as RequestLookupEndpoint,
      idOf: (answer: unknown) => (answer as { orderNo: string }).orderNo,
    };
  }

  /** The ports of a tab in which the driver decides several times. */
  sharedPorts(): Partial<Ports> {
    return this.ports();
  }

  private io(onAction: (action: UnknownAction) => void = () => undefined, ports = this.ports()) {
    return {
      context: { ports },
      dispatch: ((action: UnknownAction & { running?: unknown }) => {
        if (action.running !== undefined) return action.running;
        // A thunk: nothing but identifyDriver dispatches one here.
        if (typeof action === 'function')
          return { unwrap: () => this.loginInfo(), abort: () => undefined, unsubscribe: () => undefined };
        onAction(action);
        return action;
      }) as never,
      getState: () => ({}),
    };
  }

  /** A tab in which the driver decides. `kill` ends the tab. */
  decide(
    decision: string,
    {
      withList = false,
      mayRepeat = false,
      key = 'recharge:W1',
      ports,
    }: { withList?: boolean; mayRepeat?: boolean; key?: string; ports?: Partial<Ports> } = {},
  ): {
    outcome: Promise<IdempotentRequestOutcome<unknown>>;
    kill: () => void;
    result: IdempotentRequestOutcome<unknown> | undefined;
  } {
    const readList = (requestId: string) => this.readList(requestId);
    const decided = {
      ...this.endpoints(),
      key,
      args: { decision, key },
      ...(withList ? { readList } : {}),
      mayRepeat,
    } as IdempotentRequestIntent<IdempotentEndpoint>;
    const task = runSaga(this.io(undefined, ports), sendRequestOnce, decided as never);
    const tab = {
      outcome: task.toPromise<IdempotentRequestOutcome<unknown>>(),
      kill: () => {
        task.cancel();
      },
      result: undefined as IdempotentRequestOutcome<unknown> | undefined,
    };
    void tab.outcome.then((sent) => {
      // A cancelled task ends with a text of redux-saga.
      if (typeof sent === 'object') tab.result = sent;
    });
    return tab;
  }

  /** A tab with a screen that asks about an earlier request as it opens. Its result is null where there was none. */
  ask(key: string): { result: IdempotentRequestOutcome<never> | null | undefined } {
    const tab = { result: undefined as IdempotentRequestOutcome<never> | null | undefined };
    const task = runSaga(this.io(), findEarlierRequestOutcome, { ...this.endpoints(), key });
    void task.toPromise<IdempotentRequestOutcome<never> | null>().then((sent) => {
      tab.result = sent;
    });
    return tab;
  }

  /**
   * One tab with screens. Its function is a press; what it returns holds the outcome once the screen was told.
   *
   * @param onAction is given what the store of the tab would be
   */
  openScreens({
    kind = 'recharge',
    subject = 'W1',
    told,
    onAction = () => undefined,
  }: {
    kind?: string;
    subject?: string;
    told?: IdempotentRequestDefinition<IdempotentEndpoint>['toOutcomeAction'];
    onAction?: (action: UnknownAction) => void;
  } = {}): (decision: string, args?: object) => { result: IdempotentRequestOutcome<unknown> | undefined } {
    const channel = stdChannel();
    const { name } = defineIdempotentRequest({
      ...this.endpoints(),
      name: kind,
      ...(told === undefined ? {} : { toOutcomeAction: told }),
    });
    runSaga({ ...this.io(onAction), channel }, requestsSaga);
    return (decision, args = {}) => {
      const key = `${kind}:${subject}`;
      const pressed = { result: undefined as IdempotentRequestOutcome<unknown> | undefined };
      subscribeToRequestOutcome(decision, (sent) => {
        pressed.result = sent ?? undefined;
      });
      const decided = idempotentRequestSubmitted({ id: decision, kind: name, key, args: { ...args, decision, key } });
      onAction(decided);
      channel.put(decided);
      return pressed;
    };
  }

  private async loginInfo(): Promise<{ driverId: string }> {
    const { driver } = this;
    await this.after(100);
    if (!this.answersLoginInfo) throw failed('http');
    return { driverId: driver };
  }

  private *readList(requestId: string): Generator<never, string | null> {
    if (!this.listNamesRequests) return null;
    return this.effects.some((one) => one.requestId === requestId) ? `made-${requestId}` : null;
  }

  /** The texts of local storage, by key. */
  get stored(): Record<string, string> {
    const keys = Array.from({ length: this.storage.length }, (_, index) => this.storage.key(index) ?? '');
    return Object.fromEntries(keys.map((key) => [key, this.storage.getItem(key) ?? '']));
  }

  store(key: string, text: string): void {
    this.storage.setItem(key, text);
  }
}

/** Lets everything run that needs no time to pass. */
export const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
