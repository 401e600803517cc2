/** Calls that must send authModel 1 (Rule 3.5). Paths relative to ./api/. */
const PERSONAL_PATHS = [
  /^charge\/v2\/api\/parkOrders\/msp(?!\/plateNo$)/,
  /^charge\/v2\/api\/payCharges/,
  /^charge\/v2\/api\/plateHistory\/record$/,
  /^coupon\/v2\/api\/(userCoupons|couponsCount|sendPlateCoupon)$/,
  /^driver\/v2\/api\/(balanceInfo|wallets|defaultWallet|plateCount)$/,
  /^cps\/v2\/api\/chargingOrders\/msp$/,
];

/** 1 if the server must respond for the driver personally; otherwise the field is not sent. */
export const getPathAuthModel = (path: string): 1 | undefined =>
  PERSONAL_PATHS.some((pattern) => pattern.test(path)) ? 1 : undefined;
