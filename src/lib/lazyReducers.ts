/** A reducer whose state may be null. Null means that nothing is going on. */
type Reduce<S, A> = (state: S | null | undefined, action: A) => S | null;

const joined = new Map<string, unknown>();

/** A lazy chunk calls this when it is evaluated. From then on its reducer handles its part of the state. */
export function joinReducer<S, A>(name: string, reduce: Reduce<S, A>): void {
  joined.set(name, reduce);
}

/**
 * The placeholders in the store for lazy reducers, by name. A state is null until its code is loaded, and whenever nothing is going on. So every
 * earlier state is complete without that code.
 */
export const lazyReducersOf = <States>(names: readonly (keyof States & string)[]) =>
  Object.fromEntries(names.map((name) => [name, placeholder(name)])) as {
    [Name in keyof States]: (state: States[Name] | null | undefined, action: unknown) => States[Name] | null;
  };

const placeholder = (name: string) => (state: unknown, action: unknown) => {
  const reduce = joined.get(name) as Reduce<unknown, unknown> | undefined;
  return reduce === undefined ? (state ?? null) : reduce(state, action);
};
