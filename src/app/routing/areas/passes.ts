/** Rows of the area that come late. */
export const passesLateRows = {};

/** Its addresses whose screen has not been built. */
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
