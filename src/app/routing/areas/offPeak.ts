/** Rows of the area that come late. */
export const offPeakLateRows = {};

/** Its addresses whose screen has not been built. */
export type OffPeakUnbuilt =
  | 'wrongTimeShare'
  | 'packageCarSelect'
  | 'wrongTimePackagePay'
  | 'packageHandleSuccess'
  | 'subscribeCarSelect'
  | 'wrongTimeSubscribePay'
  | 'subscribeHandleSuccess'
  | 'wrongTimeManage'
  | 'wrongTimePackageDetail'
  | 'wrongTimeSubscribeDetail'
  | 'violationRecord';
