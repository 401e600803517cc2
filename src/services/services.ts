import { authApi } from './auth/authApi';
import { basicApi } from './basic/basicApi';
import { chargeApi } from './charge/chargeApi';
import { couponApi } from './coupon/couponApi';
import { cpsApi } from './cps/cpsApi';
import { dealerApi } from './dealer/dealerApi';
import { driverApi } from './driver/driverApi';
import { payApi } from './pay/payApi';
import { publicityApi } from './publicity/publicityApi';

/** Every backend service, one api slice each. */
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
