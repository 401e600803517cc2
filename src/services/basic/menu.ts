import type { PLATFORM_BIZ_TYPE } from '@/domain/offers';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { basicApi } from './basicApi';

/**
 * entryType: 1 a page of our app, 2 an external page; for 3 and others a known `entryId` opens our screen, any other
 * the server's address (Rule 8.3). `icon`: a base64 picture.
 */
export const menuEntrySchema = wire.entity({
  entryId: wire.id(),
  entryName: wire.requiredText(),
  entryType: wire.count(1),
  icon: wire.text(),
  needLogin: wire.flag(),
});
export type MenuEntry = wire.Infer<typeof menuEntrySchema>;
/** `column`: tiles per row. */
export const homeMenuSchema = wire.rowsInField('list', menuEntrySchema, { column: wire.count(4) });

/**
 * What the operator offers (Rule 3.9). Flags are 0 or 1, and a missing flag is off. platBizType defaults to parking.
 */
export const operatorFeatureConfigSchema = wire.entity({
  news: wire.flag(),
  payForOthers: wire.flag(),
  homeParkingCharge: wire.flag(),
  charging: wire.flag(),
  platBizType: wire.enumCode<wire.CodeOf<typeof PLATFORM_BIZ_TYPE>>([1, 2, 3], 1),
  /** A value of PASS_SALES_GROUPING; 3 is also by lot. */
  bagPlan: wire.count(1),
  /** A value of SINGLE_OR_SEVERAL_WALLETS. */
  walletPlan: wire.count(1),
  supportBalance: wire.flag(),
  bagVehicle: wire.flag(),
  chargingBerth: wire.flag(),
  coupon: wire.flag(),
  diffTime: wire.flag(),
  elecInvoice: wire.flag(),
  etcp: wire.flag(),
  filterParkingType: wire.flag(),
  roadParking: wire.flag(),
  scan: wire.flag(),
});
export type OperatorFeatureConfig = wire.Infer<typeof operatorFeatureConfigSchema>;

export const menuAndFeatureConfigCalls = basicApi.injectEndpoints({
  endpoints: (build) => ({
    getHomeMenu: build.query<wire.Infer<typeof homeMenuSchema>, void>({
      query: () => ({ path: 'homeFuncEntries' }),
      ...createEndpointResponseOptions(homeMenuSchema),
      providesTags: ['Menu'],
    }),
    getMenuConfig: build.query<OperatorFeatureConfig, void>({
      query: () => ({ path: 'menuConfigs' }),
      ...createEndpointResponseOptions(operatorFeatureConfigSchema, { suppressErrors: 'all' }), // if it fails, pages open with defaults
      keepUnusedDataFor: 3600,
    }),
  }),
});
export const { useGetHomeMenuQuery, useGetMenuConfigQuery } = menuAndFeatureConfigCalls;
