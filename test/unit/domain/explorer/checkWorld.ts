import { depth, tell } from '../../../support/walks/thoroughness';
import { explore, type Explored } from './explore';
import type { World } from './worlds';

/** Events after nothing has happened. `npm test` has a second or two for each world. A full run has ten minutes for all of them, on two cores. */
const [SHORT, FULL] = [4, 7];
/** A busy machine is slower than that. */
export const LIMIT_MS = 30 * 60_000;

/** Visits the world to its full depth, and prints how much there is of it. */
export function checkWorld(world: World): void {
  const found = explore(world, depth(SHORT, FULL));
  report(world.name, found);
  expect(found.violation).toBeNull();
}

export function report(what: string, { states, transitions, depth: reached, violation }: Explored): void {
  const way = violation === null ? '' : `: ${violation.promise}\n  ${violation.events.join('\n  ')}`;
  tell(`${what}: ${String(states)} states, ${String(transitions)} transitions, depth ${String(reached)}${way}`);
}
