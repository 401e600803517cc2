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

type Flags = Pick<MenuConfig, 'bagPlan' | 'walletPlan' | 'supportBalance'>;

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

type Entry = Pick<MenuEntry, 'entryId' | 'needLogin'>;

/** The target of an entry: one of our screens, the scanner, an external page, or nothing in this host. */
export function menuTarget({ entryId, needLogin }: Entry, flags: Flags, clientType: ClientType): MenuTarget {
  if (isHiddenEntry(entryId, clientType)) return { kind: 'hidden' };
  // The scanner reads the codes of lots and coupons too, so it does not wait for the charging screens.
  if (entryId === 'SCAN_CHARGING') return { kind: 'scan' };
  const screen = hasOwn(SCREENS, entryId) ? SCREENS[entryId] : undefined;
  if (screen !== undefined) return { kind: 'screen', path: screen(flags) };
  return { kind: 'outside', pageId: entryId, withDriver: needLogin === 1 };
}

/** Where an entry needs a session, a visitor signs in first. Afterwards they come to the entry's screen if it is one of ours, otherwise to home. */
export function afterSignIn(target: MenuTarget, needLogin: 0 | 1, isSignedIn: boolean): MenuTarget {
  if (target.kind === 'hidden' || needLogin === 0 || isSignedIn) return target;
  return {
    kind: 'screen',
    path: pathTo('login', { enCodeUrl: target.kind === 'screen' ? target.path : pathTo('home') }),
  };
}
