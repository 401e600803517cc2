import { respondsWith } from '@/services/transport/store/defineService';
import {
  cents,
  centsOrZero,
  code,
  count,
  entity,
  flag,
  id,
  type Infer,
  list,
  text,
} from '@/services/transport/wire/wire';

import { basicApi } from './basicApi';

/** A recharge amount that the operator suggests, in cents, and the gift that comes with it. */
export const rechargePack = entity({ packId: id(), amount: cents(), giftAmount: centsOrZero(), giftRule: text() });
export type RechargePack = Infer<typeof rechargePack>;

/** The operator's settings, for the driver if they are signed in. A missing flag is off. */
export const paramConfigs = entity({
  /** 1: operations may view this driver's session in Redux DevTools. */
  opsRecording: flag(),
  /** Assumed. 1: the operator accepts recordings that the app sends automatically for drivers who have consented. */
  takesRecordings: flag(),
  /** The maximum number of vehicles of a driver; 0 if unknown. */
  maxPlateNum: count(),
  /** Cents. */
  minRechargeAmount: cents(),
  maxRechargeAmount: cents(),
  rechargePacks: list(rechargePack),
  /** Days until a paid-out balance arrives. */
  refundDays: count(3),
  maxPictureNum: count(4),
});
export type ParamConfigs = Infer<typeof paramConfigs>;

/** The channels of customer service. An empty text means that the channel does not exist. */
export const webPageConfig = entity({
  servicePhone: text(),
  serviceTime: text(),
  chatUrl: text(),
  shareTitle: text(),
  shareText: text(),
  sharePicUrl: text(),
});
export type WebPageConfig = Infer<typeof webPageConfig>;

/** mapFlag (Rule 9.3): the map app that navigation opens. */
export const MAP_FLAG = { first: 1, second: 2, ask: 3 } as const;
export const mapType = entity({ type: code(Object.values(MAP_FLAG), MAP_FLAG.ask) });

export const settingCalls = basicApi.injectEndpoints({
  endpoints: (build) => ({
    getParamConfigs: build.query<ParamConfigs, void>({
      query: () => ({ path: 'paramConfigs' }),
      ...respondsWith(paramConfigs, { suppressErrors: 'all' }), // if it fails, pages open with defaults
      providesTags: ['ParamConfig'],
    }),
    getWebPageConfig: build.query<WebPageConfig, void>({
      query: () => ({ path: 'webPageConfig' }),
      ...respondsWith(webPageConfig, { suppressErrors: 'all' }),
      keepUnusedDataFor: 3600,
    }),
    getMapType: build.query<Infer<typeof mapType>, void>({
      query: () => ({ path: 'sysCodes/getMapType' }),
      ...respondsWith(mapType, { suppressErrors: 'all' }), // if it fails, the driver is prompted
      keepUnusedDataFor: 3600,
    }),
  }),
});
export const { useGetParamConfigsQuery, useGetWebPageConfigQuery, useGetMapTypeQuery } = settingCalls;
