import * as v from 'valibot';

import {
  type BalanceRefund,
  balanceRefund,
  balanceRefunds,
  recharge,
  type Wallet,
  wallet,
  type WalletRecord,
  walletRecords,
  wallets,
} from '@/services/driver/wallets';

import { wireTime } from '../../world/core/clock';
import type { LedgerRow, WalletRow } from '../../world/money/moneyTables';
import { walletOf } from '../../world/money/wallets';
import {
  frozenIn,
  REFUND_REVIEW_MS,
  REFUND_WAY_MS,
  refundableOf,
  requestRefund,
} from '../../world/wallet/balanceRefunds';
import { openRecharge, usableWallet, walletsOf } from '../../world/wallet/recharges';
import type { BalanceRefundRow } from '../../world/wallet/walletTables';
import type { World } from '../../world/World';
import { type DriverCall, type Endpoint, needsSession } from '../endpoint';
import { flag } from '../flag';
import { once } from '../once';
import { optionalText, pageOf, paging, wholeCents, wholeNumber } from '../requests';

const WALLET_TEXT = { 1: '正常', 2: '已冻结', 3: '已注销' } as const;
const REFUND_TEXT = { 1: '审核中', 2: '退款中', 3: '已到账', 5: '已驳回' } as const;
const CHANNEL_TEXT = { 2: '原路退回支付宝', 3: '原路退回微信' } as const;

const walletAnswer = (world: World, row: WalletRow, driverId: string): Wallet => ({
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

const recordAnswer = (walletId: string, row: LedgerRow): WalletRecord => ({
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

const refundAnswer = (row: BalanceRefundRow): BalanceRefund => ({
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

const walletsOfCall = ({ world, driver }: DriverCall) => walletsOf(world, driver.driverId);

export const walletEndpoints: readonly Endpoint[] = [
  needsSession('GET', 'driver/v2/api/defaultWallet', wallet, ({ world, driver: { driverId } }) =>
    walletAnswer(world, walletOf(world, driverId), driverId),
  ),
  needsSession('GET', 'driver/v2/api/wallets', wallets, (call) => {
    const results = walletsOfCall(call).map((row) => walletAnswer(call.world, row, call.driver.driverId));
    return { results, total: results.length };
  }),
  needsSession(
    'GET',
    'driver/v2/api/walletRecords',
    walletRecords,
    v.object({
      ...paging,
      walletId: optionalText,
      recordType: v.optional(wholeNumber),
      month: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))),
    }),
    (call) => {
      const { world, driver, asked } = call;
      const { walletId, ledger } = usableWallet(world, driver.driverId, asked.walletId);
      const rows = [...ledger]
        .reverse()
        .filter(({ recordType }) => asked.recordType === undefined || recordType === asked.recordType)
        .filter(({ at }) => wireTime(at).startsWith(asked.month ?? ''));
      return pageOf(
        call,
        rows.map((row) => recordAnswer(walletId, row)),
      );
    },
  ),
  once(
    needsSession(
      'POST',
      'driver/v2/api/recharges',
      recharge,
      v.object({ amount: wholeCents, walletId: optionalText }),
      ({ world, driver, asked }) => {
        const opened = openRecharge(world, driver.driverId, asked.walletId, asked.amount);
        const { orderNo, walletId, cents, giftCents } = opened;
        return { orderNo, walletId, amount: cents, giftAmount: giftCents };
      },
    ),
    ({ orderNo }) => orderNo,
  ),
  once(
    needsSession(
      'POST',
      'driver/v2/api/balanceRefunds',
      balanceRefund,
      v.object({ amount: wholeCents, walletId: optionalText }),
      ({ world, driver, asked }) => refundAnswer(requestRefund(world, driver.driverId, asked.walletId, asked.amount)),
    ),
    ({ refundNo }) => refundNo,
  ),
  needsSession(
    'GET',
    'driver/v2/api/balanceRefunds',
    balanceRefunds,
    v.object({ ...paging, walletId: optionalText }),
    (call) => {
      const { world, driver, asked } = call;
      const own = world.tables.balanceRefunds.filter(
        (row) => row.driverId === driver.driverId && (asked.walletId === '' || row.walletId === asked.walletId),
      );
      return pageOf(call, [...own].reverse().map(refundAnswer));
    },
  ),
];
