import { DAY_MS } from '@/lib/timeUnits';

import { DRIVERS, LOTS } from '../core/seeded';
import type { LedgerRow, WalletRow } from '../money/moneyTables';
import { enter, walletOf } from '../money/wallets';
import type { World } from '../World';

const recharged = (
  cents: number,
): Pick<LedgerRow, 'recordType' | 'cents' | 'bizType' | 'bizNo' | 'payChannel' | 'title'> => ({
  recordType: 1,
  cents,
  bizType: 9,
  bizNo: '',
  payChannel: 3,
  title: '充值',
});

const line = (
  recordType: LedgerRow['recordType'],
  cents: number,
  title: string,
  bizType: LedgerRow['bizType'] = 0,
  bizNo = '',
): Parameters<typeof enter>[2] => ({ recordType, cents, bizType, bizNo, payChannel: recordType === 3 ? 6 : 3, title });

/** Forty days ago 林晓 recharged 30.00, spent 20.00 of it on parking, and had 10.00 paid out. */
function seedPast(world: World, wallet: WalletRow): void {
  const now = world.clock.now();
  const refundNo = 'T-past';
  const askedAt = now - 30 * DAY_MS;
  enter(world, wallet, recharged(3_000), now - 40 * DAY_MS);
  enter(world, wallet, line(3, -1_200, '市民中心停车场', 1), now - 38 * DAY_MS);
  enter(world, wallet, line(5, -1_000, '余额提现', 0, refundNo), askedAt);
  enter(world, wallet, line(3, -800, '华强北路段', 1), now - 20 * DAY_MS);
  world.tables.balanceRefunds.push({
    ...{ refundNo, driverId: wallet.driverId, walletId: wallet.walletId, cents: 1_000, payChannel: 3 },
    ...{ appliedAt: askedAt, finishedAt: askedAt + DAY_MS, state: 3, failReason: '' },
  });
}

/** 林晓: 50.00, of which 10.00 were a gift, and a share in their company's wallet; 陈默: nothing; 黄河: 1.00. */
export function seedWallets(world: World): void {
  const now = world.clock.now();
  const { lin, chen, huang } = DRIVERS;
  const own = walletOf(world, lin.driverId);
  seedPast(world, own);
  enter(world, own, recharged(4_000), now - 3 * DAY_MS);
  enter(
    world,
    own,
    { recordType: 2, cents: 1_000, bizType: 9, bizNo: '', payChannel: 0, title: '充值赠送' },
    now - 3 * DAY_MS,
  );
  walletOf(world, chen.driverId);
  enter(world, walletOf(world, huang.driverId), recharged(100), now - DAY_MS);
  world.tables.wallets.push({
    walletId: 'wallet-group-1',
    walletName: '鹏程物流车队钱包',
    driverId: '',
    balance: 0,
    gift: 0,
    parkIds: [LOTS.city, LOTS.office],
    state: 1,
    ledger: [],
  });
  const shared = world.tables.wallets.at(-1);
  if (shared !== undefined) enter(world, shared, recharged(80_000), now - 5 * DAY_MS);
  world.tables.groups.push({
    groupId: 'group-1',
    groupName: '鹏程物流车队',
    walletId: 'wallet-group-1',
    members: [
      { driverId: huang.driverId, role: 1 },
      { driverId: lin.driverId, role: 2 },
    ],
  });
}
