/** What changed a wallet; 0 is an unknown kind. */
export const LEDGER_RECORD_TYPE = {
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
export type LedgerRecordType = (typeof LEDGER_RECORD_TYPE)[keyof typeof LEDGER_RECORD_TYPE];

/** direction: 1 into the wallet, 2 out of it; 0 unknown. */
export const LEDGER_DIRECTION = { unknown: 0, in: 1, out: 2 } as const;
export type LedgerDirection = (typeof LEDGER_DIRECTION)[keyof typeof LEDGER_DIRECTION];

/** The `state` of a pay-out. */
export const CASH_OUT_STATUS = {
  unknown: 0,
  underReview: 1,
  onItsWay: 2,
  arrived: 3,
  failed: 4,
  rejected: 5,
} as const;
export type CashOutStatus = (typeof CASH_OUT_STATUS)[keyof typeof CASH_OUT_STATUS];

/** The `state` of a wallet. */
export const WALLET_STATE = { unknown: 0, normal: 1, frozen: 2, closed: 3 } as const;
export type WalletState = (typeof WALLET_STATE)[keyof typeof WALLET_STATE];
