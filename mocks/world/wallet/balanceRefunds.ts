import { HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import { Refusal, REFUSALS } from '../core/Refusal';
import type { TakingRow, WalletRow } from '../money/moneyTables';
import { enter } from '../money/wallets';
import { isArrears, staysOfDriver } from '../parking/stays';
import type { World } from '../World';
import { usableWallet } from './recharges';
import type { BalanceRefundRow } from './walletTables';

export const REFUND_REVIEW_MS = 10 * MINUTE_MS;
/**
 * A transfer to a bank card takes up to three working days. This world is faster. It is not exactly one day: a page that is opened in the very moment of
 * the review would say one day or two by chance.
 */
export const REFUND_WAY_MS = 26 * HOUR_MS;

export const isRefundOpen = ({ state }: BalanceRefundRow): boolean => state === 1 || state === 2;

/** The amount that can be paid out. Gifts cannot. */
export const refundableOf = ({ balance, gift }: WalletRow): number => Math.max(0, balance - gift);

/** The cents that are being paid out of this wallet. */
export const frozenIn = (world: World, { walletId }: WalletRow): number =>
  world.tables.balanceRefunds
    .filter((row) => row.walletId === walletId && isRefundOpen(row))
    .reduce((total, { cents }) => total + cents, 0);

/** The wallet, if this amount can be paid out of it now. Throws a refusal if not. */
export function refundableWallet(world: World, driverId: string, walletId: string, cents: number): WalletRow {
  const wallet = usableWallet(world, driverId, walletId);
  if (wallet.driverId !== driverId) throw new Refusal(REFUSALS.badRequest, '共享钱包请由管理员申请提现');
  if (wallet.state !== 1) throw new Refusal(REFUSALS.badRequest, '钱包已冻结，暂不能提现');
  if (world.tables.balanceRefunds.some((row) => row.walletId === wallet.walletId && isRefundOpen(row))) {
    throw new Refusal(REFUSALS.badRequest, '有一笔提现还在处理，到账后才能再申请');
  }
  if (cents === 0 || cents > refundableOf(wallet)) throw new Refusal(REFUSALS.balanceShort, '可提现金额不足');
  return wallet;
}

export function requestRefund(world: World, driverId: string, walletId: string, cents: number): BalanceRefundRow {
  const wallet = refundableWallet(world, driverId, walletId, cents);
  const row: BalanceRefundRow = {
    refundNo: world.nextId('T'),
    driverId,
    walletId: wallet.walletId,
    cents,
    payChannel: lastChannelOf(wallet),
    appliedAt: world.clock.now(),
    finishedAt: null,
    state: 1,
    failReason: '',
  };
  world.tables.balanceRefunds.push(row);
  const { payChannel, refundNo } = row;
  enter(world, wallet, { recordType: 5, cents: -cents, bizType: 0, bizNo: refundNo, payChannel, title: '余额提现' });
  return row;
}

const lastChannelOf = ({ ledger }: WalletRow): TakingRow['payChannel'] =>
  ledger.filter(({ recordType }) => recordType === 1).at(-1)?.payChannel === 2 ? 2 : 3;

function review(world: World, row: BalanceRefundRow): void {
  const driver = world.tables.drivers.find(({ driverId }) => driverId === row.driverId);
  const owes = driver !== undefined && staysOfDriver(world, driver).some((stay) => isArrears(world, stay));
  if (!owes) {
    row.state = 2;
    return;
  }
  row.state = 5;
  row.failReason = '您有未补缴的停车费，请补缴后再申请';
  row.finishedAt = row.appliedAt + REFUND_REVIEW_MS;
  const wallet = world.tables.wallets.find(({ walletId }) => walletId === row.walletId);
  if (wallet === undefined) return;
  const { payChannel, cents, refundNo } = row;
  const entry = { recordType: 6, cents, bizType: 0, bizNo: refundNo, payChannel, title: '提现退回' } as const;
  enter(world, wallet, entry, row.finishedAt);
}

/** Advances pay-outs: reviewed, then arrived. A driver with arrears is refused. */
export function settleBalanceRefunds(world: World): void {
  const now = world.clock.now();
  for (const row of world.tables.balanceRefunds) {
    if (row.state === 1 && row.appliedAt + REFUND_REVIEW_MS <= now) review(world, row);
    const arrivesAt = row.appliedAt + REFUND_REVIEW_MS + REFUND_WAY_MS;
    if (row.state !== 2 || arrivesAt > now) continue;
    row.state = 3;
    row.finishedAt = arrivesAt;
    world.tables.takings.push({ payId: row.refundNo, payChannel: row.payChannel, cents: -row.cents });
  }
}
