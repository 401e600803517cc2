import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import * as v from 'valibot';

import { parseJson } from '@/lib/parseJson';
import { goBack } from '@/navigation/history/goToSaga';
import { type EntryBelow, routeChanged, selectRoute } from '@/navigation/history/routeSlice';
import { getPorts } from '@/services/transport/ports/getPorts';

import { OAUTH_LEFT_KEY, PASSED_BY_KEY } from './oAuthKeys';

const leftSchema = v.object({
  depth: v.pipe(v.number(), v.integer(), v.minValue(0)),
  below: v.array(v.object({ pathname: v.string(), key: v.string() })),
});
const keysSchema = v.array(v.string());

/** Keeps the place in the history, before the page gives way to one of the host. That page replaces the entry in view. */
export function* keepPlace(): SagaGenerator<void> {
  const { tab } = yield* getPorts();
  const { depth, below = [] } = yield* select(selectRoute);
  yield* call(tab.set, OAUTH_LEFT_KEY, JSON.stringify({ depth, below }));
}

/** The host has brought the driver back: this document continues the history of the one that was left. */
export function* takePlace(): SagaGenerator<void> {
  const { tab } = yield* getPorts();
  const left = v.safeParse(leftSchema, parseJson((yield* call(tab.get, OAUTH_LEFT_KEY)) ?? ''));
  yield* call(tab.remove, OAUTH_LEFT_KEY);
  if (!left.success) return;
  const { depth, below } = left.output;
  const route = yield* select(selectRoute);
  yield* put(routeChanged({ ...route, depth, below: below.map((entry) => ({ ...entry, isOutside: true })) }));
}

function* readKeys(): SagaGenerator<readonly string[]> {
  const { tab } = yield* getPorts();
  const keys = v.safeParse(keysSchema, parseJson((yield* call(tab.get, PASSED_BY_KEY)) ?? ''));
  return keys.success ? keys.output : [];
}

/** Back does not stop at these entries. */
export function* passBy(entries: readonly EntryBelow[]): SagaGenerator<void> {
  const { tab } = yield* getPorts();
  if (entries.length > 0) yield* call(tab.set, PASSED_BY_KEY, JSON.stringify(entries.map(({ key }) => key)));
}

/** The driver has gone back to the entry in view. If it is one to pass by, this goes on, once. */
export function* passOn(): SagaGenerator<void> {
  const { tab } = yield* getPorts();
  const { key } = (yield* select(selectRoute)).location;
  const keys = yield* readKeys();
  if (!keys.includes(key)) return;
  const others = keys.filter((each) => each !== key);
  if (others.length === 0) yield* call(tab.remove, PASSED_BY_KEY);
  else yield* call(tab.set, PASSED_BY_KEY, JSON.stringify(others));
  yield* goBack();
}
