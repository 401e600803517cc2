import { actionChannel, call, debounce, fork, put, select, take, takeEvery } from 'typed-redux-saga';

import { isUnknownDriver } from '@/domain/unknownDriver';
import { driverIdentified, sessionEnded, sessionStarted, signOutRequested } from '@/flows/session/sessionSlice';
import { routeChanged } from '@/navigation/history/routeSlice';
import { getPorts } from '@/platform/ports/getPorts';

import {
  draftChanged,
  draftDropped,
  DRAFTS_KEY,
  selectDrafts,
  SIGN_IN_DRAFT_NAME,
  STASHED_DRAFTS_KEY,
} from './draftsSlice';

/** Debounces writes to storage, so that they do not slow down typing. */
const STORE_DEBOUNCE_MS = 300;

/** Lazy: most sessions do not end. */
const loadStash = () => import(/* webpackChunkName: "drafts-aside" */ './stashedDrafts');
/** The sign-in screens use the same chunk, so it is already loaded. */
const loadReturnPath = () => import('@/flows/session/returnPath');

function* storeDrafts() {
  const { tab } = yield* getPorts();
  const drafts = yield* select(selectDrafts);
  yield* call(tab.set, DRAFTS_KEY, JSON.stringify(drafts));
}

/** Stashes the drafts of a session that has ended. They are lost if the chunk cannot be loaded, for example offline. */
function* handleSessionEnd(owner: string) {
  const drafts = yield* select(selectDrafts);
  const forms = Object.keys(drafts);
  for (const form of forms) yield* put(draftDropped({ form }));
  if (owner !== '' && forms.length > 0) yield* (yield* call(loadStash)).stashDrafts(drafts, owner);
}

/** Restores stashed drafts for the same driver, and drops the draft of the sign-in forms, which is no longer needed. */
function* handleSessionStart(owner: string) {
  const { tab } = yield* getPorts();
  yield* put(draftDropped({ form: SIGN_IN_DRAFT_NAME }));
  // Stashed drafts wait until the server has named the driver.
  if (tab.get(STASHED_DRAFTS_KEY) !== null && !isUnknownDriver(owner))
    yield* (yield* call(loadStash)).restoreStashedDrafts(owner);
}

/** Drops the draft of the sign-in forms, which holds a phone number, once the driver leaves these screens. */
function* dropAccountDraft() {
  if (!(SIGN_IN_DRAFT_NAME in (yield* select(selectDrafts)))) return;
  const { hasLeftSignIn } = yield* call(loadReturnPath);
  if (yield* hasLeftSignIn()) yield* put(draftDropped({ form: SIGN_IN_DRAFT_NAME }));
}

/** Reports an error of `work` instead of throwing it: a chunk that could not be loaded must not end the flow. */
function* withErrorReport(work: () => Generator) {
  const { report } = yield* getPorts();
  try {
    yield* call(work);
  } catch (error) {
    report(error, 'drafts');
  }
}

/**
 * Stores drafts in this tab's session storage. When a session ends, the drafts leave the state and are stashed; they
 * are restored when the same driver signs in again. Another driver never gets them. After an explicit sign-out they are
 * deleted.
 */
export function* draftsSaga() {
  const { session } = yield* getPorts();
  let owner = session.owner();
  yield* debounce(STORE_DEBOUNCE_MS, [draftChanged, draftDropped], storeDrafts);
  // Stores at once on navigation: after a deploy the next screen's chunk may be missing, and then the page reloads.
  yield* takeEvery(routeChanged, storeDrafts);
  yield* fork(withErrorReport, dropAccountDraft);
  yield* takeEvery(routeChanged, () => withErrorReport(dropAccountDraft));
  yield* takeEvery(signOutRequested, function leaving() {
    owner = '';
  });
  // Processed in order: the drafts of one driver must be stashed before the next driver's session is handled.
  const changes = yield* actionChannel([sessionEnded, sessionStarted, driverIdentified]);
  for (;;) {
    const { type } = yield* take(changes);
    const previousOwner = owner;
    owner = session.owner();
    yield* withErrorReport(() =>
      type === sessionEnded.type ? handleSessionEnd(previousOwner) : handleSessionStart(owner),
    );
  }
}
