import type { PastPayment, PaymentAttempt } from '@/domain/payment/attempt';
import type { PaymentOutcomeName } from '@/domain/payment/outcome';
import { PAY_STATE } from '@/domain/payment/payState';
import { parseServerTime } from '@/domain/time';
import { DAY_MS } from '@/lib/timeUnits';

import { thingsOf } from './cast';
import type { Device } from './Device';
import { Broken, isOpenOrder, isTaken, type Order } from './order';

/** After every event: no order is forgotten, and no driver sees what another one has paid. */
export function checkEveryMoment(device: Device): void {
  for (const order of device.server.orders) {
    const isNews = (isOpenOrder(order) || (isTaken(order) && !order.wasClosed)) && !order.isAcknowledged;
    if (!isNews || !isWatched(device, order) || !device.server.mayBePaid(order) || isUnrecorded(device, order))
      continue;
    // All its money is back, and it left the device with its driver.
    if (order.state === PAY_STATE.refunded && device.server.forgotten.has(order.payId)) continue;
    const isKnown = device.everywhere().some(
      (attempt) =>
        (attempt.requestId === order.requestId &&
          (device.rules.mayStillBePaid(attempt) || attempt.step === 'settled')) ||
        // Both orders of one request were paid.
        attempt.earlier.some(({ payId }) => payId === order.payId),
    );
    if (!isKnown) throw new Broken('attempt lost');
    if (order.isHeard && hasTwin(device, order) && !isWatchedByName(device, order))
      throw new Broken('of two orders, one is forgotten');
  }
  for (const payId of shownTo(device, device.driver)) {
    const order = device.server.orderOf({ payId, requestId: '' });
    if (order !== undefined && order.owner !== '' && order.owner !== device.personOf(device.driver))
      throw new Broken("another driver's payment is shown");
  }
}

/** Storage has refused to keep what the device must know of it. The driver was told so. */
const isUnrecorded = ({ server }: Device, { requestId }: Pick<Order, 'requestId'>): boolean =>
  server.unrecorded.has(requestId);

/** Another order was opened for the same request, and the client knows both. */
const hasTwin = ({ server }: Device, { requestId, payId }: Order): boolean =>
  server.orders.some((other) => other.requestId === requestId && other.payId !== payId && other.isHeard);

/** Once the server has closed the other one, the first is alone: a server never opens an order again. */
const hasOpenTwin = ({ server }: Device, { requestId, payId }: Order): boolean =>
  server.orders.some(
    (other) => other.requestId === requestId && other.payId !== payId && other.isHeard && !other.wasClosed,
  );

const isWatchedByName = (device: Device, { payId }: Order): boolean =>
  device
    .everywhere()
    .some((attempt) => [attempt, ...attempt.earlier, ...(attempt.closed ?? [])].some((one) => one.payId === payId));

/** What the device shows a driver of the payments that it keeps, as payIds. */
function shownTo({ rules, journal, now }: Device, driver: string): readonly string[] {
  return Object.values(rules.keptOnly(journal, now)).flatMap((attempt) =>
    [rules.withNameOf(attempt, driver)]
      .flatMap((named) => [named, ...named.earlier])
      .flatMap((one) => (one.payId !== null && rules.belongsTo(one, driver) ? [one.payId] : [])),
  );
}

/** An order is watched for 24 h after the driver's decision. */
const isWatched = ({ nowMs }: Device, { decidedAtMs }: Order): boolean => nowMs - decidedAtMs <= DAY_MS;

/** Called when a decision begins, or an attempt takes another step. Only the server settles it, and only the server frees the bill. */
export function checkOutcome(device: Device, attempt: PaymentAttempt): void {
  const order = device.server.orderOf(attempt);
  if (attempt.step === 'handedToHost' && order !== undefined && order.isHeard && hasOpenTwin(device, order))
    throw new Broken('of two orders, one goes to the cashier');
  if (attempt.step === 'settled') {
    device.seen.add('settled');
    if (order !== undefined) order.isAcknowledged = true;
  }
  if (attempt.step !== 'abandoned') return;
  device.seen.add(`abandoned ${attempt.serverSaid}`);
  const isFinal = !device.rules.mayStillBePaid(attempt);
  const isUnheard = order === undefined || !device.server.mayBePaid(order);
  const isAsTheServerSays = isUnheard
    ? attempt.serverSaid === 'refused' || attempt.serverSaid === 'neverSeen'
    : !isFinal || order.wasClosed;
  if (!isAsTheServerSays && !isUnrecorded(device, attempt))
    throw new Broken(`failure without the server: ${attempt.serverSaid}`);
}

/** Called at every write to the journal. `before` is what it held for the same payable. */
export function checkWrite(device: Device, before: PaymentAttempt | undefined, kept: PaymentAttempt): void {
  checkTruth(device, kept);
  if (before !== undefined) checkGrowth(before, kept);
  // Where the server knows requests, the order is found by its request again.
  const isForgotten = before?.requestId === kept.requestId && before.payId !== null && kept.payId === null;
  if (isForgotten && !device.setting.knowsRequests && !isUnrecorded(device, kept))
    throw new Broken('an order that was opened is forgotten');
  if (device.rules.duplicatesOf(kept).length > 0) device.seen.add('told: paid twice');
}

const TRUE_STATES: Readonly<Partial<Record<PaymentOutcomeName, readonly number[]>>> = {
  paid: [PAY_STATE.paid, PAY_STATE.refunding, PAY_STATE.refunded],
  partly: [PAY_STATE.partly, PAY_STATE.refunding, PAY_STATE.refunded],
  refunding: [PAY_STATE.refunding, PAY_STATE.refunded],
  refunded: [PAY_STATE.refunded],
};

/** Nothing is told as paid or returned that the server has not said. The server may have gone on since it said so. */
function checkTruth(device: Device, attempt: PaymentAttempt): void {
  const outcome = device.rules.outcomeOfAttempt(attempt, device.nowMs);
  device.seen.add(`told: ${outcome}`);
  const states = TRUE_STATES[outcome];
  if (states === undefined) return;
  const order = device.server.orderOf(attempt);
  const isPaidByOther = attempt.payId === null && device.server.hasBeenPaid(device.soldBy(attempt));
  if (
    order === undefined ? !isPaidByOther : !states.includes(order.state) && !(attempt.payId === null && isPaidByOther)
  )
    throw new Broken(`${outcome} without the server`);
}

/** Within one decision, and from one decision to the next: nothing that the server said about money is unsaid. */
function checkGrowth(before: PaymentAttempt, kept: PaymentAttempt): void {
  const isSame = before.requestId === kept.requestId;
  if (isSame && before.step === 'settled' && kept.step !== 'settled') throw new Broken('a payment is unsaid');
  const fromOwn = isSame ? [progressOf(before, 'own')] : [];
  const now = new Map([...kept.earlier.map((past) => [past.payId, rank(past)] as const), progressOf(kept, 'own')]);
  for (const [payId, progress] of [...before.earlier.map((past) => [past.payId, rank(past)] as const), ...fromOwn])
    if ((now.get(payId) ?? -1) < progress) throw new Broken('money that moved is unsaid');
  // A second order may have become the attempt's own.
  const watched = new Set([kept, ...(kept.closed ?? []), ...kept.earlier].map(({ payId }) => payId));
  const hadToWatch = [...(before.closed ?? []).map(({ payId }) => payId), ...(isSame ? [] : closedOf(before))];
  if (hadToWatch.some((payId) => !watched.has(payId))) throw new Broken('a closed order is forgotten');
}

/** How far the money has moved. The codes themselves have no order: what was partly paid (7) still comes back (5, 6). */
const rank = ({ payState = 0, isRefunded = false }: PastPayment): number => {
  if (isRefunded) return PAY_STATE.refunded;
  return payState === PAY_STATE.partly ? PAY_STATE.paid : payState;
};

function progressOf({ step, payment }: PaymentAttempt, name: string): readonly [string, number] {
  if (step !== 'settled' || payment === null) return [name, 0];
  const { payState, refundCents = 0 } = payment;
  return [name, payState === PAY_STATE.refunding || payState === PAY_STATE.refunded ? payState * 1_000 : refundCents];
}

const closedOf = ({ step, serverSaid, payId }: PaymentAttempt): readonly string[] =>
  step === 'abandoned' && payId !== null && ['closed', 'failed'].includes(serverSaid) ? [payId] : [];

/** Nobody goes back to the cashier for what the device knows to be paid. */
export function checkReturnToCashier(device: Device, { payable }: PaymentAttempt): void {
  const isKnownPaid = Object.values(device.read()).some(
    (other) =>
      thingsOf(device.soldBy(other)).some((thing) => thingsOf(payable).includes(thing)) &&
      ((other.step === 'settled' && other.serverSaid !== 'refunded') ||
        other.earlier.some(({ isLate, isRefunded }) => isLate === true && isRefunded !== true)),
  );
  if (isKnownPaid && device.server.dueOf(payable) !== 'unpaid')
    throw new Broken('back to the cashier for what is paid');
}

const RUN_OUT: readonly PaymentOutcomeName[] = ['expired', 'failed', 'paid', 'partly', 'refunding', 'refunded'];
const UNDECIDED: readonly PaymentOutcomeName[] = [
  'checking',
  'unpaidYet',
  'awaited',
  'toPay',
  'unresolved',
  'resumable',
];

/** When the server has decided everything and each driver has been back: all is known, and told to the one whose money it is. */
export function checkAtRest(device: Device): void {
  for (const attempt of Object.values(device.read())) {
    const outcome = device.rules.outcomeOfAttempt(attempt, device.nowMs);
    const isUndecided = device.rules.mayStillBePaid(attempt) || UNDECIDED.includes(outcome);
    // Where a request cannot be looked up and some of its bills are due and some are not, the server itself does not say.
    const isUnsaid = !device.setting.knowsRequests && attempt.payId === null;
    if (isUndecided && isUnsaid && device.server.dueOf(device.soldBy(attempt)) === 'undecided') continue;
    if (isUndecided) throw new Broken(`cannot leave: ${attempt.step} ${attempt.serverSaid}`);
    const hasRunOut = (parseServerTime(attempt.facts.holdTime ?? '') ?? Infinity) <= device.nowMs;
    if (hasRunOut && !RUN_OUT.includes(outcome)) throw new Broken(`the hold ran out, but it is told as ${outcome}`);
  }
  const attempts = device.read();
  const isBlocked = device.setting.cast.some(({ payable }) =>
    device.rules.blockersOf(attempts, payable).some((blocker) => !device.rules.mayStillBePaid(blocker)),
  );
  if (isBlocked) throw new Broken('what is decided still blocks');
  for (const order of device.server.orders) {
    if (!isTaken(order) || !order.wasClosed || !isWatched(device, order) || isUnrecorded(device, order)) continue;
    // All of it had ended when the session did.
    if (device.server.forgotten.has(order.payId)) continue;
    if (!shownTo(device, order.owner).includes(order.payId)) throw new Broken('late money is not told');
    const attempts = Object.values(device.read());
    const isSettled = attempts.some((attempt) => attempt.payId === order.payId && attempt.step === 'settled');
    const isListed = attempts.some(({ earlier }) => earlier.some(({ payId }) => payId === order.payId));
    const isTwice = attempts.some(
      (attempt) =>
        attempt.step === 'settled' &&
        attempt.serverSaid !== 'refunded' &&
        // Without an order of its own the attempt may have been settled by exactly this money.
        attempt.payId !== null &&
        // What was known before the decision is no second payment: the amount was read again after it.
        attempt.earlier.some((past) => past.payId === order.payId && past.isLate === true && past.isCounted !== true) &&
        !device.rules.duplicatesOf(attempt).some(({ payId }) => payId === order.payId),
    );
    if (!isSettled && !isListed) throw new Broken('late money is not found');
    if (isTwice) throw new Broken('paid twice, and nobody says so');
  }
}
