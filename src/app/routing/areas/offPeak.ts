/** Lazy rows of the area. */
export const offPeakLazyRows = {};

/** Addresses of the area whose screen has not been built. */
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
