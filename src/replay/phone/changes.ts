import diff from 'microdiff';

export interface Change {
  readonly kind: 'CREATE' | 'REMOVE' | 'CHANGE';
  /** `payment.attempts.parking:stay-0001`. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

const OF_SERVICE = /Api$/;
/** What RTK Query keeps for itself, beside queries and mutations. */
const BOOKS: ReadonlySet<string> = new Set(['provided', 'subscriptions', 'config']);

type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** What differs between two states. A slice that is the same object is not looked into, so a step costs what it changed. */
export function changesOf(before: unknown, after: unknown): readonly Change[] {
  if (!isParts(before) || !isParts(after)) return [];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  );
  const only = (state: Parts) =>
    Object.fromEntries(names.filter((name) => name in state).map((name) => [name, state[name]]));
  const all = diff(only(before), only(after), { cyclesFix: false });
  return all
    .filter(({ path: [slice, part] }) => !(OF_SERVICE.test(String(slice)) && BOOKS.has(String(part))))
    .map((one) => ({
      kind: one.type,
      path: one.path.join('.'),
      before: one.type === 'CREATE' ? undefined : (one.oldValue as unknown),
      after: one.type === 'REMOVE' ? undefined : (one.value as unknown),
    }));
}
