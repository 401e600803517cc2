/**
 * Calls that bind an openid, open a session or remember a plate. They carry only an openid that is proved to be the driver's: a link may have brought
 * any other, and its sender would sign in as the driver from then on. Paths relative to ./api/.
 */
const PROVED_ONLY = [
  /^driver\/v2\/api\/(register|bindPhone|sendVerifyCode|userApplies)$/,
  /^auth\/v2\/api\/driver\/(login|loginByVerifyCode|oAuthLogin|oAuthAccounts|oAuthChoice)$/,
  /^api\/v1\/bindPhone$/,
  /^coupon\/v2\/api\/(registorSendCoupon|ownInvitation)$/,
  /^charge\/v2\/api\/(parkOrders\/msp\/plateNo|plateHistory\/record)$/,
];

export const needsProvedOpenid = (path: string): boolean => PROVED_ONLY.some((pattern) => pattern.test(path));
