/** Rows of the area that come late. */
export const merchantsLateRows = {};

/** Its addresses whose screen has not been built. */
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
