/** What changed a wallet; 0 is an unknown kind. */
export const RECORD_TYPES = {
  unknown: 0,
  recharge: 1,
  gift: 2,
  spending: 3,
  refund: 4,
  payOut: 5,
  payOutReturned: 6,
  freeze: 7,
  thaw: 8,
  adjustment: 9,
} as const;
export type RecordType = (typeof RECORD_TYPES)[keyof typeof RECORD_TYPES];

/** direction: 1 into the wallet, 2 out of it; 0 unknown. */
export const RECORD_DIRECTION = { unknown: 0, in: 1, out: 2 } as const;
export type RecordDirection = (typeof RECORD_DIRECTION)[keyof typeof RECORD_DIRECTION];

/** The `state` of a pay-out. */
export const BALANCE_REFUND_STATE = {
  unknown: 0,
  underReview: 1,
  onItsWay: 2,
  arrived: 3,
  failed: 4,
  rejected: 5,
} as const;
export type BalanceRefundState = (typeof BALANCE_REFUND_STATE)[keyof typeof BALANCE_REFUND_STATE];

/** The `state` of a wallet. */
export const WALLET_STATE = { unknown: 0, normal: 1, frozen: 2, closed: 3 } as const;
export type WalletState = (typeof WALLET_STATE)[keyof typeof WALLET_STATE];
