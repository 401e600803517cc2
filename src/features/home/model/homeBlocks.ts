import { offersCharging, offersParking } from '@/domain/offers';
import type { MenuConfig } from '@/services/basic/menu';

/** The blocks of the home screen besides search, banner and menu, which are always shown. */
export interface HomeBlocks {
  /** Cards with the bills of the bound vehicles. */
  bills: boolean;
  arrears: boolean;
  chargingOrders: boolean;
  /** The plate query: paying for any plate. */
  query: boolean;
  parks: boolean;
  stations: boolean;
  news: boolean;
}

type Flags = Pick<MenuConfig, 'platBizType' | 'charging' | 'homeParkingCharge' | 'payForOthers' | 'news'>;

/** The only table that tells which menu-config flag shows which block. */
const SHOWN_WHEN: { readonly [K in keyof HomeBlocks]: (flags: Flags) => boolean } = {
  bills: (flags) => offersParking(flags) && flags.homeParkingCharge === 1,
  arrears: offersParking,
  chargingOrders: offersCharging,
  query: (flags) => offersParking(flags) && flags.payForOthers === 1,
  parks: offersParking,
  stations: offersCharging,
  news: (flags) => flags.news === 1,
};

/** The blocks of the home screen, from what the operator offers. */
export const homeBlocks = (flags: Flags): HomeBlocks => ({
  bills: SHOWN_WHEN.bills(flags),
  arrears: SHOWN_WHEN.arrears(flags),
  chargingOrders: SHOWN_WHEN.chargingOrders(flags),
  query: SHOWN_WHEN.query(flags),
  parks: SHOWN_WHEN.parks(flags),
  stations: SHOWN_WHEN.stations(flags),
  news: SHOWN_WHEN.news(flags),
});
