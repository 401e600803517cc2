import { BAG_PLAN } from '@/domain/bagPlan';
import { balancePage } from '@/domain/offers';
import { CLIENT_TYPE, type ClientType } from '@/host/clientType';
import { pathTo } from '@/navigation/paths';
import type { MenuConfig, MenuEntry } from '@/services/basic/menu';

/**
 * Where a menu tile leads: a screen of ours, the scanner, a page outside whose address the server knows (`withDriver`: the
 * address is asked for with the driver's id), or nowhere because this client may not use it.
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

/** Where an entry leads: a screen of ours, the scanner, a page outside, or nowhere in this host. */
export function menuTarget({ entryId, needLogin }: Entry, flags: Flags, clientType: ClientType): MenuTarget {
  if (entryId === 'OPEN_WITHHOLD' && clientType === CLIENT_TYPE.alipay) return { kind: 'hidden' };
  if (entryId === 'SCAN_CHARGING') return { kind: 'scan' };
  const screen = Object.hasOwn(SCREENS, entryId) ? SCREENS[entryId] : undefined;
  if (screen !== undefined) return { kind: 'screen', path: screen(flags) };
  return { kind: 'outside', pageId: entryId, withDriver: needLogin === 1 };
}

/** A visitor signs in before an entry that needs it, and comes back to what was pressed where that is a screen of ours. */
export function afterSignIn(target: MenuTarget, needLogin: 0 | 1, isSignedIn: boolean): MenuTarget {
  if (target.kind === 'hidden' || needLogin === 0 || isSignedIn) return target;
  return {
    kind: 'screen',
    path: pathTo('login', { enCodeUrl: target.kind === 'screen' ? target.path : pathTo('home') }),
  };
}
