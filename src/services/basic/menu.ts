import type { PLATFORM_BIZ_TYPE } from '@/domain/offers';
import { responseOptions } from '@/services/base/defineService/defineService';
import {
  code,
  type CodeOf,
  count,
  entity,
  flag,
  id,
  type Infer,
  requiredText,
  rowsIn,
  text,
} from '@/services/schema/wire';

import { basicApi } from './basicApi';

/**
 * entryType: 1 a page of our app, 2 an external page; for 3 and others a known `entryId` opens our screen, any other
 * the server's address (Rule 8.3). `icon`: a base64 picture.
 */
export const menuEntrySchema = entity({
  entryId: id(),
  entryName: requiredText(),
  entryType: count(1),
  icon: text(),
  needLogin: flag(),
});
export type MenuEntry = Infer<typeof menuEntrySchema>;
/** `column`: tiles per row. */
export const homeMenuSchema = rowsIn('list', menuEntrySchema, { column: count(4) });

/**
 * What the operator offers (Rule 3.9). Flags are 0 or 1, and a missing flag is off. platBizType defaults to parking.
 */
export const operatorFeatureConfigSchema = entity({
  news: flag(),
  payForOthers: flag(),
  homeParkingCharge: flag(),
  charging: flag(),
  platBizType: code<CodeOf<typeof PLATFORM_BIZ_TYPE>>([1, 2, 3], 1),
  /** A value of PASS_SALES_GROUPING; 3 is also by lot. */
  bagPlan: count(1),
  /** A value of WALLET_COUNT_PLAN. */
  walletPlan: count(1),
  supportBalance: flag(),
  bagVehicle: flag(),
  chargingBerth: flag(),
  coupon: flag(),
  diffTime: flag(),
  elecInvoice: flag(),
  etcp: flag(),
  filterParkingType: flag(),
  roadParking: flag(),
  scan: flag(),
});
export type OperatorFeatureConfig = Infer<typeof operatorFeatureConfigSchema>;
export const menuEntryAddressSchema = entity({ url: requiredText() });

export const menuCalls = basicApi.injectEndpoints({
  endpoints: (build) => ({
    getHomeMenu: build.query<Infer<typeof homeMenuSchema>, void>({
      query: () => ({ path: 'homeFuncEntries' }),
      ...responseOptions(homeMenuSchema),
      providesTags: ['Menu'],
    }),
    getMenuConfig: build.query<OperatorFeatureConfig, void>({
      query: () => ({ path: 'menuConfigs' }),
      ...responseOptions(operatorFeatureConfigSchema, { suppressErrors: 'all' }), // if it fails, pages open with defaults
      keepUnusedDataFor: 3600,
    }),
    /** The address behind a menu entry. `driverId` is sent only if the entry requires a session. */
    getH5Address: build.mutation<Infer<typeof menuEntryAddressSchema>, { pageId: string; driverId?: string }>({
      query: (query) => ({ path: 'getH5Url', query: { ...query } }),
      ...responseOptions(menuEntryAddressSchema),
    }),
  }),
});
export const { useGetHomeMenuQuery, useGetMenuConfigQuery, useGetH5AddressMutation } = menuCalls;
