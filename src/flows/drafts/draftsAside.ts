import { call, put, select } from 'typed-redux-saga';

import { isPrintOf, printWithSalt, SALT_LENGTH } from '@/lib/saltedPrint';
import { getPorts } from '@/services/transport/ports/getPorts';

import { ASIDE_KEY, draftChanged, type DraftsState, readDrafts, selectDrafts } from './draftsSlice';

/** Says whose drafts are set aside, by a print of the driver: their own id does not outlive the session. */
const ASIDE_OF_KEY = 'draftsAsideOf.v1';

/** Keeps drafts of a session that has ended, for the same driver. */
export function* setAside(drafts: DraftsState, owner: string) {
  const { tab, random } = yield* getPorts();
  yield* call(tab.set, ASIDE_KEY, JSON.stringify(drafts));
  yield* call(tab.set, ASIDE_OF_KEY, printWithSalt(random.text(SALT_LENGTH), owner));
}

/** A driver has signed in. Whosever drafts were set aside, they are kept no longer. */
export function* giveBack(owner: string) {
  const { tab, clock } = yield* getPorts();
  const waiting = yield* call(tab.get, ASIDE_KEY);
  const waitsFor = (yield* call(tab.get, ASIDE_OF_KEY)) ?? '';
  for (const key of [ASIDE_KEY, ASIDE_OF_KEY]) yield* call(tab.remove, key);
  if (!isPrintOf(waitsFor, owner)) return;
  const typedSince = yield* select(selectDrafts);
  for (const [form, draft] of Object.entries(readDrafts(waiting, clock.deviceNow())))
    if (!(form in typedSince)) yield* put(draftChanged({ form, ...draft }));
}
