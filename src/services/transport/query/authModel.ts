/**
 * Calls on which authModel 1 is forced (Rule 3.5). Paths relative to ./api/.
 */
const FORCED = [
  /^charge\/v2\/api\/parkOrders\/msp(?!\/plateNo$)/,
  /^charge\/v2\/api\/payCharges/,
  /^charge\/v2\/api\/plateHistory\/record$/,
  /^coupon\/v2\/api\/(userCoupons|couponsCount|sendPlateCoupon)$/,
  /^driver\/v2\/api\/(balanceInfo|wallets|defaultWallet|plateCount)$/,
  /^cps\/v2\/api\/chargingOrders\/msp$/,
];

/** 1 where the server must answer for the driver himself; otherwise the field is not sent. */
export const authModelOf = (path: string): 1 | undefined =>
  FORCED.some((pattern) => pattern.test(path)) ? 1 : undefined;
