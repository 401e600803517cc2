import { signInRoutes } from '@/features/account/signInRoutes';
import { noticeRoutes } from '@/features/news/noticeRoutes';
import { laneRoutes } from '@/features/parking/laneRoutes';
import { payRoutes } from '@/features/parking/payRoutes';
import { systemRoutes } from '@/features/system/routes';
import type { embeddedNames } from '@/navigation/editionEmbedded';
import type { PathName } from '@/navigation/paths';
import type { RouteRow } from '@/navigation/routeRow';

import type { UnbuiltRoute } from './unbuiltRoutes';

/** A name that is on one list and not on the other does not compile. */
const embeddedRoutes: Record<(typeof embeddedNames)[number], RouteRow> = {
  ...laneRoutes,
  ...noticeRoutes,
  ...payRoutes,
  ...signInRoutes,
  ...systemRoutes,
};

/** Stops compiling for a name whose screen has been built: then it belongs above. */
type NotBuilt<Name extends UnbuiltRoute> = Name;

/** What the reduced table lacks because no build has it yet. */
export type AwaitedRoute = NotBuilt<'makeInvoiceBySelf' | 'invoicePage'>;

/** The reduced route table: in the third-party-embedded build it stands in for routeTable.ts. Every other address is not found. */
export const rowOf = (name: PathName): RouteRow =>
  (embeddedRoutes as Partial<Record<PathName, RouteRow>>)[name] ?? systemRoutes.notFound;

/** All rows are in the first load here. */
export const loadRows = (): Promise<void> => Promise.resolve();
export const onRows = () => () => undefined;
