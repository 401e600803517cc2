/** A reducer whose state may be null, which means that the flow is inactive. */
type NullableReducer<S, A> = (state: S | null | undefined, action: A) => S | null;

const registeredReducers = new Map<string, unknown>();

/** Called by a lazy chunk when it is evaluated. From then on its reducer handles its part of the state. */
export function registerLazyReducer<S, A>(name: string, reducer: NullableReducer<S, A>): void {
  registeredReducers.set(name, reducer);
}

/**
 * Creates the placeholder reducers for lazy state, by name. A state is null until its code is loaded and while its
 * flow is inactive, so every earlier state is complete without that code.
 */
export const createLazyReducers = <States>(names: readonly (keyof States & string)[]) =>
  Object.fromEntries(names.map((name) => [name, createPlaceholder(name)])) as {
    [Name in keyof States]: (state: States[Name] | null | undefined, action: unknown) => States[Name] | null;
  };

const createPlaceholder = (name: string) => (state: unknown, action: unknown) => {
  const reducer = registeredReducers.get(name) as NullableReducer<unknown, unknown> | undefined;
  return reducer === undefined ? (state ?? null) : reducer(state, action);
};
