/** What a part of the state that starts as nothing needs to change; null is nothing. */
type Reduce<S, A> = (state: S | null | undefined, action: A) => S | null;

const joined = new Map<string, unknown>();

/** Called by a late file when it is evaluated: from then on its part of the state changes. */
export function joinReducer<S, A>(name: string, reduce: Reduce<S, A>): void {
  joined.set(name, reduce);
}

/**
 * Stands in the store for a part whose code comes later. The part is null until then and whenever nothing is going on in it, so that
 * every earlier moment is whole without its code.
 */
export const lateReducer =
  <S>(name: string) =>
  (state: S | null | undefined, action: unknown): S | null => {
    const reduce = joined.get(name) as Reduce<S, unknown> | undefined;
    return reduce === undefined ? (state ?? null) : reduce(state, action);
  };
