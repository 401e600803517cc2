import { actionChannel, call, debounce, fork, put, select, take, takeEvery } from 'typed-redux-saga';

import { sessionEnded, sessionStarted, signOutRequested } from '@/flows/session/sessionSlice';
import { routeChanged } from '@/navigation/history/routeSlice';
import { getPorts } from '@/services/transport/ports/getPorts';

import { ACCOUNT_DRAFT, draftChanged, draftDropped, DRAFTS_KEY, readDrafts, selectDrafts } from './draftsSlice';

/** Debounces writes to storage, so that they do not slow down typing. */
const QUIET_MS = 300;
/** After a session ends, the driver's drafts are kept under the first key. The second key says whose they are, as a salt and a print. */
const ASIDE_KEY = 'draftsAside.v1';
const ASIDE_OF_KEY = 'draftsAsideOf.v1';
const SALT_LENGTH = 8;

const loadPrint = () => import(/* webpackChunkName: "print" */ '@/lib/saltedPrint');
/** The sign-in screens use the same chunk, so it is already loaded. */
const loadWayBack = () => import('@/flows/session/wayBack');

function* keep() {
  const { tab } = yield* getPorts();
  const drafts = yield* select(selectDrafts);
  yield* call(tab.set, DRAFTS_KEY, JSON.stringify(drafts));
}

function* setAside(owner: string) {
  const { tab, random } = yield* getPorts();
  const drafts = yield* select(selectDrafts);
  for (const form of Object.keys(drafts)) yield* put(draftDropped({ form }));
  if (owner === '' || Object.keys(drafts).length === 0) return;
  const salt = random.text(SALT_LENGTH);
  const print = yield* printOf(salt, owner);
  if (print === '') return;
  yield* call(tab.set, ASIDE_KEY, JSON.stringify(drafts));
  yield* call(tab.set, ASIDE_OF_KEY, `${salt} ${print}`);
}

/** Empty if the code could not be loaded: then nothing is kept. */
function* printOf(salt: string, owner: string) {
  try {
    const { saltedPrint } = yield* call(loadPrint);
    return saltedPrint(salt, owner);
  } catch {
    return '';
  }
}

/** A sign-in form's draft holds a phone. It goes when the driver has left the form or has signed in. */
function* leaveSignIn() {
  if (!(ACCOUNT_DRAFT in (yield* select(selectDrafts)))) return;
  const { hasLeftSignIn } = yield* call(loadWayBack);
  if (yield* hasLeftSignIn()) yield* put(draftDropped({ form: ACCOUNT_DRAFT }));
}

function* giveBack(owner: string) {
  const { tab, clock } = yield* getPorts();
  const waiting = yield* call(tab.get, ASIDE_KEY);
  const [salt = '', print = ''] = ((yield* call(tab.get, ASIDE_OF_KEY)) ?? '').split(' ');
  for (const key of [ASIDE_KEY, ASIDE_OF_KEY]) yield* call(tab.remove, key);
  if (print === '' || print !== (yield* printOf(salt, owner))) return;
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
  yield* fork(leaveSignIn);
  yield* takeEvery(routeChanged, leaveSignIn);
  yield* takeEvery(signOutRequested, function leaving() {
    owner = '';
  });
  // One after the other: what is set aside for one driver must be there before the next one comes.
  const changes = yield* actionChannel([sessionEnded, sessionStarted]);
  for (;;) {
    const { type } = yield* take(changes);
    if (type === sessionEnded.type) {
      yield* setAside(owner);
      owner = '';
    } else {
      owner = session.owner();
      yield* put(draftDropped({ form: ACCOUNT_DRAFT }));
      yield* giveBack(owner);
    }
  }
}
