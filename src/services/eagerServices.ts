import { getRegisteredLazyServices } from '@/services/base/defineService/lazyServices';
import { createLazyServiceReducers } from '@/services/base/defineService/routedServices';

import { authApi } from './auth/authApi';
import { basicApi } from './basic/basicApi';
import type { bookingApi } from './booking/bookingApi';
import { parkingChargeApi } from './charge/parkingChargeApi';
import { couponApi } from './coupon/couponApi';
import { chargingApi } from './cps/chargingApi';
import { parkApi } from './dealer/parkApi';
import { driverApi } from './driver/driverApi';
import type { invoiceApi } from './invoice/invoiceApi';
import { payApi } from './pay/payApi';
import { publicityApi } from './publicity/publicityApi';
import type { passOffPeakApi } from './special/passOffPeakApi';

/** The backend services of the first load, one api slice each. */
export const eagerServices = [
  authApi,
  basicApi,
  parkingChargeApi,
  couponApi,
  chargingApi,
  parkApi,
  driverApi,
  payApi,
  publicityApi,
] as const;

/**
 * Services whose code is loaded with the first screen that needs it (`registerLazyService`). Only their types may be
 * imported here.
 */
type LazyService = typeof bookingApi | typeof invoiceApi | typeof passOffPeakApi;
export const lazyServiceReducers = createLazyServiceReducers<LazyService>(
  ['bookingApi', 'invoiceApi', 'specialApi'],
  authApi.reducer,
);

/** Every service whose code has loaded. */
export const getLoadedServices = (): readonly ((typeof eagerServices)[number] | LazyService)[] => [
  ...eagerServices,
  ...(getRegisteredLazyServices() as LazyService[]),
];

type LazyServiceOf<P extends LazyService['reducerPath']> = Extract<LazyService, { reducerPath: P }>;
/** `util.invalidateTags` of a lazy service, without importing its code. No effect while the code has not loaded. */
export const invalidateLazyServiceTags = <P extends LazyService['reducerPath']>(
  reducerPath: P,
  tags: Parameters<LazyServiceOf<P>['util']['invalidateTags']>[0],
) => ({ type: `${reducerPath}/invalidateTags`, payload: tags });
