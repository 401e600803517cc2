import type { ScreenName } from '@/navigation/paths';

import { allNames, type GoodVisit } from '../../data/goodVisits';
import { builtVisits } from './builtVisits';

/** One of the workers that share a walk (config/walks.js), counted from 1. */
export interface Shard {
  readonly shard: number;
  readonly of: number;
}

const named = process.env['ROUTES'];
/** The routes that `npm run check` selects; null means all. */
export const onlyRoutes: readonly string[] | null = named === undefined ? null : named.split(',');

const drawn = process.env['WALKED'];
/** The routes that a walk over all routes visits in `npm test` (config/check/walkedRoutes.js) or in `npm run check`; null means all. */
export const walkedRoutes: readonly string[] | null = onlyRoutes ?? (drawn === undefined ? null : drawn.split(','));

/** The part of the cases that belongs to one shard. When routes are named, the first shard takes all of them. */
export const shardOf = <T>(cases: readonly T[], { shard, of }: Shard): T[] =>
  cases.filter((_, index) => (onlyRoutes === null ? index % of : 0) === shard - 1);

/** Whether a walk over all routes visits this one. */
export const isWanted = (name: ScreenName): boolean => walkedRoutes?.includes(name) ?? true;

/** Those of the given routes that belong to a shard. */
export const routesOf = <N extends ScreenName>(names: readonly N[], shard: Shard): N[] =>
  shardOf(names.filter(isWanted), shard);

/** The visits of a shard: each of its routes as a driver and as a visitor. */
export function visitsOf(shard: Shard): GoodVisit[] {
  const mine = routesOf(allNames, shard);
  return builtVisits.filter(({ name }) => mine.includes(name));
}

/** One test for each case of a shard. A shard may be empty, but jest fails a file that has no test. */
export function testEach<T>(cases: readonly (readonly [string, T])[], run: (name: string, one: T) => Promise<void>) {
  if (cases.length === 0) test.skip('nothing of this walk is in this shard', () => undefined);
  else test.each(cases)('%s', run);
}
