import { hasOwn } from '@/lib/hasOwn';
import { isPlainObject } from '@/lib/isPlainObject';

/**
 * Names that were renamed or removed since former releases, so that their recordings can be opened. A rename is added
 * here in the same commit; the corpus of the last release (test/corpus) finds one that was forgotten.
 */
export interface RecordedReduxNameMigrations {
  /** Action types, by their former name. */
  readonly actions: Readonly<Record<string, string>>;
  /** State slices by their former name, which is also the first half of their action types. */
  readonly parts: Readonly<Record<string, string>>;
  /** Endpoints, by `slice/endpoint` with the current name of the slice. */
  readonly endpoints: Readonly<Record<string, string>>;
  /** Names without a successor, as `type`, `slice` or `slice/endpoint`, and why. Their actions change nothing. */
  readonly removed: Readonly<Record<string, string>>;
}

export const RECORDED_REDUX_NAME_MIGRATIONS: RecordedReduxNameMigrations = {
  actions: {},
  parts: {},
  endpoints: {},
  removed: {},
};

type Fields = Readonly<Record<string, unknown>>;

const CALL = /^(\w+)\/execute(?:Query|Mutation)\//;
/** The type of an action that changes nothing. Otherwise reducers would look up an endpoint that no longer exists. */
export const REMOVED_ACTION_PLACEHOLDER_TYPE = 'recording/removed';

const lookUpName = (names: Readonly<Record<string, string>>, name: string): string | undefined =>
  hasOwn(names, name) ? names[name] : undefined;

/** `getBill({"id":1})`, as RTK Query builds its cache keys. */
const renameCacheKey = (key: string, from: string, to: string): string =>
  key.startsWith(`${from}(`) ? to + key.slice(from.length) : key;

function migrateCall(part: string, arg: Fields, { endpoints }: RecordedReduxNameMigrations): Fields {
  const { endpointName, queryCacheKey } = arg;
  const name = typeof endpointName === 'string' ? lookUpName(endpoints, `${part}/${endpointName}`) : undefined;
  if (name === undefined || typeof endpointName !== 'string') return arg;
  const key =
    typeof queryCacheKey === 'string' ? { queryCacheKey: renameCacheKey(queryCacheKey, endpointName, name) } : {};
  return { ...arg, endpointName: name, ...key };
}

/** Migrates an action of a recording to the current names. Returns the same object if nothing changes. */
export function migrateRecordedAction<Action extends { readonly type: string }>(
  action: Action,
  names: RecordedReduxNameMigrations = RECORDED_REDUX_NAME_MIGRATIONS,
): Action {
  const [part = '', ...rest] = action.type.split('/');
  const type = lookUpName(names.actions, action.type) ?? [lookUpName(names.parts, part) ?? part, ...rest].join('/');
  const named = type === action.type ? action : { ...action, type };
  if (lookUpName(names.removed, action.type) !== undefined || lookUpName(names.removed, part) !== undefined)
    return { ...named, type: REMOVED_ACTION_PLACEHOLDER_TYPE };
  const called = CALL.exec(type)?.[1];
  const { meta } = named as { meta?: unknown };
  if (called === undefined || !isPlainObject(meta) || !isPlainObject(meta['arg'])) return named;
  const arg = migrateCall(called, meta['arg'], names);
  const isRemoved = lookUpName(names.removed, `${called}/${String(arg['endpointName'])}`) !== undefined;
  if (isRemoved) return { ...named, type: REMOVED_ACTION_PLACEHOLDER_TYPE };
  return arg === meta['arg'] ? named : { ...named, meta: { ...meta, arg } };
}

/** Migrates the cached calls of an API slice. */
function migrateCalls(part: string, calls: Fields, names: RecordedReduxNameMigrations): Fields {
  return Object.fromEntries(
    Object.entries(calls).map(([key, entry]) => {
      if (!isPlainObject(entry)) return [key, entry];
      const { queryCacheKey = key, ...arg } = migrateCall(part, { ...entry, queryCacheKey: key }, names);
      return [String(queryCacheKey), arg];
    }),
  );
}

/** Migrates a state of a recording to the current names. Anything but a state is returned unchanged. */
export function migrateRecordedState<State>(
  state: State,
  names: RecordedReduxNameMigrations = RECORDED_REDUX_NAME_MIGRATIONS,
): State {
  const isChanged = [names.parts, names.endpoints, names.removed].some((some) => Object.keys(some).length > 0);
  if (!isChanged || !isPlainObject(state)) return state;
  const remaining = Object.entries(state).filter(([part]) => lookUpName(names.removed, part) === undefined);
  return Object.fromEntries(
    remaining.map(([former, value]) => {
      const part = lookUpName(names.parts, former) ?? former;
      if (!isPlainObject(value) || !isPlainObject(value['queries'])) return [part, value];
      const { queries, mutations } = value;
      const config = isPlainObject(value['config']) ? { config: { ...value['config'], reducerPath: part } } : {};
      return [
        part,
        {
          ...value,
          ...config,
          queries: migrateCalls(part, queries, names),
          ...(isPlainObject(mutations) ? { mutations: migrateCalls(part, mutations, names) } : {}),
        },
      ];
    }),
  ) as State;
}
