import { type PathName, paths, pathTo, type QueryOf } from '@/navigation/paths';
import { queries } from '@/navigation/queries';

import { LOTS, PLATES } from '../../mocks/world/seed';
import type { World } from '../../mocks/world/World';

type Queried = keyof QueryOf;
type GoodQueries = { readonly [N in Queried]?: (world: World) => QueryOf[N] };

const STAY = { uniqueId: 'stay-0001', parkId: LOTS.city };
const payIdOf = ({ tables }: World) => tables.payments[0]?.payId ?? '';

/**
 * Parameters under which a page shows what it is for, in the world as it is at the start. A page that needs parameters must stand
 * here once it is built; one that is not here is visited without any.
 */
export const goodQueries: GoodQueries = {
  payPage: () => STAY,
  choiceDiscountPage: () => STAY,
  pay: () => STAY,
  parkingPayPage: () => ({ parkId: LOTS.city }),
  payResultPage: (world) => ({ payId: payIdOf(world) }),
  result: (world) => ({ payId: payIdOf(world) }),
  goldPlanResults: (world) => ({ out_trade_no: payIdOf(world) }),
  paySuccess: (world) => ({ payId: payIdOf(world) }),
  thirdPay: (world) => ({ payId: payIdOf(world) }),
  thirdPaySuccess: (world) => ({ payId: payIdOf(world) }),
  thirdPayFail: (world) => ({ payId: payIdOf(world) }),
};

/** Pages that a visitor sees other things on than a driver, beside those of the sign-in: another good visit of the same page. */
export const visitorQueries: GoodQueries = {
  multiPayPage: () => ({ plateNo: PLATES.visitorSeveral }),
};

const addressOf = (name: PathName, given: GoodQueries, world: World): string => {
  const queryOf = given[name as Queried] as ((world: World) => object) | undefined;
  return (pathTo as (name: PathName, query?: object) => string)(name, queryOf?.(world));
};

export interface GoodVisit {
  readonly name: PathName;
  readonly who: 'driver' | 'visitor';
  readonly at: (world: World) => string;
}

export const goodVisit = (name: PathName, who: GoodVisit['who']): GoodVisit => ({
  name,
  who,
  at: (world) => addressOf(name, who === 'visitor' && name in visitorQueries ? visitorQueries : goodQueries, world),
});

/** Pages that cannot be visited well without parameters, and have none here. */
export const withoutGoodVisit = (names: readonly PathName[]): PathName[] =>
  names.filter(
    (name) => name in queries && Object.values(queries[name as Queried]).includes('needed') && !(name in goodQueries),
  );

export const allNames = Object.keys(paths) as PathName[];
