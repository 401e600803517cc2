import { offersCharging, offersParking } from '@/domain/offers';
import type { OperatorFeatureConfig } from '@/services/basic/menu';

/** The blocks of the home screen besides search, banner and menu, which are always shown. */
export interface HomeBlockVisibility {
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

type Flags = Pick<OperatorFeatureConfig, 'platBizType' | 'charging' | 'homeParkingCharge' | 'payForOthers' | 'news'>;

/** The menu-config flags that show each block. No other code evaluates them. */
const BLOCK_RULES: { readonly [K in keyof HomeBlockVisibility]: (flags: Flags) => boolean } = {
  bills: (flags) => offersParking(flags) && flags.homeParkingCharge === 1,
  arrears: offersParking,
  chargingOrders: offersCharging,
  query: (flags) => offersParking(flags) && flags.payForOthers === 1,
  parks: offersParking,
  stations: offersCharging,
  news: (flags) => flags.news === 1,
};

/** The blocks to show on the home screen, by the operator's menu config. */
export const toHomeBlockVisibility = (flags: Flags): HomeBlockVisibility => ({
  bills: BLOCK_RULES.bills(flags),
  arrears: BLOCK_RULES.arrears(flags),
  chargingOrders: BLOCK_RULES.chargingOrders(flags),
  query: BLOCK_RULES.query(flags),
  parks: BLOCK_RULES.parks(flags),
  stations: BLOCK_RULES.stations(flags),
  news: BLOCK_RULES.news(flags),
});
