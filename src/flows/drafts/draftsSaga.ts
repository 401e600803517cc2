import { call, debounce, put, select, takeEvery } from 'typed-redux-saga';

import { sessionEnded, sessionStarted, signOutRequested } from '@/flows/session/sessionSlice';
import { routeChanged } from '@/navigation/history/routeSlice';
import { getPorts } from '@/services/transport/ports/getPorts';

import { draftChanged, draftDropped, DRAFTS_KEY, readDrafts, selectDrafts } from './draftsSlice';

/** Debounces writes to storage, so that they do not slow down typing. */
const QUIET_MS = 300;
/** After a session ends, the driver's drafts are kept under the first key. The second key says whose they are. */
const ASIDE_KEY = 'draftsAside.v1';
const ASIDE_OF_KEY = 'draftsAsideOf.v1';

function* keep() {
  const { tab } = yield* getPorts();
  const drafts = yield* select(selectDrafts);
  yield* call(tab.set, DRAFTS_KEY, JSON.stringify(drafts));
}

function* setAside(owner: string) {
  const { tab } = yield* getPorts();
  const drafts = yield* select(selectDrafts);
  for (const form of Object.keys(drafts)) yield* put(draftDropped({ form }));
  if (owner === '') return;
  yield* call(tab.set, ASIDE_KEY, JSON.stringify(drafts));
  yield* call(tab.set, ASIDE_OF_KEY, owner);
}

function* giveBack(owner: string) {
  const { tab, clock } = yield* getPorts();
  const waiting = yield* call(tab.get, ASIDE_KEY);
  const waitsFor = yield* call(tab.get, ASIDE_OF_KEY);
  for (const key of [ASIDE_KEY, ASIDE_OF_KEY]) yield* call(tab.remove, key);
  if (waitsFor !== owner) return;
  const typedSince = yield* select(selectDrafts);
  for (const [form, draft] of Object.entries(readDrafts(waiting, clock.deviceNow())))
    if (!(form in typedSince)) yield* put(draftChanged({ form, ...draft }));
}

/**
 * Keeps drafts in this tab's session storage. When a session ends, the drafts leave the store. They come back when the same driver signs in
 * again. Another driver never gets them. After the driver has signed out on purpose, they are gone for good.
 */
export function* draftsSaga() {
  const { session } = yield* getPorts();
  let owner = session.owner();
  yield* debounce(QUIET_MS, [draftChanged, draftDropped], keep);
  // After a deploy the next screen's chunk may be missing, and then the page reloads.
  yield* takeEvery(routeChanged, keep);
  yield* takeEvery(signOutRequested, function leaving() {
    owner = '';
  });
  yield* takeEvery(sessionEnded, function* ended() {
    yield* setAside(owner);
    owner = '';
  });
  yield* takeEvery(sessionStarted, function* started() {
    owner = session.owner();
    yield* giveBack(owner);
  });
}
