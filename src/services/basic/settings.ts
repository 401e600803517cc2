import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { basicApi } from './basicApi';

/** A recharge amount that the operator suggests, in cents, and the gift that comes with it. */
export const walletRechargePackSchema = wire.entity({
  packId: wire.id(),
  amount: wire.cents(),
  giftAmount: wire.centsOrZero(),
  giftRule: wire.text(),
});
export type WalletRechargePack = wire.Infer<typeof walletRechargePackSchema>;

/** The operator's settings, for the driver if they are signed in. A missing flag is off. */
export const operatorSettingsSchema = wire.entity({
  /** 1: operations may view this driver's session in Redux DevTools. */
  opsRecording: wire.flag(),
  /** Assumed. 1: the operator accepts recordings that the app sends automatically for drivers who have consented. */
  takesRecordings: wire.flag(),
  /** The maximum number of vehicles of a driver; 0 if unknown. */
  maxPlateNum: wire.count(),
  /** Cents. */
  minRechargeAmount: wire.cents(),
  maxRechargeAmount: wire.cents(),
  rechargePacks: wire.list(walletRechargePackSchema),
  /** Days until a paid-out balance arrives. */
  refundDays: wire.count(3),
  maxPictureNum: wire.count(4),
});
export type OperatorSettings = wire.Infer<typeof operatorSettingsSchema>;

/** The channels of customer service. An empty text means that the channel does not exist. */
export const supportAndShareConfigSchema = wire.entity({
  servicePhone: wire.text(),
  serviceTime: wire.text(),
  chatUrl: wire.text(),
  shareTitle: wire.text(),
  shareText: wire.text(),
  sharePicUrl: wire.text(),
});
export type SupportAndShareConfig = wire.Infer<typeof supportAndShareConfigSchema>;

/** mapFlag (Rule 9.3): the map app that navigation opens. */
export const MAP_APP_SETTING = { first: 1, second: 2, ask: 3 } as const;
export const mapAppSettingSchema = wire.entity({
  type: wire.enumCode(Object.values(MAP_APP_SETTING), MAP_APP_SETTING.ask),
});

export const operatorSettingCalls = basicApi.injectEndpoints({
  endpoints: (build) => ({
    getParamConfigs: build.query<OperatorSettings, void>({
      query: () => ({ path: 'paramConfigs' }),
      ...createEndpointResponseOptions(operatorSettingsSchema, { suppressErrors: 'all' }), // if it fails, pages open with defaults
      providesTags: ['ParamConfig'],
    }),
    getWebPageConfig: build.query<SupportAndShareConfig, void>({
      query: () => ({ path: 'webPageConfig' }),
      ...createEndpointResponseOptions(supportAndShareConfigSchema, { suppressErrors: 'all' }),
      keepUnusedDataFor: 3600,
    }),
    getMapType: build.query<wire.Infer<typeof mapAppSettingSchema>, void>({
      query: () => ({ path: 'sysCodes/getMapType' }),
      ...createEndpointResponseOptions(mapAppSettingSchema, { suppressErrors: 'all' }), // if it fails, the driver is prompted
      keepUnusedDataFor: 3600,
    }),
  }),
});
export const { useGetParamConfigsQuery, useGetWebPageConfigQuery, useGetMapTypeQuery } = operatorSettingCalls;
