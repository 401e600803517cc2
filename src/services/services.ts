import { joinedServices } from '@/services/transport/store/lateServices';
import { lateReducers } from '@/services/transport/store/routedServices';

import { authApi } from './auth/authApi';
import { basicApi } from './basic/basicApi';
import type { bookingApi } from './booking/bookingApi';
import { chargeApi } from './charge/chargeApi';
import { couponApi } from './coupon/couponApi';
import { cpsApi } from './cps/cpsApi';
import { dealerApi } from './dealer/dealerApi';
import { driverApi } from './driver/driverApi';
import type { invoiceApi } from './invoice/invoiceApi';
import { payApi } from './pay/payApi';
import { publicityApi } from './publicity/publicityApi';
import type { specialApi } from './special/specialApi';

/** The backend services of the first load, one api slice each. */
export const services = [
  authApi,
  basicApi,
  chargeApi,
  couponApi,
  cpsApi,
  dealerApi,
  driverApi,
  payApi,
  publicityApi,
] as const;

/** Services whose code comes with the first screen that needs it (`lateService`). Only their types may be imported here. */
type LateService = typeof bookingApi | typeof invoiceApi | typeof specialApi;
export const lateServiceReducers = lateReducers<LateService>(
  ['bookingApi', 'invoiceApi', 'specialApi'],
  authApi.reducer,
);

/** Every service whose code has loaded. */
export const presentServices = (): readonly ((typeof services)[number] | LateService)[] => [
  ...services,
  ...(joinedServices() as LateService[]),
];

type LateServiceOf<P extends LateService['reducerPath']> = Extract<LateService, { reducerPath: P }>;
/** `util.invalidateTags` of a lazy service, without importing its code. It does nothing while the code has not loaded. */
export const lateTagsStale = <P extends LateService['reducerPath']>(
  reducerPath: P,
  tags: Parameters<LateServiceOf<P>['util']['invalidateTags']>[0],
) => ({ type: `${reducerPath}/invalidateTags`, payload: tags });
