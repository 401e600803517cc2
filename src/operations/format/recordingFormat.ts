import { isPlainObject } from '@/lib/isPlainObject';
import { parseJson } from '@/lib/parseJson';
import { SECOND_MS } from '@/lib/timeUnits';

import { migrateRecordedAction, migrateRecordedState, type RecordedReduxNameMigrations } from './formerRecordingNames';

/** The version of the file that this build writes. A file without a version has neither times nor notes. */
export const RECORDING_FORMAT_VERSION = 2;

/**
 * The type of an action whose payload is the complete state. It is used where the recording continues in another
 * document or skips something, because that state cannot be computed from the previous one.
 */
export const STATE_SNAPSHOT_ACTION_TYPE = 'recording/stateTaken';

/**
 * A key beside the slices in `preloadedState`: `{ beganAtMs, times }`, the same as in the file. The DevTools extension
 * passes only states and actions to the importing page, whose clocks need the driver's time.
 */
export const RECORDED_TIMES_KEY = 'recordedTimes';

/** When the state before the first action was, in server time, and the delay of each action, all in milliseconds. */
export interface RecordedTimes {
  readonly beganAtMs: number;
  readonly times: readonly number[];
}

export interface RecordedAction {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface RecordedConnection {
  readonly isOnline: boolean;
  /** The type that the browser reports (`4g`, `wifi`); empty if it reports none. */
  readonly type: string;
}

/**
 * Properties of the device that are not in the state. Width and height are in CSS px, `textPercent` is 100 for the
 * usual text size.
 */
export interface RecordedDevice {
  readonly width: number;
  readonly height: number;
  readonly textPercent: number;
  readonly isElder: boolean;
  readonly scheme: 'light' | 'dark';
  /** The `HostAppKind` (host/HostAdapter). */
  readonly host: string;
  readonly line: RecordedConnection;
}

/**
 * A finished call. `status` is the HTTP status, 0 without a response; `errorId` is the 错误编号, empty for a call that did
 * not fail.
 */
export interface RecordedCallEvent {
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

/** Events that operators need and that are not actions. */
export type RecordedEventContent =
  | RecordedCallEvent
  | { readonly kind: 'error'; readonly text: string }
  | { readonly kind: 'csp'; readonly directive: string; readonly blocked: string }
  | ({ readonly kind: 'line' } & RecordedConnection)
  | { readonly kind: 'longTask'; readonly ms: number }
  /** A press without effect. `on` names the element by its role and position, never by its text. */
  | { readonly kind: 'deadPress'; readonly on: string }
  /** `paintMs`: from the change of the route, or from the start of the document, to the first paint of the screen. */
  | { readonly kind: 'screen'; readonly name: string; readonly paintMs: number }
  /** Only the properties that have changed. */
  | ({ readonly kind: 'device' } & Partial<Omit<RecordedDevice, 'line'>>)
  /** The session continues in another document. The next action is `STATE_SNAPSHOT_ACTION_TYPE`. */
  | { readonly kind: 'page'; readonly why: 'reload' | 'return' };

/** `atMs` counts from `beganAt`. */
export type RecordedEvent = { readonly atMs: number } & RecordedEventContent;

export interface RecordingFile {
  /** 1 for a file without a version: its times are a second apart, and it has no device and no notes. */
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
  readonly notes: readonly RecordedEvent[];
  /** How many notes could not be read. */
  readonly unreadNotes: number;
}

/** Why a file cannot be read. */
export type RecordingParseErrorCode =
  'notJson' | 'notRecording' | 'newerFormat' | 'unreadActions' | 'unreadState' | 'unreadTimes' | 'unreadDevice';

type Fields = Readonly<Record<string, unknown>>;
/** Checks a field of a note. */
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
  RecordedEventContent['kind'],
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

/** The fields of `checks`, and nothing else; null if one of them is invalid. */
function pickValidFields(given: unknown, checks: Readonly<Record<string, Check>>): Fields | null {
  if (!isPlainObject(given)) return null;
  const valid: Record<string, unknown> = {};
  for (const [name, check] of Object.entries(checks)) {
    if (!check(given[name])) return null;
    if (given[name] !== undefined) valid[name] = given[name];
  }
  return valid;
}

function parseRecordedEvent(given: unknown): RecordedEvent | null {
  if (!isPlainObject(given)) return null;
  const { kind, atMs } = given;
  const checks = NOTES.get(kind);
  if (checks === undefined || !isAmount(atMs)) return null;
  const fields = pickValidFields(given, checks);
  return fields === null ? null : ({ ...fields, kind, atMs } as RecordedEvent);
}

function parseDevice(given: unknown): RecordedDevice | null {
  const fields = pickValidFields(given, DEVICE);
  const line = isPlainObject(given) ? pickValidFields(given['line'], LINE) : null;
  return fields === null || line === null ? null : ({ ...fields, line } as unknown as RecordedDevice);
}

const NOT_IN_JSON: ReadonlyMap<unknown, number> = new Map([
  ['n', Number.NaN],
  ['i', Number.POSITIVE_INFINITY],
  ['y', Number.NEGATIVE_INFINITY],
]);

/** Encodes numbers that JSON does not support, in the format of the importing tool's serializer. */
export const encodeNonJsonNumber = (_name: string, value: unknown): unknown => {
  if (typeof value !== 'number' || Number.isFinite(value)) return value;
  return { $jsan: Number.isNaN(value) ? 'n' : value > 0 ? 'i' : 'y' };
};
const unmarkNumber = (_name: string, value: unknown): unknown =>
  (isPlainObject(value) ? NOT_IN_JSON.get(value['$jsan']) : undefined) ?? value;

const parseInnerJson = (text: unknown): unknown => {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text, unmarkNumber) as unknown;
  } catch {
    return undefined;
  }
};

const isAction = (value: unknown): value is RecordedAction => isPlainObject(value) && typeof value['type'] === 'string';
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The times of the actions; null unless there is one non-decreasing number for each. */
function parseTimes(given: unknown, count: number): readonly number[] | null {
  if (!Array.isArray(given) || given.length !== count || !given.every(isAmount)) return null;
  const times = given as readonly number[];
  return times.every((time, at) => time >= (times[at - 1] ?? 0)) ? times : null;
}

/** Splits an imported state into its times and the rest, migrated to the current names. */
export function splitImportedStateAndTimes(
  state: unknown,
  count: number,
): { state: unknown; recorded: RecordedTimes | null } {
  if (!isPlainObject(state)) return { state, recorded: null };
  const { [RECORDED_TIMES_KEY]: given, ...rest } = state;
  const { beganAtMs, times: list } = isPlainObject(given) ? given : {};
  const times = parseTimes(list, count);
  const recorded = times !== null && typeof beganAtMs === 'number' ? { beganAtMs, times } : null;
  return { state: migrateRecordedState(rest), recorded };
}

/** Migrates an action, and the state that it may contain, to the current names. */
function migrateWithState(action: RecordedAction, names?: RecordedReduxNameMigrations): RecordedAction {
  const named = migrateRecordedAction(action, names);
  return named.type === STATE_SNAPSHOT_ACTION_TYPE
    ? { ...named, payload: migrateRecordedState(named['payload'], names) }
    : named;
}

function parseFile(file: Fields, names?: RecordedReduxNameMigrations): RecordingFile | RecordingParseErrorCode {
  const isOld = file['format'] === undefined;
  if (!isOld && file['format'] !== RECORDING_FORMAT_VERSION) return 'newerFormat';
  const actions = parseInnerJson(file['payload']);
  if (!Array.isArray(actions) || !actions.every(isAction)) return 'unreadActions';
  const state = parseInnerJson(file['preloadedState']);
  if (!isPlainObject(state)) return 'unreadState';
  const { [RECORDED_TIMES_KEY]: _times, ...start } = state;
  const times = isOld ? actions.map((_action, at) => (at + 1) * SECOND_MS) : parseTimes(file['times'], actions.length);
  const endMs = Date.parse(toText(file['at']));
  const beganAtMs = isOld ? (endMs || 0) - actions.length * SECOND_MS : Date.parse(toText(file['beganAt']));
  if (times === null || Number.isNaN(beganAtMs)) return 'unreadTimes';
  const device = isOld ? null : parseDevice(file['device']);
  if (device === null && !isOld) return 'unreadDevice';
  const given: readonly unknown[] = !isOld && Array.isArray(file['notes']) ? file['notes'] : [];
  const notes = given.map(parseRecordedEvent).filter((note) => note !== null);
  return {
    format: isOld ? 1 : RECORDING_FORMAT_VERSION,
    app: toText(file['app']),
    version: toText(file['version']),
    route: toText(file['route']),
    at: toText(file['at']),
    beganAtMs,
    start: migrateRecordedState(start, names),
    actions: actions.map((action) => migrateWithState(action, names)),
    times,
    device,
    notes: [...notes].sort((one, other) => one.atMs - other.atMs),
    unreadNotes: given.length - notes.length,
  };
}

/**
 * Parses the text of a recording. Never throws.
 *
 * @param names for tests
 */
export function parseRecordingFile(
  text: string,
  names?: RecordedReduxNameMigrations,
): { readonly file: RecordingFile } | { readonly problem: RecordingParseErrorCode } {
  const file = parseJson(text);
  if (file === undefined) return { problem: 'notJson' };
  if (!isPlainObject(file) || !('payload' in file)) return { problem: 'notRecording' };
  const read = parseFile(file, names);
  return typeof read === 'string' ? { problem: read } : { file: read };
}

/** Extends an app's reducer so that it continues a recording across documents and migrates names of former releases. */
export const createRecordingReplayReducer =
  <State, Action extends { type: string }>(
    reducer: (state: State | undefined, action: Action) => State,
    names?: RecordedReduxNameMigrations,
  ) =>
  (state: State | undefined, action: Action): State =>
    action.type === STATE_SNAPSHOT_ACTION_TYPE
      ? migrateRecordedState((action as unknown as { payload: State }).payload, names)
      : reducer(state, migrateRecordedAction(action, names));
