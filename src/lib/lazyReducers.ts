/** A reducer whose state may be null. Null means that nothing is going on. */
type Reduce<S, A> = (state: S | null | undefined, action: A) => S | null;

const joined = new Map<string, unknown>();

/** A lazy chunk calls this when it is evaluated. From then on its reducer handles its part of the state. */
export function joinReducer<S, A>(name: string, reduce: Reduce<S, A>): void {
  joined.set(name, reduce);
}

/**
 * The placeholder in the store for a lazy reducer. The state is null until its code is loaded, and whenever nothing is going on. So every
 * earlier state is complete without that code.
 */
export const lazyReducer =
  <S>(name: string) =>
  (state: S | null | undefined, action: unknown): S | null => {
    const reduce = joined.get(name) as Reduce<S, unknown> | undefined;
    return reduce === undefined ? (state ?? null) : reduce(state, action);
  };
