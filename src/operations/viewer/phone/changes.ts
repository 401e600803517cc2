import diff from 'microdiff';

export interface StateDiffEntry {
  readonly kind: 'CREATE' | 'REMOVE' | 'CHANGE';
  /** `payment.attempts.parking:stay-0001`. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

const API_SLICE = /Api$/;
/** Internal data of RTK Query, besides queries and mutations. */
const INTERNAL_PARTS: ReadonlySet<string> = new Set(['provided', 'subscriptions', 'config']);

type StateParts = Readonly<Record<string, unknown>>;

const isStateParts = (value: unknown): value is StateParts => typeof value === 'object' && value !== null;

/**
 * The differences between two states. Slices that are the same object are skipped, so the cost depends on the size of
 * the change.
 */
export function diffStates(before: unknown, after: unknown): readonly StateDiffEntry[] {
  if (!isStateParts(before) || !isStateParts(after)) return [];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  );
  const pickNames = (state: StateParts) =>
    Object.fromEntries(names.filter((name) => name in state).map((name) => [name, state[name]]));
  const all = diff(pickNames(before), pickNames(after), { cyclesFix: false });
  return all
    .filter(({ path: [slice, part] }) => !(API_SLICE.test(String(slice)) && INTERNAL_PARTS.has(String(part))))
    .map((difference) => ({
      kind: difference.type,
      path: difference.path.join('.'),
      before: difference.type === 'CREATE' ? undefined : (difference.oldValue as unknown),
      after: difference.type === 'REMOVE' ? undefined : (difference.value as unknown),
    }));
}
