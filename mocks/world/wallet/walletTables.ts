export interface RechargeRow {
  orderNo: string;
  driverId: string;
  walletId: string;
  cents: number;
  giftCents: number;
  openedAt: number;
  payBy: number;
  /** 0 while it is not paid. */
  payChannel: 0 | 2 | 3 | 6 | 9;
  paidAt: number | null;
}

/** Drivers who share a wallet. */
export interface GroupRow {
  groupId: string;
  groupName: string;
  walletId: string;
  /** role: 1 administrator, 2 member. */
  members: { driverId: string; role: 1 | 2 }[];
}

/** A pay-out of a balance. */
export interface BalanceRefundRow {
  refundNo: string;
  driverId: string;
  walletId: string;
  cents: number;
  payChannel: 2 | 3 | 9;
  appliedAt: number;
  finishedAt: number | null;
  /** 1 under review, 2 on its way, 3 arrived, 5 rejected. */
  state: 1 | 2 | 3 | 5;
  failReason: string;
}

export interface WalletTables {
  recharges: RechargeRow[];
  groups: GroupRow[];
  balanceRefunds: BalanceRefundRow[];
}

export const emptyWalletTables = (): WalletTables => ({ recharges: [], groups: [], balanceRefunds: [] });
