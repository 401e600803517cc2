import type { PaymentRow } from '../../mocks/world/money/moneyTables';
import { returnedOf } from '../../mocks/world/money/refunds';
import { reckon } from '../../mocks/world/parking/stays';
import type { World } from '../../mocks/world/World';

const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);

/** Where all money is, cents. `onThings`: what was paid for and not returned, of everything that is sold except recharges. */
export function books({ tables }: World) {
  const { wallets, takings, stays, passes, offPeakOrders, booking, merchant, charging, payments } = tables;
  const bought = <Row extends { paidAt: number | null }>(rows: readonly Row[], net: (row: Row) => number) =>
    sum(rows.filter(({ paidAt }) => paidAt !== null).map(net));
  return {
    outside: sum(takings.map(({ cents }) => cents)),
    inWallets: sum(wallets.map(({ balance }) => balance)),
    gifts: sum(wallets.flatMap(({ ledger }) => ledger.filter((row) => row.recordType === 2).map(({ cents }) => cents))),
    // A refund to a wallet that is under review has left its order and not yet reached the wallet.
    onTheWay: sum(
      payments
        .filter(({ payChannel }) => payChannel === 6)
        .flatMap(({ returns }) => returns.filter((back) => !back.hasArrived).map(({ cents }) => cents)),
    ),
    onThings:
      sum(stays.map((stay) => sum(stay.paid.map(({ cents }) => cents)) - sum(stay.refunds.map(({ cents }) => cents)))) +
      sum(charging.orders.map((row) => sum(row.paid.map(({ cents }) => cents)) - row.refundedCents)) +
      sum(charging.occupyOrders.flatMap(({ paid }) => paid.map(({ cents }) => cents))) +
      sum(passes.map(({ purchases }) => bought(purchases, (row) => row.cents - row.refunded))) +
      bought(offPeakOrders, (row) => row.cents - row.refunded) +
      bought(booking.orders, (row) => row.bookCents + row.depositCents - (row.refund?.cents ?? 0)) +
      bought(merchant.orders, (row) => row.cents),
  };
}
export type Books = ReturnType<typeof books>;

/** The laws of one payment that are broken. */
function brokenBy(world: World, row: PaymentRow): string[] {
  const { payId, payChannel, state, parts, returns, refunded } = row;
  const own = world.tables.takings.filter((taking) => taking.payId === payId).map(({ cents }) => cents);
  const came = sum(own.filter((cents) => cents > 0));
  const booked = sum(
    parts.filter((part) => part.failReason === '' && [2, 5, 6].includes(part.state)).map((part) => part.cents),
  );
  const back = returnedOf(row).cents;
  const laws: Record<string, boolean> = {
    'what came in is booked or goes back': payChannel === 6 || sum(own) === booked - refunded,
    'what goes back is what the answer says': payChannel === 6 ? back === refunded : back === came - sum(own),
    'no more goes back than was paid': back <= Math.max(came, booked),
    'nothing is taken for a payment that is not paid': ![0, 1, 3, 4].includes(state) || (came === 0 && back === 0),
    'a paid payment keeps something': state !== 2 || back === 0 || back < booked,
    'a refunded payment keeps nothing': (state !== 5 && state !== 6) || back === Math.max(came, booked),
    'refunded means arrived': state !== 6 || returns.every(({ hasArrived }) => hasArrived),
    'being refunded means under way': state !== 5 || returns.some(({ hasArrived }) => !hasArrived),
    'what goes back is told': back > 0 === (returnedOf(row).text !== ''),
  };
  return Object.entries(laws).flatMap(([name, holds]) => (holds ? [] : [`${payId}: ${name}`]));
}

/** Orders that are booked once; a stay and a charging bill may be paid in parts. */
const isBookedOnce = ({ bizType }: PaymentRow['parts'][number]) => bizType !== 1 && bizType !== 7;

/** The laws of money that are broken, of all payments and of the world as a whole. `before`: the books when it began. */
export function brokenLaws(world: World, before: Books): string[] {
  const now = books(world);
  const { payments, coupons, wallets, stays } = world.tables;
  const broken = payments
    .filter(({ requestId }) => !requestId.startsWith('seeded'))
    .flatMap((row) => brokenBy(world, row));
  const grew = (what: keyof Books) => now[what] - before[what];
  if (grew('outside') !== grew('onThings') + grew('inWallets') - grew('gifts') + grew('onTheWay')) {
    broken.push('what came from outside stands on an order, lies in a wallet or is on its way back');
  }
  const live = payments.flatMap(({ parts }) =>
    parts
      .filter((part) => isBookedOnce(part) && part.state === 2)
      .map(({ bizType, orderNo }) => `${bizType}/${orderNo}`),
  );
  if (new Set(live).size !== live.length) broken.push('an order is booked once');
  for (const stay of stays) {
    const { total, paid, coupon } = reckon(world, stay);
    if (paid + coupon > total) broken.push('no bill is paid beyond its fee');
  }
  for (const { couponId, state } of coupons) {
    const uses = payments.filter((row) => row.couponId === couponId);
    const used = uses.filter((row) => row.parts.some((part) => part.state === 2)).length;
    const holds = uses.filter((row) => row.state === 0 || row.state === 1).length;
    if (holds !== (state === 2 ? 1 : 0) || used !== (state === 3 ? 1 : 0))
      broken.push('a coupon is free, locked or used');
  }
  for (const { balance, ledger } of wallets) {
    if (balance < 0 || sum(ledger.map(({ cents }) => cents)) !== balance) broken.push('a wallet is its ledger');
  }
  return broken;
}
