import type { UnknownAction } from '@reduxjs/toolkit';

import type { Redactor } from '@/domain/redaction/createRedactor';

import { type AnyReducer, type Recorded, RECORDED_ACTIONS } from './recorder';

/** Metadata of a recording. The importing tool ignores these keys. */
export interface RecordingFacts {
  readonly app: string;
  readonly version: string;
  /** Path and query in the app, redacted. */
  readonly route: string;
  /** ISO 8601. */
  readonly at: string;
}

/** A state and the actions after it. An import can start from it. */
export interface Recording {
  readonly start: unknown;
  readonly actions: readonly UnknownAction[];
}

/** 1 MB in UTF-8, so that a phone can send it and the tool opens it quickly. */
const RECORDING_LIMIT_BYTES = 1_048_576;

/** Steps of shortening until the file fits: first long lists, then the older half, then nearly everything but the shape. */
const CUTS = [
  { list: Infinity, text: Infinity, keys: Infinity, actions: 200 },
  { list: 100, text: 4_000, keys: Infinity, actions: 200 },
  { list: 20, text: 2_000, keys: 500, actions: 200 },
  { list: 20, text: 2_000, keys: 500, actions: 100 },
  { list: 20, text: 1_000, keys: 200, actions: 50 },
  { list: 5, text: 200, keys: 50, actions: 25 },
  { list: 3, text: 100, keys: 20, actions: 10 },
  { list: 1, text: 40, keys: 20, actions: 0 },
] as const;
type Cut = (typeof CUTS)[number];

const step = (reducer: AnyReducer, state: unknown, action: UnknownAction): { state: unknown; isDone: boolean } => {
  try {
    return { state: reducer(state, action), isDone: true };
  } catch {
    return { state, isDone: false };
  }
};

/** The last actions and the state before them. Actions that made a reducer throw are dropped: they changed nothing and would stop an import. */
export function lastOf({ segments, reducer }: Recorded, count: number = RECORDED_ACTIONS): Recording {
  const [first] = segments;
  if (first === undefined) return { start: {}, actions: [] };
  const all = segments.flatMap(({ actions }) => actions);
  const from = Math.max(0, all.length - count);
  let start = first.start;
  for (const action of all.slice(0, from)) start = step(reducer, start, action).state;
  let state = start;
  const actions = all.slice(from).filter((action) => {
    const next = step(reducer, state, action);
    state = next.state;
    return next.isDone;
  });
  return { start, actions };
}

function shortened(value: unknown, cut: Cut): unknown {
  if (typeof value === 'string') return value.length > cut.text ? `${value.slice(0, cut.text)}…` : value;
  if (Array.isArray(value)) return value.slice(0, cut.list).map((one) => shortened(one, cut));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    (entries.length > cut.keys ? entries.slice(-cut.keys) : entries).map(([name, one]) => [name, shortened(one, cut)]),
  );
}

/** JSON has no NaN. These are the marks that the importing tool's serializer uses. */
const marked = (_name: string, value: unknown): unknown => {
  if (typeof value !== 'number' || Number.isFinite(value)) return value;
  return { $jsan: Number.isNaN(value) ? 'n' : value > 0 ? 'i' : 'y' };
};

/**
 * The recording in the format of Redux DevTools' export and import. `payload` and `preloadedState` are JSON texts of the actions and of the
 * state before the first of them. It is redacted and cut to 1 MB.
 */
export function recordingFile(
  recorded: Recorded,
  redactor: Redactor,
  facts: RecordingFacts,
): { text: string } & Recording {
  for (const cut of CUTS) {
    const { start, actions } = lastOf(recorded, cut.actions);
    const payload = redactor.value(actions).map((action) => shortened(action, cut) as UnknownAction);
    const before = shortened(redactor.value(start), cut);
    const text = JSON.stringify(
      {
        payload: JSON.stringify(payload, marked),
        preloadedState: JSON.stringify(before, marked),
        ...facts,
      },
      null,
      '\t',
    );
    if (new TextEncoder().encode(text).length <= RECORDING_LIMIT_BYTES)
      return { text, start: before, actions: payload };
  }
  return { text: '', start: {}, actions: [] };
}
