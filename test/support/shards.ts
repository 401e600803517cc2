import type { PathName } from '@/navigation/paths';

import type { GoodVisit } from '../data/goodVisits';
import { built, builtVisits } from './builtVisits';

/** One of the workers that share a walk (config/walks.js), counted from 1. */
export interface Shard {
  readonly shard: number;
  readonly of: number;
}

const named = process.env['ROUTES'];
/** The routes that `npm run check` wants walked; null means all. */
export const onlyRoutes: readonly string[] | null = named === undefined ? null : named.split(',');

/** What one shard takes of the cases of a walk. The few cases of named routes are all in the first shard. */
export const shardOf = <T>(cases: readonly T[], { shard, of }: Shard): T[] =>
  cases.filter((_, index) => (onlyRoutes === null ? index % of : 0) === shard - 1);

const isWanted = (name: PathName) => onlyRoutes?.includes(name) ?? true;

/** The routes of a shard among some. */
export const routesOf = <N extends PathName>(names: readonly N[], shard: Shard): N[] =>
  shardOf(names.filter(isWanted), shard);

/** The visits of a shard: of each of its routes as a driver and as a visitor. */
export function visitsOf(shard: Shard): GoodVisit[] {
  const mine = routesOf(built, shard);
  return builtVisits.filter(({ name }) => mine.includes(name));
}

/** A test for each case of a shard. jest fails a file without a test, and a shard may be empty. */
export function testEach<T>(cases: readonly (readonly [string, T])[], run: (name: string, one: T) => Promise<void>) {
  if (cases.length === 0) test.skip('nothing of this walk is in this shard', () => undefined);
  else test.each(cases)('%s', run);
}
