import { call, debounce, put, select, takeEvery } from 'typed-redux-saga';

import { sessionEnded } from '@/flows/session/sessionSlice';
import { routeChanged } from '@/navigation/routeSlice';
import { getPorts } from '@/services/transport/getPorts';

import { draftChanged, draftDropped, DRAFTS_KEY, selectDrafts } from './draftsSlice';

/** Typing is not slowed by storage. */
const QUIET_MS = 300;

function* keep() {
  const { tab } = yield* getPorts();
  const drafts = yield* select(selectDrafts);
  yield* call(tab.set, DRAFTS_KEY, JSON.stringify(drafts));
}

function* dropAll() {
  const drafts = yield* select(selectDrafts);
  for (const form of Object.keys(drafts)) yield* put(draftDropped({ form }));
}

/** Keeps drafts in this tab's session storage; a session that ends takes them along. */
export function* draftsSaga() {
  yield* debounce(QUIET_MS, [draftChanged, draftDropped], keep);
  // The next screen may be missing after a deploy, and then the page is loaded anew.
  yield* takeEvery(routeChanged, keep);
  yield* takeEvery(sessionEnded, dropAll);
}
