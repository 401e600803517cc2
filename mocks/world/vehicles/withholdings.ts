import type { DriverRow } from '../account/accountTables';
import { Refusal, REFUSALS } from '../core/Refusal';
import type { PaymentRow } from '../money/moneyTables';
import { openPayment, payAtCashier } from '../money/payments';
import { walletOf } from '../money/wallets';
import type { StayRow } from '../parking/parkingTables';
import { isArrears, reckon, staysOfPlate } from '../parking/stays';
import { lotOf } from '../places/lots';
import type { World } from '../World';
import { plateOf } from './plates';
import type { WithholdingRow } from './vehicleTables';

/** How long after it is opened the provider's page confirms the authorization. */
export const AUTHORIZE_MS = 5_000;
const CHANNELS: readonly WithholdingRow['payChannel'][] = [2, 3, 6];

const ofPlate = ({ tables }: World, driverId: string, plateId: string): WithholdingRow[] =>
  tables.withholdings
    .filter((row) => row.driverId === driverId && row.plateId === plateId)
    .sort((a, b) => a.order - b.order);

export const withholdingsOf = (world: World, driver: DriverRow, plateId: string): WithholdingRow[] =>
  driver.plates
    .filter((plate) => plateId === '' || plate.plateId === plateId)
    .flatMap((plate) => ofPlate(world, driver.driverId, plate.plateId));

/** The state as in AUTO_DEDUCTION_STATE of the wire: 1 open, 2 paused by arrears, 3 not authorized yet. */
export function withholdStateOf(world: World, { openAt, plateNo }: WithholdingRow): 1 | 2 | 3 {
  if (openAt === null) return 3;
  return staysOfPlate(world, plateNo).some((stay) => isArrears(world, stay)) ? 2 : 1;
}

/** Opens the channels that are not open yet and sorts all of them in this order; the ones not named come last. The balance needs no provider. */
export function openWithholdings(
  world: World,
  driver: DriverRow,
  plateId: string,
  asked: readonly number[],
  returnPath: string,
): WithholdingRow[] {
  const plate = plateOf(driver, plateId);
  const channels = asked.map((channel) => CHANNELS.find((one) => one === channel));
  if (channels.length === 0 || channels.includes(undefined) || new Set(asked).size !== asked.length) {
    throw new Refusal(REFUSALS.channelUnknown, '不支持的代扣方式');
  }
  const now = world.clock.now();
  for (const payChannel of channels) {
    if (payChannel === undefined) continue;
    const known = ofPlate(world, driver.driverId, plateId).find((row) => row.payChannel === payChannel);
    if (known !== undefined) continue;
    world.tables.withholdings.push({
      withholdId: world.nextId('W'),
      driverId: driver.driverId,
      plateId,
      plateNo: plate.plateNo,
      payChannel,
      order: Number.MAX_SAFE_INTEGER,
      askedAt: now,
      openAt: payChannel === 6 ? now : null,
      returnPath,
    });
  }
  const rank = ({ payChannel }: WithholdingRow) => (channels.includes(payChannel) ? asked.indexOf(payChannel) : 99);
  const rows = ofPlate(world, driver.driverId, plateId).sort((a, b) => rank(a) - rank(b) || a.order - b.order);
  rows.forEach((row, index) => {
    row.order = index + 1;
  });
  return rows;
}

export function closeWithholding(world: World, driverId: string, withholdId: string): WithholdingRow {
  const row = world.tables.withholdings.find((one) => one.withholdId === withholdId && one.driverId === driverId);
  if (row === undefined) throw new Refusal(REFUSALS.notFound, '代扣不存在');
  world.tables.withholdings = world.tables.withholdings.filter((one) => one !== row);
  ofPlate(world, driverId, row.plateId).forEach((one, index) => {
    one.order = index + 1;
  });
  return row;
}

const requestIdOf = ({ withholdId }: WithholdingRow, { uniqueId }: StayRow) => `withhold-${withholdId}-${uniqueId}`;

/** The payments made by this withholding, newest first. */
export const deductionsOf = (world: World, { withholdId }: WithholdingRow): PaymentRow[] =>
  world.tables.payments
    .filter(({ requestId, paidAt }) => paidAt !== null && requestId.startsWith(`withhold-${withholdId}-`))
    .sort((a, b) => (b.paidAt ?? 0) - (a.paidAt ?? 0));

export const deductionTitle = (world: World, { parts }: PaymentRow): string =>
  parts.map(({ parkId }) => lotOf(world, parkId).parkName).join('、');

/** Whether this stay ended under the withholding and is still unpaid. */
const isToDeduct = (world: World, row: WithholdingRow, stay: StayRow): boolean =>
  row.openAt !== null && stay.exitAt !== null && stay.exitAt >= row.openAt && reckon(world, stay).due > 0;

function deduct(world: World, row: WithholdingRow, stay: StayRow): void {
  const { due } = reckon(world, stay);
  if (row.payChannel === 6 && walletOf(world, row.driverId).balance < due) return;
  const { uniqueId, parkId } = stay;
  const request = {
    items: [{ uniqueId, parkId, payAmount: due }],
    isBatch: false,
    totalAmount: due,
    payChannel: row.payChannel,
    couponIds: [],
    requestId: requestIdOf(row, stay),
    returnPath: '/home',
  };
  try {
    const { payId } = openPayment(world, request, row.driverId);
    if (row.payChannel !== 6) payAtCashier(world, payId, 0);
  } catch (error) {
    // A driver is paying it by hand, or it is under appeal.
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Advances withholdings: providers confirm, and stays that have ended since are paid by the first channel that succeeds. */
export function advanceWithholdings(world: World): void {
  const now = world.clock.now();
  for (const row of [...world.tables.withholdings].sort((a, b) => a.order - b.order)) {
    if (row.openAt === null && row.askedAt + AUTHORIZE_MS <= now) row.openAt = row.askedAt + AUTHORIZE_MS;
    const driver = world.tables.drivers.find(({ driverId }) => driverId === row.driverId);
    if (driver?.plates.some(({ plateId }) => plateId === row.plateId) !== true) continue;
    for (const stay of staysOfPlate(world, row.plateNo)) if (isToDeduct(world, row, stay)) deduct(world, row, stay);
  }
}
