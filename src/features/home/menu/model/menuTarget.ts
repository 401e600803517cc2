import { BAG_PLAN } from '@/domain/bagPlan';
import { balancePage } from '@/domain/offers';
import type { ClientType } from '@/host/clientType';
import { hasOwn } from '@/lib/hasOwn';
import { pathTo } from '@/navigation/paths';
import type { MenuConfig, MenuEntry } from '@/services/basic/menu';

import { isHiddenEntry } from './isHiddenEntry';

/**
 * The target of a menu tile: one of our screens, the scanner, an external page, or nothing because this client may not use it. The server
 * knows the address of an external page; `withDriver` means that the request for it includes the driver's id.
 */
export type MenuTarget =
  | { kind: 'screen'; path: string }
  | { kind: 'scan' }
  | { kind: 'outside'; pageId: string; withDriver: boolean }
  | { kind: 'hidden' };

type Flags = Pick<MenuConfig, 'bagPlan' | 'walletPlan' | 'supportBalance' | 'scan'>;

/** The entryType of a page that opens outside, whatever its entryId (Rule 8.3). */
const EXTERNAL = 2;

/** Rule 8.3. */
const SCREENS: Readonly<Record<string, (flags: Flags) => string>> = {
  BAG: ({ bagPlan }) =>
    bagPlan === BAG_PLAN.byRule ? pathTo('nearbyBagRules') : pathTo('map', { parkType: 'monthActive' }),
  DIFF_TIME: () => pathTo('wrongTimeShare'),
  ACCOUNT_RECHARGE: (flags) => pathTo(balancePage(flags)),
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

/** The target of an entry: one of our screens, the scanner, an external page, or nothing in this host. */
export function menuTarget({ entryId, entryType, needLogin }: Entry, flags: Flags, clientType: ClientType): MenuTarget {
  if (isHiddenEntry(entryId, clientType)) return { kind: 'hidden' };
  const outside: MenuTarget = { kind: 'outside', pageId: entryId, withDriver: needLogin === 1 };
  if (entryType === EXTERNAL) return outside;
  // The scanner reads the codes of lots and coupons too, so it does not wait for the charging screens.
  if (entryId === 'SCAN_CHARGING') return { kind: flags.scan === 1 ? 'scan' : 'hidden' };
  const screen = hasOwn(SCREENS, entryId) ? SCREENS[entryId] : undefined;
  return screen === undefined ? outside : { kind: 'screen', path: screen(flags) };
}

/** Where an entry needs a session, a visitor signs in first. Afterwards they come to the entry's screen if it is one of ours, otherwise to home. */
export function afterSignIn(target: MenuTarget, needLogin: 0 | 1, isSignedIn: boolean): MenuTarget {
  if (target.kind === 'hidden' || needLogin === 0 || isSignedIn) return target;
  return {
    kind: 'screen',
    path: pathTo('login', { enCodeUrl: target.kind === 'screen' ? target.path : pathTo('home') }),
  };
}
