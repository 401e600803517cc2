import { MINUTE_MS } from '@/lib/timeUnits';

import { Refusal, REFUSALS } from '../core/Refusal';
import type { WalletRow } from '../money/moneyTables';
import { holdUntil } from '../money/orderHold';
import { enter, walletOf } from '../money/wallets';
import type { OrderSource, Payable, World } from '../World';
import type { RechargeRow } from './walletTables';

/** The amounts that are offered: the cents of the recharge and of the gift that it brings, largest first. */
export const RECHARGE_PACKS = [
  { amount: 50_000, giftAmount: 8_000 },
  { amount: 20_000, giftAmount: 2_000 },
  { amount: 10_000, giftAmount: 500 },
  { amount: 5_000, giftAmount: 0 },
] as const;
const RECHARGE_TEXT = { 1: '待支付', 2: '已到账', 3: '已关闭' } as const;
export const MAX_RECHARGE_CENTS = 500_000;

/** How long an opened recharge waits for its payment. */
const RECHARGE_LIFE_MS = 30 * MINUTE_MS;

/** Wallets that this driver may use: their own first, then those of their groups. */
export function walletsOf(world: World, driverId: string): WalletRow[] {
  const own = walletOf(world, driverId);
  const shared = world.tables.groups
    .filter(({ members }) => members.some((member) => member.driverId === driverId))
    .flatMap(({ walletId }) => world.tables.wallets.filter((wallet) => wallet.walletId === walletId));
  return [own, ...shared];
}

/** One of the driver's wallets; the default one for an empty id. */
export function usableWallet(world: World, driverId: string, walletId: string): WalletRow {
  const wallet = walletsOf(world, driverId).find((one) => walletId === '' || one.walletId === walletId);
  if (wallet === undefined) throw new Refusal(REFUSALS.notFound, '钱包不存在');
  return wallet;
}

/** Opens a recharge. It is paid as bizType 9. */
export function openRecharge(world: World, driverId: string, walletId: string, cents: number): RechargeRow {
  const wallet = usableWallet(world, driverId, walletId);
  if (wallet.state !== 1) throw new Refusal(REFUSALS.badRequest, '钱包已冻结，暂不能充值');
  if (cents === 0 || cents > MAX_RECHARGE_CENTS)
    throw new Refusal(REFUSALS.badRequest, '充值金额需在0.01元到5000元之间');
  const recharge: RechargeRow = {
    orderNo: world.nextId('R'),
    driverId,
    walletId: wallet.walletId,
    cents,
    giftCents: RECHARGE_PACKS.find(({ amount }) => cents >= amount)?.giftAmount ?? 0,
    openedAt: world.clock.now(),
    payBy: holdUntil(world, RECHARGE_LIFE_MS),
    payChannel: 0,
    paidAt: null,
  };
  world.tables.recharges.push(recharge);
  return recharge;
}

const isOver = (world: World, { payBy, paidAt }: RechargeRow): boolean => paidAt === null && payBy <= world.clock.now();

const rechargeOf = (world: World, orderNo: string): RechargeRow => {
  const recharge = world.tables.recharges.find((row) => row.orderNo === orderNo);
  if (recharge === undefined) throw new Refusal(REFUSALS.notFound, '充值单不存在');
  return recharge;
};

export const rechargePayable: Payable = {
  bizType: 9,
  channels: [2, 3],
  due(world, driverId, { orderNo }) {
    const recharge = rechargeOf(world, orderNo);
    if (recharge.driverId !== driverId) throw new Refusal(REFUSALS.notFound, '充值单不存在');
    if (recharge.paidAt !== null) throw new Refusal(REFUSALS.nothingDue, '充值单已支付');
    if (isOver(world, recharge)) throw new Refusal(REFUSALS.paymentOver, '充值单已过期，请重新充值');
    return { cents: recharge.cents, title: '钱包充值' };
  },
  settle(world, { payChannel }, { orderNo }, at) {
    const recharge = rechargeOf(world, orderNo);
    const wallet = world.tables.wallets.find(({ walletId }) => walletId === recharge.walletId);
    recharge.paidAt = at;
    recharge.payChannel = payChannel;
    if (wallet === undefined) return;
    const paid = { bizType: 9, bizNo: orderNo } as const;
    enter(world, wallet, { ...paid, recordType: 1, cents: recharge.cents, payChannel, title: '余额充值' }, at);
    if (recharge.giftCents === 0) return;
    enter(world, wallet, { ...paid, recordType: 2, cents: recharge.giftCents, payChannel: 0, title: '充值赠送' }, at);
  },
};

/** The recharges in a driver's list of purchases. */
export const rechargeOrders: OrderSource = {
  bizType: 9,
  list: (world, driverId) =>
    world.tables.recharges
      .filter((row) => row.driverId === driverId)
      .map((row) => {
        const state = row.paidAt !== null ? 2 : isOver(world, row) ? 3 : 1;
        return {
          orderNo: row.orderNo,
          title: '钱包充值',
          placeText: '',
          plateNos: [],
          createdAt: row.openedAt,
          payBy: state === 1 ? row.payBy : null,
          validFrom: null,
          validTo: null,
          cents: row.cents,
          paidCents: row.paidAt === null ? 0 : row.cents,
          refundCents: 0,
          payChannel: row.payChannel,
          paidAt: row.paidAt,
          state,
          stateText: RECHARGE_TEXT[state],
          refundRule: '本金可在“提现”中申请原路退回',
          canCancel: false,
          canRefund: false,
          backCents: 0,
          canInvoice: false,
        };
      }),
};
