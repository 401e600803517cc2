/** Lazy rows of the area. */
export const offPeakLazyRoutes = {};

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
