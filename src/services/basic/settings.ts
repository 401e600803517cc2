import { responseOptions } from '@/services/base/defineService/defineService';
import { cents, centsOrZero, code, count, entity, flag, id, type Infer, list, text } from '@/services/schema/wire';

import { basicApi } from './basicApi';

/** A recharge amount that the operator suggests, in cents, and the gift that comes with it. */
export const rechargePackSchema = entity({
  packId: id(),
  amount: cents(),
  giftAmount: centsOrZero(),
  giftRule: text(),
});
export type RechargePack = Infer<typeof rechargePackSchema>;

/** The operator's settings, for the driver if they are signed in. A missing flag is off. */
export const operatorSettingsSchema = entity({
  /** 1: operations may view this driver's session in Redux DevTools. */
  opsRecording: flag(),
  /** Assumed. 1: the operator accepts recordings that the app sends automatically for drivers who have consented. */
  takesRecordings: flag(),
  /** The maximum number of vehicles of a driver; 0 if unknown. */
  maxPlateNum: count(),
  /** Cents. */
  minRechargeAmount: cents(),
  maxRechargeAmount: cents(),
  rechargePacks: list(rechargePackSchema),
  /** Days until a paid-out balance arrives. */
  refundDays: count(3),
  maxPictureNum: count(4),
});
export type OperatorSettings = Infer<typeof operatorSettingsSchema>;

/** The channels of customer service. An empty text means that the channel does not exist. */
export const supportAndShareConfigSchema = entity({
  servicePhone: text(),
  serviceTime: text(),
  chatUrl: text(),
  shareTitle: text(),
  shareText: text(),
  sharePicUrl: text(),
});
export type SupportAndShareConfig = Infer<typeof supportAndShareConfigSchema>;

/** mapFlag (Rule 9.3): the map app that navigation opens. */
export const MAP_APP_SETTING = { first: 1, second: 2, ask: 3 } as const;
export const mapAppSettingSchema = entity({ type: code(Object.values(MAP_APP_SETTING), MAP_APP_SETTING.ask) });

export const operatorSettingCalls = basicApi.injectEndpoints({
  endpoints: (build) => ({
    getParamConfigs: build.query<OperatorSettings, void>({
      query: () => ({ path: 'paramConfigs' }),
      ...responseOptions(operatorSettingsSchema, { suppressErrors: 'all' }), // if it fails, pages open with defaults
      providesTags: ['ParamConfig'],
    }),
    getWebPageConfig: build.query<SupportAndShareConfig, void>({
      query: () => ({ path: 'webPageConfig' }),
      ...responseOptions(supportAndShareConfigSchema, { suppressErrors: 'all' }),
      keepUnusedDataFor: 3600,
    }),
    getMapType: build.query<Infer<typeof mapAppSettingSchema>, void>({
      query: () => ({ path: 'sysCodes/getMapType' }),
      ...responseOptions(mapAppSettingSchema, { suppressErrors: 'all' }), // if it fails, the driver is prompted
      keepUnusedDataFor: 3600,
    }),
  }),
});
export const { useGetParamConfigsQuery, useGetWebPageConfigQuery, useGetMapTypeQuery } = operatorSettingCalls;
