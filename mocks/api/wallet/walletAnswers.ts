import type { BalanceInfo } from '@/services/driver/balance';
import type { Wallet } from '@/services/driver/defaultWallet';
import type { BalanceRefund, WalletLedgerRecord } from '@/services/driver/wallets';

import { wireTime } from '../../world/core/clock';
import type { LedgerRow, WalletRow } from '../../world/money/moneyTables';
import { walletOf } from '../../world/money/wallets';
import { frozenIn, REFUND_REVIEW_MS, REFUND_WAY_MS, refundableOf } from '../../world/wallet/balanceRefunds';
import type { BalanceRefundRow } from '../../world/wallet/walletTables';
import type { World } from '../../world/World';
import { flag } from '../flag';

const WALLET_TEXT = { 1: '正常', 2: '已冻结', 3: '已注销' } as const;
const REFUND_TEXT = { 1: '审核中', 2: '退款中', 3: '已到账', 5: '已驳回' } as const;
const CHANNEL_TEXT = { 2: '原路退回支付宝', 3: '原路退回微信', 9: '原路退回数字人民币' } as const;

export const walletAnswer = (world: World, row: WalletRow, driverId: string): Wallet => ({
  walletId: row.walletId,
  walletName: row.walletName,
  dealerId: 'dealer-1',
  groupId: world.tables.groups.find(({ walletId }) => walletId === row.walletId)?.groupId ?? '',
  balanceAmount: row.balance,
  giftAmount: row.gift,
  frozenAmount: frozenIn(world, row),
  refundableAmount: row.driverId === driverId ? refundableOf(row) : 0,
  isDefault: flag(row.driverId === driverId),
  suitParkNum: row.parkIds.length === 0 ? -1 : row.parkIds.length,
  state: row.state,
  stateText: WALLET_TEXT[row.state],
});

/** What an entry was for: the one order or bill of its payment, the recharge itself, or nothing that has one number. */
function objectOf(
  world: World,
  { bizType, bizNo }: LedgerRow,
): Pick<WalletLedgerRecord, 'orderNo' | 'uniqueId' | 'parkId'> {
  if (bizType === 9) return { orderNo: bizNo, uniqueId: '', parkId: '' };
  const [part, ...others] = world.tables.payments.find(({ payId }) => payId === bizNo)?.parts ?? [];
  if (part === undefined || others.length > 0) return { orderNo: '', uniqueId: '', parkId: '' };
  const { orderNo, uniqueId, parkId } = part;
  return { orderNo, uniqueId, parkId };
}

export const recordAnswer = (world: World, walletId: string, row: LedgerRow): WalletLedgerRecord => ({
  ...objectOf(world, row),
  recordId: row.recordId,
  walletId,
  recordType: row.recordType,
  direction: row.cents >= 0 ? 1 : 2,
  amount: Math.abs(row.cents),
  balanceAfter: row.balanceAfter,
  bizType: row.bizType,
  bizNo: row.bizNo,
  payChannel: row.payChannel,
  title: row.title,
  time: wireTime(row.at),
});

export const refundAnswer = (row: BalanceRefundRow): BalanceRefund => ({
  refundNo: row.refundNo,
  walletId: row.walletId,
  amount: row.cents,
  refundChannel: CHANNEL_TEXT[row.payChannel],
  applyTime: wireTime(row.appliedAt),
  expectTime: wireTime(row.appliedAt + REFUND_REVIEW_MS + REFUND_WAY_MS),
  finishTime: wireTime(row.finishedAt),
  state: row.state,
  stateText: REFUND_TEXT[row.state],
  failReason: row.failReason,
});

/** The balance that a driver is shown. */
export function balanceAnswer(world: World, driverId: string): BalanceInfo {
  const wallet = walletOf(world, driverId);
  return {
    balanceAmount: wallet.balance,
    giftAmount: wallet.gift,
    frozenAmount: frozenIn(world, wallet),
    refundableAmount: refundableOf(wallet),
    supportBalance: 1,
  };
}
