import { ACCOUNT_DELETION_CHECK_TYPE } from '@/services/driver/accountDeletion';

import { openCharges } from '../charging/occupation';
import { Refusal, REFUSALS } from '../core/Refusal';
import { ordersOf, type SoldOrder } from '../money/orderRecords';
import { walletOf } from '../money/wallets';
import { isArrears, reckon, staysOfDriver } from '../parking/stays';
import { withholdingsOf } from '../vehicles/withholdings';
import { frozenIn, isRefundOpen, refundableOf } from '../wallet/balanceRefunds';
import type { World } from '../World';
import type { DriverRow } from './accountTables';
import { endSessionsOf } from './tokens';

interface Block {
  count: number;
  /** The amount at stake, cents. */
  cents: number;
}

interface DeletionCheck {
  checkType: (typeof ACCOUNT_DELETION_CHECK_TYPE)[keyof typeof ACCOUNT_DELETION_CHECK_TYPE];
  checkName: string;
  why: (block: Block) => string;
  find: (world: World, driver: DriverRow) => Block;
}

const yuan = (cents: number) => `${(cents / 100).toFixed(2)}元`;
const blockOf = (cents: readonly number[]): Block => ({
  count: cents.length,
  cents: cents.reduce((total, one) => total + one, 0),
});

const isGood = (world: World, { state, validTo }: SoldOrder): boolean =>
  state === 2 && validTo !== null && validTo > world.clock.now();

const goodOrders = (world: World, { driverId }: DriverRow, bizTypes: readonly number[]): Block =>
  blockOf(
    ordersOf(world, driverId)
      .filter((order) => bizTypes.includes(order.bizType) && isGood(world, order))
      .map(({ paidCents }) => paidCents),
  );

const CHECKS: readonly DeletionCheck[] = [
  {
    checkType: ACCOUNT_DELETION_CHECK_TYPE.balance,
    checkName: '钱包余额已用完或提现',
    why: ({ cents }) => `钱包还有${yuan(cents)}，请先使用或提现`,
    // A gift cannot be paid out. It goes with the account, as the screen says.
    find: (world, { driverId }) => blockOf([refundableOf(walletOf(world, driverId))].filter((cents) => cents > 0)),
  },
  {
    checkType: ACCOUNT_DELETION_CHECK_TYPE.balanceRefunds,
    checkName: '没有处理中的提现',
    why: ({ count }) => `${count}笔提现还在处理中`,
    find: (world, { driverId }) => ({
      count: world.tables.balanceRefunds.filter((row) => row.driverId === driverId && isRefundOpen(row)).length,
      cents: frozenIn(world, walletOf(world, driverId)),
    }),
  },
  {
    checkType: ACCOUNT_DELETION_CHECK_TYPE.openBills,
    checkName: '没有在停未缴的车辆',
    why: ({ count, cents }) => `${count}辆车在停，待缴${yuan(cents)}`,
    find: (world, driver) => {
      const inside = staysOfDriver(world, driver).filter(({ exitAt }) => exitAt === null);
      return blockOf(inside.map((stay) => reckon(world, stay).due).filter((cents) => cents > 0));
    },
  },
  {
    checkType: ACCOUNT_DELETION_CHECK_TYPE.arrears,
    checkName: '暂无欠费',
    why: ({ count, cents }) => `${count}笔欠费，共${yuan(cents)}`,
    find: (world, driver) =>
      blockOf(
        staysOfDriver(world, driver)
          .filter((stay) => isArrears(world, stay))
          .map((stay) => reckon(world, stay).due),
      ),
  },
  {
    checkType: ACCOUNT_DELETION_CHECK_TYPE.charging,
    checkName: '没有未结束的充电',
    why: ({ count }) => `${count}笔充电未结束或未支付`,
    find: (world, { driverId }) => blockOf(openCharges(world, driverId)),
  },
  {
    checkType: ACCOUNT_DELETION_CHECK_TYPE.passes,
    checkName: '没有有效的月卡和错时套餐',
    why: ({ count }) => `${count}张月卡或套餐还在有效期内`,
    find: (world, driver) => goodOrders(world, driver, [3, 4]),
  },
  {
    checkType: ACCOUNT_DELETION_CHECK_TYPE.bookings,
    checkName: '没有进行中的预约',
    why: ({ count }) => `${count}个预约还未结束`,
    find: (world, driver) => goodOrders(world, driver, [5, 6]),
  },
  {
    checkType: ACCOUNT_DELETION_CHECK_TYPE.unpaidOrders,
    checkName: '没有待支付的订单',
    why: ({ count }) => `${count}个订单待支付`,
    find: (world, { driverId }) =>
      blockOf(
        ordersOf(world, driverId)
          .filter(({ state }) => state === 1)
          .map(({ cents }) => cents),
      ),
  },
  {
    checkType: ACCOUNT_DELETION_CHECK_TYPE.refunds,
    checkName: '没有在途的退款',
    why: ({ count, cents }) => `${count}笔退款还没有到账，共${yuan(cents)}`,
    find: (world, { driverId }) =>
      blockOf(
        world.tables.payments
          .filter((payment) => payment.driverId === driverId)
          .flatMap(({ returns }) => returns.filter(({ hasArrived }) => !hasArrived).map(({ cents }) => cents)),
      ),
  },
  {
    checkType: ACCOUNT_DELETION_CHECK_TYPE.withholdings,
    checkName: '已关闭无感支付',
    why: ({ count }) => `${count}个无感支付还没有关闭`,
    find: (world, driver) => ({
      count: withholdingsOf(world, driver, '').filter(({ openAt }) => openAt !== null).length,
      cents: 0,
    }),
  },
];

/** Everything that is checked before an account is deleted, and what blocks the deletion. */
export const deletionChecksOf = (world: World, driver: DriverRow) =>
  CHECKS.map(({ checkType, checkName, why, find }) => {
    const block = find(world, driver);
    return { checkType, checkName, ...block, text: block.count === 0 ? '' : why(block) };
  });

/** What the operator keeps of a driver besides stays and payments. It goes with the account. */
function forget({ tables }: World, { driverId }: DriverRow): void {
  const isOthers = (row: { driverId: string }) => row.driverId !== driverId;
  tables.ownerApplications = tables.ownerApplications.filter(isOthers);
  tables.feedbacks = tables.feedbacks.filter(isOthers);
  tables.recordings = tables.recordings.filter(isOthers);
  tables.invitations = tables.invitations.filter(isOthers);
  for (const key of tables.follows.keys()) if (key.startsWith(`${driverId}/`)) tables.follows.delete(key);
}

/** Deletes the account and its sessions. Records of its stays remain with the lots. */
export function deleteDriver(world: World, driver: DriverRow): void {
  const block = deletionChecksOf(world, driver).find(({ count }) => count > 0);
  if (block !== undefined) throw new Refusal(REFUSALS.deletionBlocked, block.text);
  endSessionsOf(world, driver.driverId);
  world.tables.drivers = world.tables.drivers.filter((row) => row !== driver);
  forget(world, driver);
}
