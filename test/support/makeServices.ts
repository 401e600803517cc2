import { configureStore, type Middleware } from '@reduxjs/toolkit';

import { createTokenRenewer } from '@/flows/session/createTokenRenewer';
import type { Ports } from '@/platform/ports/ports';
import { createSecretMemoryStore } from '@/platform/storage/vault';
import {
  createServiceRoutingMiddleware,
  createServiceRoutingReducers,
} from '@/services/base/defineService/routedServices';
import { createSessionManager } from '@/services/base/session/createSessionManager';
import { eagerServices, lazyServiceReducers } from '@/services/eagerServices';

import { fakeHost, type FakeOutside, fakePorts } from './fakePorts';

/** A busy machine is slower than Redux Toolkit's checks expect, and their warning would hide a real failure. */
const SLOW_CHECK_MS = 1_000;

/** The services over faked ports, without flows and screens. */
export function makeServices(outside: FakeOutside) {
  const faked = fakePorts(outside);
  const session = createSessionManager(faked.cookies, faked.local, faked);
  const vault = createSecretMemoryStore();
  const ports: Ports = {
    ...faked,
    session,
    vault,
    host: { kind: faked.hostKind, load: () => Promise.resolve(fakeHost()) },
  };
  const actions: { type: string; payload?: unknown; meta?: unknown }[] = [];
  const store = configureStore({
    reducer: { ...createServiceRoutingReducers(eagerServices), ...lazyServiceReducers },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: ports },
        immutableCheck: false,
        serializableCheck: { warnAfter: SLOW_CHECK_MS },
      }).concat(
        (() => (next) => (action) => {
          actions.push(action as { type: string });
          return next(action);
        }) as Middleware,
        createServiceRoutingMiddleware(eagerServices),
      ),
  });
  session.setTokenRenewer(createTokenRenewer(store.dispatch, vault));
  return { store, ports, session, vault, actions };
}

/** A response of the gateway with this envelope. */
export const envelope = (code: string | number, data: unknown = null, msg = '') =>
  new Response(JSON.stringify({ code, msg, data }), { headers: { 'Content-Type': 'application/json' } });

/** Resolves after `ms` of (fake) time. Rejects if the signal aborts first, as fetch does. */
export const after = (ms: number, answer: () => Response, signal?: AbortSignal | null) =>
  new Promise<Response>((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve(answer());
    }, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('aborted', 'AbortError'));
    });
  });
