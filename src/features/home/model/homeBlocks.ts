import { offersCharging, offersParking } from '@/domain/offers';
import type { MenuConfig } from '@/services/basic/menu';

/** What the home screen shows besides search, banner and menu, which are always there. */
export interface HomeBlocks {
  /** Cards of the bound vehicles' bills. */
  bills: boolean;
  arrears: boolean;
  chargingOrders: boolean;
  /** Plate query: paying for any plate. */
  query: boolean;
  parks: boolean;
  stations: boolean;
  news: boolean;
}

type Flags = Pick<MenuConfig, 'platBizType' | 'charging' | 'homeParkingCharge' | 'payForOthers' | 'news'>;

/** The one table of which menu-config flag shows what. */
const SHOWN_WHEN: { readonly [K in keyof HomeBlocks]: (flags: Flags) => boolean } = {
  bills: (flags) => offersParking(flags) && flags.homeParkingCharge === 1,
  arrears: offersParking,
  chargingOrders: offersCharging,
  query: (flags) => offersParking(flags) && flags.payForOthers === 1,
  parks: offersParking,
  stations: offersCharging,
  news: (flags) => flags.news === 1,
};

/** Which blocks a home has, from what the operator offers. */
export const homeBlocks = (flags: Flags): HomeBlocks => ({
  bills: SHOWN_WHEN.bills(flags),
  arrears: SHOWN_WHEN.arrears(flags),
  chargingOrders: SHOWN_WHEN.chargingOrders(flags),
  query: SHOWN_WHEN.query(flags),
  parks: SHOWN_WHEN.parks(flags),
  stations: SHOWN_WHEN.stations(flags),
  news: SHOWN_WHEN.news(flags),
});
