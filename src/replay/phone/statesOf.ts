import type { UnknownAction } from '@reduxjs/toolkit';

export interface States {
  /** The state before the first action, and after each. */
  readonly all: readonly unknown[];
  /** Actions that the reducer could not take, by their index. The state before them stays. */
  readonly broken: ReadonlySet<number>;
}

/** The first action of DevTools' own import. It fills in what the file lacks. */
const BEGAN = { type: '@@INIT' };

/** A state without an address has no screen. */
function isWhole(state: unknown): boolean {
  const { route } = (state ?? {}) as { route?: { location?: { pathname?: unknown; search?: unknown } } | null };
  return typeof route?.location?.pathname === 'string' && typeof route.location.search === 'string';
}

export function statesOf(
  reduce: (state: unknown, action: UnknownAction) => unknown,
  start: unknown,
  actions: readonly UnknownAction[],
): States {
  const broken = new Set<number>();
  const attempt = (state: unknown, action: UnknownAction): unknown => {
    try {
      const next = reduce(state, action);
      return isWhole(next) ? next : null;
    } catch {
      return null;
    }
  };
  const all = [attempt(start, BEGAN) ?? attempt(undefined, BEGAN)];
  actions.forEach((action, index) => {
    const next = attempt(all[index], action);
    if (next === null) broken.add(index);
    all.push(next ?? all[index]);
  });
  return { all, broken };
}
