import { call, debounce, put, select, takeEvery } from 'typed-redux-saga';

import { sessionEnded, sessionStarted, signOutAsked } from '@/flows/session/sessionSlice';
import { routeChanged } from '@/navigation/history/routeSlice';
import { getPorts } from '@/services/transport/ports/getPorts';

import { draftChanged, draftDropped, DRAFTS_KEY, readDrafts, selectDrafts } from './draftsSlice';

/** Typing is not slowed by storage. */
const QUIET_MS = 300;
/** Where the drafts of a driver whose session ended wait for him, and whose they are. */
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
 * Keeps drafts in this tab's session storage. A session that ends takes them out of sight: they are given back to the same driver when he
 * signs in again, never to another one, and never after he has signed out himself.
 */
export function* draftsSaga() {
  const { session } = yield* getPorts();
  let owner = session.owner();
  yield* debounce(QUIET_MS, [draftChanged, draftDropped], keep);
  // The next screen may be missing after a deploy, and then the page is loaded anew.
  yield* takeEvery(routeChanged, keep);
  yield* takeEvery(signOutAsked, function leaving() {
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
