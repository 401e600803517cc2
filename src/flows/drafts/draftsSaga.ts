import { actionChannel, call, debounce, fork, put, select, take, takeEvery } from 'typed-redux-saga';

import { isUnknownDriver } from '@/domain/unknownDriver';
import { driverIdentified, sessionEnded, sessionStarted, signOutRequested } from '@/flows/session/sessionSlice';
import { routeChanged } from '@/navigation/history/routeSlice';
import { getPorts } from '@/services/transport/ports/getPorts';

import { ACCOUNT_DRAFT, ASIDE_KEY, draftChanged, draftDropped, DRAFTS_KEY, selectDrafts } from './draftsSlice';

/** Debounces writes to storage, so that they do not slow down typing. */
const QUIET_MS = 300;

/** Lazy: most sessions do not end. */
const loadAside = () => import(/* webpackChunkName: "drafts-aside" */ './draftsAside');
/** The sign-in screens use the same chunk, so it is already loaded. */
const loadWayBack = () => import('@/flows/session/wayBack');

function* keep() {
  const { tab } = yield* getPorts();
  const drafts = yield* select(selectDrafts);
  yield* call(tab.set, DRAFTS_KEY, JSON.stringify(drafts));
}

/** Without a line the code may not come. Then the drafts are gone. */
function* leave(owner: string) {
  const drafts = yield* select(selectDrafts);
  const forms = Object.keys(drafts);
  for (const form of forms) yield* put(draftDropped({ form }));
  if (owner !== '' && forms.length > 0) yield* (yield* call(loadAside)).setAside(drafts, owner);
}

/** What was set aside stays for the same driver. What a sign-in form holds is needed no more. */
function* arrive(owner: string) {
  const { tab } = yield* getPorts();
  yield* put(draftDropped({ form: ACCOUNT_DRAFT }));
  // Until it is known who is signed in, they wait.
  if (tab.get(ASIDE_KEY) !== null && !isUnknownDriver(owner)) yield* (yield* call(loadAside)).giveBack(owner);
}

/** A sign-in form holds a phone, which goes when the driver leaves the form. */
function* leaveSignIn() {
  if (!(ACCOUNT_DRAFT in (yield* select(selectDrafts)))) return;
  const { hasLeftSignIn } = yield* call(loadWayBack);
  if (yield* hasLeftSignIn()) yield* put(draftDropped({ form: ACCOUNT_DRAFT }));
}

/** Code that could not be loaded must not end the flow. */
function* reporting(work: () => Generator) {
  const { report } = yield* getPorts();
  try {
    yield* call(work);
  } catch (error) {
    report(error, 'drafts');
  }
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
  yield* fork(reporting, leaveSignIn);
  yield* takeEvery(routeChanged, () => reporting(leaveSignIn));
  yield* takeEvery(signOutRequested, function leaving() {
    owner = '';
  });
  // One after the other: what is set aside for one driver must be there before the next one comes.
  const changes = yield* actionChannel([sessionEnded, sessionStarted, driverIdentified]);
  for (;;) {
    const { type } = yield* take(changes);
    const former = owner;
    owner = session.owner();
    yield* reporting(() => (type === sessionEnded.type ? leave(former) : arrive(owner)));
  }
}
