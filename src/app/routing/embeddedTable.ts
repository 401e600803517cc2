import { accountLazyRoutes } from '@/features/account/lazyRoutes';
import { accountRoutes } from '@/features/account/routes';
import { invoiceRoutes } from '@/features/invoices/routes';
import { newsRoutes } from '@/features/news/routes';
import { lazyParkingRoutes } from '@/features/parking/lazyRoutes';
import { parkingRoutes } from '@/features/parking/routes';
import { systemRoutes } from '@/features/system/routes';
import { embeddedScreenNames } from '@/navigation/editionEmbedded';
import type { ScreenName } from '@/navigation/paths';
import type { RouteDefinition } from '@/navigation/routeDefinition';

/**
 * A name without a row does not compile. The build removes all other rows from these files
 * (config/webpack/embeddedRows.js).
 */
const embeddedRoutes: Record<(typeof embeddedScreenNames)[number], RouteDefinition> = {
  ...accountLazyRoutes,
  ...accountRoutes,
  ...invoiceRoutes,
  ...lazyParkingRoutes,
  ...newsRoutes,
  ...parkingRoutes,
  ...systemRoutes,
};
const isEmbedded = (name: ScreenName): name is (typeof embeddedScreenNames)[number] =>
  (embeddedScreenNames as readonly string[]).includes(name);

/**
 * The reduced route table. It replaces routeTable.ts in the third-party-embedded build. Every other address is not
 * found.
 */
export const findRouteDefinition = (name: ScreenName): RouteDefinition =>
  isEmbedded(name) ? embeddedRoutes[name] : systemRoutes.notFound;

/** All rows are in the first load of this build. */
export const loadRouteDefinitions = (): Promise<void> => Promise.resolve();
export const onRouteDefinitionsLoaded = () => () => undefined;
