import type { UnknownAction } from '@reduxjs/toolkit';

export interface States {
  /** The state before the first action, and after each. */
  readonly all: readonly unknown[];
  /** Actions that the reducer could not take, by their index. The state before them stays. */
  readonly broken: ReadonlySet<number>;
}

/** The first action of DevTools' own import. It fills in what the file lacks. */
const BEGAN = { type: '@@INIT' };

export function statesOf(
  reduce: (state: unknown, action: UnknownAction) => unknown,
  start: unknown,
  actions: readonly UnknownAction[],
): States {
  const broken = new Set<number>();
  const attempt = (state: unknown, action: UnknownAction, index: number): unknown => {
    try {
      return reduce(state, action);
    } catch {
      broken.add(index);
      return state;
    }
  };
  const all = [attempt(start, BEGAN, -1)];
  actions.forEach((action, index) => all.push(attempt(all[index], action, index)));
  return { all, broken };
}
