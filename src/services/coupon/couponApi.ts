import { defineService } from '@/services/base/defineService/defineService';

export const couponApi = defineService('coupon', 'coupon/v2/api/', [
  'Coupon',
  'Merchant',
  'MerchantCoupon',
  'MerchantGrant',
  'MerchantOrder',
]);
