import { defineService } from '@/services/transport/store/defineService';

export const couponApi = defineService('coupon', 'coupon/v2/api/', [
  'Coupon',
  'Merchant',
  'MerchantCoupon',
  'MerchantGrant',
  'MerchantOrder',
]);
