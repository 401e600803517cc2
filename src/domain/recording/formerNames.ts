import { hasOwn } from '@/lib/hasOwn';
import { isPlainObject } from '@/lib/isPlainObject';

/**
 * The names in recordings of former releases that this one has no more, so that such a recording opens. A name that is renamed is added here in the same
 * commit; the corpus of the last release (test/corpus) finds one that was forgotten.
 */
export interface FormerNames {
  /** Types of actions, by the former one. */
  readonly actions: Readonly<Record<string, string>>;
  /** Parts of the state, which are also the first half of the types of their actions. */
  readonly parts: Readonly<Record<string, string>>;
  /** Endpoints, by `part/endpoint` with the present name of the part. */
  readonly endpoints: Readonly<Record<string, string>>;
  /** What has no successor, as `type`, `part` or `part/endpoint`, and why. Its actions change nothing. */
  readonly removed: Readonly<Record<string, string>>;
}

export const formerNames: FormerNames = { actions: {}, parts: {}, endpoints: {}, removed: {} };

type Fields = Readonly<Record<string, unknown>>;

const CALL = /^(\w+)\/execute(?:Query|Mutation)\//;
/** An action that changes nothing. Reducers would look up an endpoint that is not there. */
export const REMOVED = 'recording/removed';

const own = (names: Readonly<Record<string, string>>, name: string): string | undefined =>
  hasOwn(names, name) ? names[name] : undefined;

/** `getBill({"id":1})`, as RTK Query names what it has stored. */
const keyWith = (key: string, from: string, to: string): string =>
  key.startsWith(`${from}(`) ? to + key.slice(from.length) : key;

function presentCall(part: string, arg: Fields, { endpoints }: FormerNames): Fields {
  const { endpointName, queryCacheKey } = arg;
  const name = typeof endpointName === 'string' ? own(endpoints, `${part}/${endpointName}`) : undefined;
  if (name === undefined || typeof endpointName !== 'string') return arg;
  const key = typeof queryCacheKey === 'string' ? { queryCacheKey: keyWith(queryCacheKey, endpointName, name) } : {};
  return { ...arg, endpointName: name, ...key };
}

/** An action of a recording, with the names of this release. The same object where it has them. */
export function presentAction<Action extends { readonly type: string }>(
  action: Action,
  names: FormerNames = formerNames,
): Action {
  const [part = '', ...rest] = action.type.split('/');
  const type = own(names.actions, action.type) ?? [own(names.parts, part) ?? part, ...rest].join('/');
  const named = type === action.type ? action : { ...action, type };
  if (own(names.removed, action.type) !== undefined || own(names.removed, part) !== undefined)
    return { ...named, type: REMOVED };
  const called = CALL.exec(type)?.[1];
  const { meta } = named as { meta?: unknown };
  if (called === undefined || !isPlainObject(meta) || !isPlainObject(meta['arg'])) return named;
  const arg = presentCall(called, meta['arg'], names);
  const isRemoved = own(names.removed, `${called}/${String(arg['endpointName'])}`) !== undefined;
  if (isRemoved) return { ...named, type: REMOVED };
  return arg === meta['arg'] ? named : { ...named, meta: { ...meta, arg } };
}

/** The stored calls of a part. */
function presentCalls(part: string, calls: Fields, names: FormerNames): Fields {
  return Object.fromEntries(
    Object.entries(calls).map(([key, entry]) => {
      if (!isPlainObject(entry)) return [key, entry];
      const { queryCacheKey = key, ...arg } = presentCall(part, { ...entry, queryCacheKey: key }, names);
      return [String(queryCacheKey), arg];
    }),
  );
}

/** A state of a recording, with the names of this release. Anything but a state is returned as it is. */
export function presentState<State>(state: State, names: FormerNames = formerNames): State {
  const isChanged = [names.parts, names.endpoints, names.removed].some((some) => Object.keys(some).length > 0);
  if (!isChanged || !isPlainObject(state)) return state;
  const kept = Object.entries(state).filter(([part]) => own(names.removed, part) === undefined);
  return Object.fromEntries(
    kept.map(([former, value]) => {
      const part = own(names.parts, former) ?? former;
      if (!isPlainObject(value) || !isPlainObject(value['queries'])) return [part, value];
      const { queries, mutations } = value;
      const config = isPlainObject(value['config']) ? { config: { ...value['config'], reducerPath: part } } : {};
      return [
        part,
        {
          ...value,
          ...config,
          queries: presentCalls(part, queries, names),
          ...(isPlainObject(mutations) ? { mutations: presentCalls(part, mutations, names) } : {}),
        },
      ];
    }),
  ) as State;
}
