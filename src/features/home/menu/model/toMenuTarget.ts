import { getBalancePageName } from '@/domain/offers';
import { PASS_SALES_GROUPING } from '@/domain/passSalesPlan';
import type { ClientType } from '@/host/clientType';
import { hasOwn } from '@/lib/hasOwn';
import { pathTo } from '@/navigation/paths';
import type { MenuEntry, OperatorFeatureConfig } from '@/services/basic/menu';

import { isHiddenMenuEntry } from './isHiddenMenuEntry';

/**
 * The target of a menu tile: a screen of this app, the scanner, an external page, or nothing, because this client must
 * hide it. The address of an external page is fetched from the server; `withDriver`: with the driver's ID.
 */
export type MenuTarget =
  | { kind: 'screen'; path: string }
  | { kind: 'scan' }
  | { kind: 'outside'; pageId: string; withDriver: boolean }
  | { kind: 'hidden' };
export type ExternalMenuTarget = Extract<MenuTarget, { kind: 'outside' }>;

type Flags = Pick<OperatorFeatureConfig, 'bagPlan' | 'walletPlan' | 'supportBalance' | 'scan'>;

/** The entryType of an external page, regardless of its entryId (Rule 8.3). */
const EXTERNAL = 2;

/** The screen for each entryId (Rule 8.3). */
const SCREENS: Readonly<Record<string, (flags: Flags) => string>> = {
  BAG: ({ bagPlan }) =>
    bagPlan === PASS_SALES_GROUPING.byRule ? pathTo('nearbyBagRules') : pathTo('map', { parkType: 'monthActive' }),
  DIFF_TIME: () => pathTo('wrongTimeShare'),
  ACCOUNT_RECHARGE: (flags) => pathTo(getBalancePageName(flags)),
  VEHICLE_BINDING: () => pathTo('carManage'),
  OPEN_WITHHOLD: () => pathTo('senselessPayment'),
  CHARGING_STATION: () => pathTo('map', { isFromHome: '2' }),
  INVOICE: () => pathTo('invoiceManage'),
  COUPON: () => pathTo('unused'),
  CUSTOMER_SERVICE: () => pathTo('customerServiceIndex'),
  PARK_COLLECTION: () => pathTo('collect'),
  BOOK: () => pathTo('map', { parkType: 'bookActive' }),
};

type Entry = Pick<MenuEntry, 'entryId' | 'entryType' | 'needLogin'>;

/** The target of a menu entry for this client. */
export function toMenuTarget(
  { entryId, entryType, needLogin }: Entry,
  flags: Flags,
  clientType: ClientType,
): MenuTarget {
  if (isHiddenMenuEntry(entryId, clientType)) return { kind: 'hidden' };
  const outside: MenuTarget = { kind: 'outside', pageId: entryId, withDriver: needLogin === 1 };
  if (entryType === EXTERNAL) return outside;
  // The scanner also reads the codes of lots and coupons, so it does not depend on the charging screens.
  if (entryId === 'SCAN_CHARGING') return { kind: flags.scan === 1 ? 'scan' : 'hidden' };
  const screen = hasOwn(SCREENS, entryId) ? SCREENS[entryId] : undefined;
  return screen === undefined ? outside : { kind: 'screen', path: screen(flags) };
}

/**
 * The sign-in screen if a visitor opens an entry that needs a session, otherwise the target itself. After signing in,
 * the visitor is redirected to the entry's screen if it belongs to this app, otherwise to home.
 */
export function resolveMenuTargetOrSignIn(target: MenuTarget, needLogin: 0 | 1, isSignedIn: boolean): MenuTarget {
  if (target.kind === 'hidden' || needLogin === 0 || isSignedIn) return target;
  return {
    kind: 'screen',
    path: pathTo('login', { enCodeUrl: target.kind === 'screen' ? target.path : pathTo('home') }),
  };
}
