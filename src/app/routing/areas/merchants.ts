/** Lazy rows of the area. */
export const merchantsLazyRoutes = {};

/** Addresses of the area whose screen has not been built. */
export type MerchantsUnbuilt =
  | 'merchantManageList'
  | 'merchantManage'
  | 'giveCouponsList'
  | 'giveCoupons'
  | 'giveCouponsRecord'
  | 'showQRCode'
  | 'buyCouponsList'
  | 'buyCoupons'
  | 'buyCouponsResult'
  | 'buyCouponsRecord'
  | 'invalidCoupons'
  | 'parkingDetail';
