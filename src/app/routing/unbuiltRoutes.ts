import type { RouteRow } from '@/navigation/routeRow';

import type { AccountUnbuilt } from './areas/account';
import type { BookingUnbuilt } from './areas/booking';
import type { ChargingUnbuilt } from './areas/charging';
import type { InvoicesUnbuilt } from './areas/invoices';
import type { MerchantsUnbuilt } from './areas/merchants';
import type { OffPeakUnbuilt } from './areas/offPeak';
import type { OwnersUnbuilt } from './areas/owners';
import type { PassesUnbuilt } from './areas/passes';
import type { SupportUnbuilt } from './areas/support';
import type { WalletUnbuilt } from './areas/wallet';

/** Each area keeps its own list, so that changes of two areas do not conflict. */
interface UnbuiltByArea {
  account: AccountUnbuilt;
  booking: BookingUnbuilt;
  charging: ChargingUnbuilt;
  invoices: InvoicesUnbuilt;
  merchants: MerchantsUnbuilt;
  offPeak: OffPeakUnbuilt;
  owners: OwnersUnbuilt;
  passes: PassesUnbuilt;
  support: SupportUnbuilt;
  wallet: WalletUnbuilt;
}

/** The names that are on two of these lists. */
type Repeated<Lists> = { [K in keyof Lists]: Lists[K] & Lists[Exclude<keyof Lists, K>] }[keyof Lists];
/** Does not compile when there is such a name. */
type None<Name extends never> = Name;

/** Addresses whose screen has not been built. The lists only shrink. They are types, so they add nothing to the first load. */
export type UnbuiltRoute = Exclude<UnbuiltByArea[keyof UnbuiltByArea], None<Repeated<UnbuiltByArea>>>;

/** This screen says that the service is not open yet, and leads home. It needs no session. */
export const unbuiltRow: RouteRow = {
  title: '暂未开放',
  guard: 'open',
  screen: () => import('@/features/system/UnbuiltScreen'),
};
