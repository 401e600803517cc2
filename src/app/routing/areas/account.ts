/** Rows of the area that come late. */
export const accountLateRows = {};

/** Its addresses whose screen has not been built. */
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
