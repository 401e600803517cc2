import { call, put, select } from 'typed-redux-saga';

import { matchesSaltAndHashText, SALT_LENGTH, toSaltAndHashText } from '@/lib/createSaltedHash';
import { getPorts } from '@/platform/ports/getPorts';

import { draftChanged, type DraftsState, parseDrafts, selectDrafts, STASHED_DRAFTS_KEY } from './draftsSlice';

/** Owner of the stashed drafts, as a salted hash: the driver's own id must not outlive the session. */
const STASH_OWNER_KEY = 'draftsAsideOf.v1';

/** Stashes the drafts of a session that has ended, for the same driver. */
export function* stashDrafts(drafts: DraftsState, owner: string) {
  const { tab, random } = yield* getPorts();
  yield* call(tab.set, STASHED_DRAFTS_KEY, JSON.stringify(drafts));
  yield* call(tab.set, STASH_OWNER_KEY, toSaltAndHashText(random.text(SALT_LENGTH), owner));
}

/** Restores the stashed drafts after sign-in if they belong to this driver. Deletes the stash in any case. */
export function* restoreStashedDrafts(owner: string) {
  const { tab, clock } = yield* getPorts();
  const stashed = yield* call(tab.get, STASHED_DRAFTS_KEY);
  const stashOwner = (yield* call(tab.get, STASH_OWNER_KEY)) ?? '';
  for (const key of [STASHED_DRAFTS_KEY, STASH_OWNER_KEY]) yield* call(tab.remove, key);
  if (!matchesSaltAndHashText(stashOwner, owner)) return;
  const currentDrafts = yield* select(selectDrafts);
  for (const [form, draft] of Object.entries(parseDrafts(stashed, clock.deviceNow())))
    if (!(form in currentDrafts)) yield* put(draftChanged({ form, ...draft }));
}
