import { isPlainObject } from '@/lib/isPlainObject';
import { parseJson } from '@/lib/parseJson';
import { SECOND_MS } from '@/lib/timeUnits';

import { type FormerNames, presentAction, presentState } from './formerNames';

/** The version of the file that this build writes. A file without a version has neither times nor notes. */
export const RECORDING_FORMAT = 2;

/**
 * An action of a recording whose payload is the whole state. Where the recording goes on in another document, or skips something, the state of that
 * moment cannot be computed from the one before.
 */
export const STATE_TAKEN = 'recording/stateTaken';

/**
 * A key beside the parts of the app in `preloadedState`: `{ beganAtMs, times }`, as beside it. The extension gives the page that imports a recording
 * nothing but states and actions, and its clocks need the driver's time.
 */
export const TIMES_IN_STATE = 'recordedTimes';

/** When the state before the first action was, in server time, and how much later each action came, all in milliseconds. */
export interface RecordedTimes {
  readonly beganAtMs: number;
  readonly times: readonly number[];
}

export interface RecordedAction {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface RecordedLine {
  readonly isOnline: boolean;
  /** As the browser names it (`4g`, `wifi`); empty where it does not say. */
  readonly type: string;
}

/** What the state does not hold of the device. Width and height are in CSS px, `textPercent` is 100 for the usual text size. */
export interface RecordedDevice {
  readonly width: number;
  readonly height: number;
  readonly textPercent: number;
  readonly isElder: boolean;
  readonly scheme: 'light' | 'dark';
  /** The kind of host/Host. */
  readonly host: string;
  readonly line: RecordedLine;
}

/** A finished call. `status` is that of HTTP, 0 without an answer; `errorId` is the 错误编号, empty for a call that did not fail. */
export interface CallNote {
  readonly kind: 'call';
  /** The endpoint. */
  readonly name: string;
  readonly service: string;
  readonly method: string;
  readonly status: number;
  /** The service's own code, or the kind of failure. */
  readonly code: string;
  readonly ms: number;
  readonly errorId: string;
}

/** What an operator needs and no action says. */
export type NoteContent =
  | CallNote
  | { readonly kind: 'error'; readonly text: string }
  | { readonly kind: 'csp'; readonly directive: string; readonly blocked: string }
  | ({ readonly kind: 'line' } & RecordedLine)
  | { readonly kind: 'longTask'; readonly ms: number }
  /** A press without effect. `on` names the thing by its role and place, never by its text. */
  | { readonly kind: 'deadPress'; readonly on: string }
  /** `paintMs`: from the change of the route, or from the start of the document, to the first paint of the screen. */
  | { readonly kind: 'screen'; readonly name: string; readonly paintMs: number }
  /** Only what has changed. */
  | ({ readonly kind: 'device' } & Partial<Omit<RecordedDevice, 'line'>>)
  /** The session goes on in another document. The next action is `STATE_TAKEN`. */
  | { readonly kind: 'page'; readonly why: 'reload' | 'return' };

/** `atMs` counts from `beganAt`. */
export type RecordedNote = { readonly atMs: number } & NoteContent;

export interface RecordingFile {
  /** 1 for a file of before: its times are a second apart, and it has no device and no notes. */
  readonly format: 1 | 2;
  readonly app: string;
  /** Version and commit of the build that made it. */
  readonly version: string;
  /** Path and query at the end. */
  readonly route: string;
  /** ISO 8601, server time: when the file was written. */
  readonly at: string;
  /** Server time in milliseconds of the state before the first action. */
  readonly beganAtMs: number;
  readonly start: Readonly<Record<string, unknown>>;
  readonly actions: readonly RecordedAction[];
  /** One for each action: milliseconds after `beganAtMs`, never less than the one before. */
  readonly times: readonly number[];
  readonly device: RecordedDevice | null;
  /** Sorted by time. */
  readonly notes: readonly RecordedNote[];
  /** How many notes could not be read. */
  readonly unreadNotes: number;
}

/** What is wrong with a file. */
export type RecordingProblem =
  'notJson' | 'notRecording' | 'newerFormat' | 'unreadActions' | 'unreadState' | 'unreadTimes' | 'unreadDevice';

type Fields = Readonly<Record<string, unknown>>;
/** Whether a field of a note is what it should be. */
type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isAmount: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const LINE = { isOnline: isFlag, type: isText };
const DEVICE = {
  width: isAmount,
  height: isAmount,
  textPercent: isAmount,
  isElder: isFlag,
  scheme: oneOf('light', 'dark'),
  host: isText,
};
const NOTES: ReadonlyMap<unknown, Readonly<Record<string, Check>>> = new Map<
  NoteContent['kind'],
  Readonly<Record<string, Check>>
>([
  [
    'call',
    {
      name: isText,
      service: isText,
      method: isText,
      status: isAmount,
      code: isText,
      ms: isAmount,
      errorId: isText,
    },
  ],
  ['error', { text: isText }],
  ['csp', { directive: isText, blocked: isText }],
  ['line', LINE],
  ['longTask', { ms: isAmount }],
  ['deadPress', { on: isText }],
  ['screen', { name: isText, paintMs: isAmount }],
  ['device', Object.fromEntries(Object.entries(DEVICE).map(([name, check]) => [name, optional(check)]))],
  ['page', { why: oneOf('reload', 'return') }],
]);

/** The fields that pass their checks, and nothing else; null if one does not. */
function picked(given: unknown, checks: Readonly<Record<string, Check>>): Fields | null {
  if (!isPlainObject(given)) return null;
  const taken: Record<string, unknown> = {};
  for (const [name, check] of Object.entries(checks)) {
    if (!check(given[name])) return null;
    if (given[name] !== undefined) taken[name] = given[name];
  }
  return taken;
}

function noteOf(given: unknown): RecordedNote | null {
  if (!isPlainObject(given)) return null;
  const { kind, atMs } = given;
  const checks = NOTES.get(kind);
  if (checks === undefined || !isAmount(atMs)) return null;
  const fields = picked(given, checks);
  return fields === null ? null : ({ ...fields, kind, atMs } as RecordedNote);
}

function deviceOf(given: unknown): RecordedDevice | null {
  const fields = picked(given, DEVICE);
  const line = isPlainObject(given) ? picked(given['line'], LINE) : null;
  return fields === null || line === null ? null : ({ ...fields, line } as unknown as RecordedDevice);
}

const NOT_IN_JSON: ReadonlyMap<unknown, number> = new Map([
  ['n', Number.NaN],
  ['i', Number.POSITIVE_INFINITY],
  ['y', Number.NEGATIVE_INFINITY],
]);

/** The marks of numbers that JSON does not have, as the importing tool's serializer writes and reads them. */
export const markNumber = (_name: string, value: unknown): unknown => {
  if (typeof value !== 'number' || Number.isFinite(value)) return value;
  return { $jsan: Number.isNaN(value) ? 'n' : value > 0 ? 'i' : 'y' };
};
const unmarkNumber = (_name: string, value: unknown): unknown =>
  (isPlainObject(value) ? NOT_IN_JSON.get(value['$jsan']) : undefined) ?? value;

const inner = (text: unknown): unknown => {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text, unmarkNumber) as unknown;
  } catch {
    return undefined;
  }
};

const isAction = (value: unknown): value is RecordedAction => isPlainObject(value) && typeof value['type'] === 'string';
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The times of the actions, or null if they are not one growing number for each. */
function timesOf(given: unknown, count: number): readonly number[] | null {
  if (!Array.isArray(given) || given.length !== count || !given.every(isAmount)) return null;
  const times = given as readonly number[];
  return times.every((time, at) => time >= (times[at - 1] ?? 0)) ? times : null;
}

/** The times that a state of an import brings, and the state without them, with the names of this release. */
export function timesInState(state: unknown, count: number): { state: unknown; recorded: RecordedTimes | null } {
  if (!isPlainObject(state)) return { state, recorded: null };
  const { [TIMES_IN_STATE]: given, ...rest } = state;
  const { beganAtMs, times: list } = isPlainObject(given) ? given : {};
  const times = timesOf(list, count);
  const recorded = times !== null && typeof beganAtMs === 'number' ? { beganAtMs, times } : null;
  return { state: presentState(rest), recorded };
}

/** An action with the names of this release, also in the state that it may bring. */
function present(action: RecordedAction, names?: FormerNames): RecordedAction {
  const named = presentAction(action, names);
  return named.type === STATE_TAKEN ? { ...named, payload: presentState(named['payload'], names) } : named;
}

function readFile(file: Fields, names?: FormerNames): RecordingFile | RecordingProblem {
  const isOld = file['format'] === undefined;
  if (!isOld && file['format'] !== RECORDING_FORMAT) return 'newerFormat';
  const actions = inner(file['payload']);
  if (!Array.isArray(actions) || !actions.every(isAction)) return 'unreadActions';
  const state = inner(file['preloadedState']);
  if (!isPlainObject(state)) return 'unreadState';
  const { [TIMES_IN_STATE]: _times, ...start } = state;
  const times = isOld ? actions.map((_action, at) => (at + 1) * SECOND_MS) : timesOf(file['times'], actions.length);
  const endMs = Date.parse(textOf(file['at']));
  const beganAtMs = isOld ? (endMs || 0) - actions.length * SECOND_MS : Date.parse(textOf(file['beganAt']));
  if (times === null || Number.isNaN(beganAtMs)) return 'unreadTimes';
  const device = isOld ? null : deviceOf(file['device']);
  if (device === null && !isOld) return 'unreadDevice';
  const given: readonly unknown[] = !isOld && Array.isArray(file['notes']) ? file['notes'] : [];
  const notes = given.map(noteOf).filter((note) => note !== null);
  return {
    format: isOld ? 1 : RECORDING_FORMAT,
    app: textOf(file['app']),
    version: textOf(file['version']),
    route: textOf(file['route']),
    at: textOf(file['at']),
    beganAtMs,
    start: presentState(start, names),
    actions: actions.map((action) => present(action, names)),
    times,
    device,
    notes: [...notes].sort((one, other) => one.atMs - other.atMs),
    unreadNotes: given.length - notes.length,
  };
}

/**
 * Reads the text of a recording that somebody has sent. Never throws.
 *
 * @param names for tests
 */
export function readRecordingFile(
  text: string,
  names?: FormerNames,
): { readonly file: RecordingFile } | { readonly problem: RecordingProblem } {
  const file = parseJson(text);
  if (file === undefined) return { problem: 'notJson' };
  if (!isPlainObject(file) || !('payload' in file)) return { problem: 'notRecording' };
  const read = readFile(file, names);
  return typeof read === 'string' ? { problem: read } : { file: read };
}

/** The reducer of an app, which also follows a recording from one document into the next, and reads the names of former releases. */
export const followingPages =
  <State, Action extends { type: string }>(
    reducer: (state: State | undefined, action: Action) => State,
    names?: FormerNames,
  ) =>
  (state: State | undefined, action: Action): State =>
    action.type === STATE_TAKEN
      ? presentState((action as unknown as { payload: State }).payload, names)
      : reducer(state, presentAction(action, names));
