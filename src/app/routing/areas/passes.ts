/** Lazy rows of the area. */
export const passesLazyRoutes = {};

/** Addresses of the area whose screen has not been built. */
export type PassesUnbuilt =
  | 'monthParking'
  | 'monthlyPassEmbedded'
  | 'monthlyRuleNotice'
  | 'monthlyPassConfirm'
  | 'monthlyMaterial'
  | 'submitSuccess'
  | 'myMonthlyPasses'
  | 'monthlyPassDetail'
  | 'monthlyPassEdit'
  | 'monthlyPassRenew'
  | 'renew'
  | 'monthlyPassPayments'
  | 'monthlyPassManage'
  | 'monthlyPassAddCar';
