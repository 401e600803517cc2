import { call, put, select } from 'typed-redux-saga';

import { saltedPrint } from '@/lib/saltedPrint';
import { getPorts } from '@/services/transport/ports/getPorts';

import { ASIDE_KEY, draftChanged, type DraftsState, readDrafts, selectDrafts } from './draftsSlice';

/** Says whose drafts are set aside: a salt, and a print of the driver, because the driver's own id does not outlive the session. */
const ASIDE_OF_KEY = 'draftsAsideOf.v1';
const SALT_LENGTH = 8;

/** Keeps drafts of a session that has ended, for the same driver. */
export function* setAside(drafts: DraftsState, owner: string) {
  const { tab, random } = yield* getPorts();
  const salt = random.text(SALT_LENGTH);
  yield* call(tab.set, ASIDE_KEY, JSON.stringify(drafts));
  yield* call(tab.set, ASIDE_OF_KEY, `${salt} ${saltedPrint(salt, owner)}`);
}

/** A driver has signed in. Whosever drafts were set aside, they are kept no longer. */
export function* giveBack(owner: string) {
  const { tab, clock } = yield* getPorts();
  const waiting = yield* call(tab.get, ASIDE_KEY);
  const [salt = '', print] = ((yield* call(tab.get, ASIDE_OF_KEY)) ?? '').split(' ');
  for (const key of [ASIDE_KEY, ASIDE_OF_KEY]) yield* call(tab.remove, key);
  if (print !== saltedPrint(salt, owner)) return;
  const typedSince = yield* select(selectDrafts);
  for (const [form, draft] of Object.entries(readDrafts(waiting, clock.deviceNow())))
    if (!(form in typedSince)) yield* put(draftChanged({ form, ...draft }));
}
