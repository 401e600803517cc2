/** Lazy rows of the area. */
export const accountLazyRoutes = {};

/** Addresses of the area whose screen has not been built. */
export type AccountUnbuilt =
  | 'registerShare'
  | 'choiceSelf'
  | 'receiveRewards'
  | 'changeUserName'
  | 'changeNickname'
  | 'passwordChange'
  | 'changeTel'
  | 'cancellation'
  | 'cancellationConfirm'
  | 'followManage';
