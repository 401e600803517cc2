import { accountRoutes } from '@/features/account/routes';
import { newsRoutes } from '@/features/news/routes';
import { lateParkingRoutes } from '@/features/parking/lateRoutes';
import { parkingRoutes } from '@/features/parking/routes';
import { systemRoutes } from '@/features/system/routes';
import { embeddedNames } from '@/navigation/editionEmbedded';
import type { PathName } from '@/navigation/paths';
import type { RouteRow } from '@/navigation/routeRow';

import type { UnbuiltRoute } from './unbuiltRoutes';

/** A name without a row does not compile. The build takes every other row out of these files (config/webpack/embeddedRows.js). */
const embeddedRoutes: Record<(typeof embeddedNames)[number], RouteRow> = {
  ...accountRoutes,
  ...lateParkingRoutes,
  ...newsRoutes,
  ...parkingRoutes,
  ...systemRoutes,
};
const isEmbedded = (name: PathName): name is (typeof embeddedNames)[number] =>
  (embeddedNames as readonly string[]).includes(name);

/** Stops compiling for a name whose screen has been built: then it belongs above. */
type NotBuilt<Name extends UnbuiltRoute> = Name;

/** What the reduced table lacks because no build has it yet. */
export type AwaitedRoute = NotBuilt<'makeInvoiceBySelf' | 'invoicePage'>;

/** The reduced route table: in the third-party-embedded build it stands in for routeTable.ts. Every other address is not found. */
export const rowOf = (name: PathName): RouteRow => (isEmbedded(name) ? embeddedRoutes[name] : systemRoutes.notFound);

/** All rows are in the first load here. */
export const loadRows = (): Promise<void> => Promise.resolve();
export const onRows = () => () => undefined;
