import type { UnknownAction } from '@reduxjs/toolkit';

export interface ReplayStates {
  /** The state before the first action, and after each. */
  readonly all: readonly unknown[];
  /** Indices of the actions that the reducer could not process. The state before them is repeated. */
  readonly broken: ReadonlySet<number>;
}

/** The first action of DevTools' own import. It adds slices that the file lacks. */
const INIT_ACTION = { type: '@@INIT' };

/** A state without a route has no screen. */
function hasRoute(state: unknown): boolean {
  const { route } = (state ?? {}) as { route?: { location?: { pathname?: unknown; search?: unknown } } | null };
  return typeof route?.location?.pathname === 'string' && typeof route.location.search === 'string';
}

export function computeReplayStates(
  reduce: (state: unknown, action: UnknownAction) => unknown,
  start: unknown,
  actions: readonly UnknownAction[],
): ReplayStates {
  const broken = new Set<number>();
  const reduceSafely = (state: unknown, action: UnknownAction): unknown => {
    try {
      const next = reduce(state, action);
      return hasRoute(next) ? next : null;
    } catch {
      return null;
    }
  };
  const all = [reduceSafely(start, INIT_ACTION) ?? reduceSafely(undefined, INIT_ACTION)];
  actions.forEach((action, index) => {
    const next = reduceSafely(all[index], action);
    if (next === null) broken.add(index);
    all.push(next ?? all[index]);
  });
  return { all, broken };
}
