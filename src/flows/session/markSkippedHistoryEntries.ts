import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import * as v from 'valibot';

import { parseJson } from '@/lib/parseJson';
import { goBack } from '@/navigation/history/goToSaga';
import { type EarlierHistoryEntry, routeChanged, selectRoute } from '@/navigation/history/routeSlice';
import { getPorts } from '@/platform/ports/getPorts';

import { OAUTH_HISTORY_POSITION_KEY, SKIPPED_HISTORY_ENTRIES_KEY } from './oAuthKeys';

const historySchema = v.object({
  depth: v.pipe(v.number(), v.integer(), v.minValue(0)),
  below: v.array(v.object({ pathname: v.string(), key: v.string() })),
});
const keysSchema = v.array(v.string());

/**
 * Saves the position in the history, before the page is left for one of the host. That page replaces the entry in view.
 */
export function* saveHistoryPosition(): SagaGenerator<void> {
  const { tab } = yield* getPorts();
  const { depth, below = [] } = yield* select(selectRoute);
  yield* call(tab.set, OAUTH_HISTORY_POSITION_KEY, JSON.stringify({ depth, below }));
}

/**
 * Restores the position in the history when the host has returned the driver: this document continues the history of
 * the previous one.
 */
export function* restoreHistoryPosition(): SagaGenerator<void> {
  const { tab } = yield* getPorts();
  const stored = v.safeParse(historySchema, parseJson((yield* call(tab.get, OAUTH_HISTORY_POSITION_KEY)) ?? ''));
  yield* call(tab.remove, OAUTH_HISTORY_POSITION_KEY);
  if (!stored.success) return;
  const { depth, below } = stored.output;
  const route = yield* select(selectRoute);
  yield* put(routeChanged({ ...route, depth, below: below.map((entry) => ({ ...entry, isOutside: true })) }));
}

function* readKeys(): SagaGenerator<readonly string[]> {
  const { tab } = yield* getPorts();
  const keys = v.safeParse(keysSchema, parseJson((yield* call(tab.get, SKIPPED_HISTORY_ENTRIES_KEY)) ?? ''));
  return keys.success ? keys.output : [];
}

/** Marks the entries that Back skips. */
export function* markSkippedHistoryEntries(entries: readonly EarlierHistoryEntry[]): SagaGenerator<void> {
  const { tab } = yield* getPorts();
  if (entries.length > 0)
    yield* call(tab.set, SKIPPED_HISTORY_ENTRIES_KEY, JSON.stringify(entries.map(({ key }) => key)));
}

/** Skips the entry in view, once, if it is marked. Runs after the driver has gone back to it. */
export function* skipStaleHistoryEntry(): SagaGenerator<void> {
  const { tab } = yield* getPorts();
  const { key } = (yield* select(selectRoute)).location;
  const keys = yield* readKeys();
  if (!keys.includes(key)) return;
  const others = keys.filter((entryKey) => entryKey !== key);
  if (others.length === 0) yield* call(tab.remove, SKIPPED_HISTORY_ENTRIES_KEY);
  else yield* call(tab.set, SKIPPED_HISTORY_ENTRIES_KEY, JSON.stringify(others));
  yield* goBack();
}
