import type { PaymentAttempt, PaymentAttempts } from '@/domain/payment/attempt';
import { duplicateOrdersOf } from '@/domain/payment/duplicateOrdersOf';
import { awaitsOrderResponse } from '@/domain/payment/isAttemptInProgress';
import { type Payable, payableKey } from '@/domain/payment/payable';
import { mayAttemptStillBePaid, needsCashier } from '@/domain/payment/payPermission';

import type { Device } from './Device';
import type { Order } from './order';
import { Broken } from './order';
import { checkWrite } from './promises';
import type { Tab } from './tab';

/** What is left of a driver's attempts when the session ends, and how they are opened again. As the flow does it. */

/**
 * Another driver uses the device, or nobody. The workers of the former driver end, except one that waits for a response.
 *
 * @param isPageStart a new page does not know what another one waits for
 */
export function sealStrangers(device: Device, isPageStart = false): void {
  const { rules, driver, tabs } = device;
  for (const tab of tabs)
    for (const [key, { attempt }] of [...tab.workers])
      if (rules.isStrangers(attempt, driver) && !awaitsOrderResponse(attempt)) tab.workers.delete(key);
  const isWaiting = (attempt: PaymentAttempt) =>
    device.isHeld ||
    (!isPageStart && awaitsOrderResponse(attempt) && tabs.some(({ workers }) => workers.has(attempt.key)));
  const before = device.read();
  const isUnstored = new Set(Object.values(device.acting.unstored).map(({ requestId }) => requestId));
  // A new page believes the device's clock about what shows private data.
  const young = (attempts: PaymentAttempts) =>
    isPageStart ? rules.withoutOld(attempts, device.now.deviceMs) : attempts;
  device.rewrite((attempts) =>
    rules.seenBy(rules.withoutStrangers(young(attempts), driver, isWaiting), driver, before),
  );
  const now = new Map(Object.values(device.read()).map((attempt) => [attempt.requestId, attempt]));
  for (const attempt of Object.values(before)) {
    const kept = now.get(attempt.requestId);
    if (kept === undefined) forget(device, attempt);
    else {
      if (rules.isSealed(kept) && !rules.isSealed(attempt)) device.seen.add('sealed');
      // What storage has refused leaves with the driver. What it has kept is asked about again.
      if (!isUnstored.has(attempt.requestId)) checkWrite(device, attempt, kept);
      if (!device.isHeld) checkSecret(kept, driver);
    }
  }
}

/** What is over leaves the device with its driver. */
function forget({ server, seen }: Device, attempt: PaymentAttempt): void {
  if (mayAttemptStillBePaid(attempt)) throw new Broken('what may still be paid is forgotten');
  seen.add('forgotten with the session');
  for (const { payId } of [attempt, ...attempt.earlier]) if (payId !== null) server.forgotten.add(payId);
  server.forgotten.add(attempt.requestId);
}

function checkSecret(attempt: PaymentAttempt, reader: string): void {
  const others = ['lin', 'chen'].filter((driver) => driver !== reader);
  const names = [attempt, ...attempt.earlier, ...(attempt.closed ?? [])].map(({ owner = '' }) => owner);
  if (!awaitsOrderResponse(attempt) && names.some((name) => others.includes(name)))
    throw new Broken('names another driver');
}

/** The driver opens the form of a thing, or decides to pay it. */
export function openSeals(device: Device, tab: Tab, payable: Payable): void {
  const { rules, driver } = device;
  const isOwn = (attempt: PaymentAttempt) => rules.belongsTo(attempt, driver);
  const [own] = rules
    .sealsOf(device.read(), payable)
    .filter(isOwn)
    .sort(
      (one, other) =>
        Number(mayAttemptStillBePaid(other)) - Number(mayAttemptStillBePaid(one)) ||
        other.createdAtMs - one.createdAtMs,
    );
  if (own !== undefined && !(payableKey(payable) in device.read())) {
    tab.workers.delete(own.key);
    device.write(rules.unsealed(own, payable));
    device.seen.add('opened again');
  }
  device.rewrite((attempts) =>
    Object.fromEntries(Object.entries(attempts).map(([key, attempt]) => [key, rules.withKnown(attempt, payable)])),
  );
}

/** Whether what was sealed is not known well enough to ask what is due. */
export const isHidden = ({ payable }: PaymentAttempt): boolean =>
  payable.kind === 'sealed' && !payable.prints.every((print) => print in (payable.known ?? {}));

/** What the cashier needs was lost with the session, or given up for a second order. A server that knows requests says it again. */
export function withCashier(device: Device, attempt: PaymentAttempt, order: Order | undefined): PaymentAttempt {
  const isLost = attempt.payParams === null && attempt.serverSaid === 'unpaid';
  if (!isLost || order === undefined || !device.setting.knowsRequests || device.rules.isSealed(attempt)) return attempt;
  if (!needsCashier(attempt) || duplicateOrdersOf(attempt).length > 0) return attempt;
  device.seen.add('has its cashier again');
  return { ...attempt, payParams: device.server.handOut(order).payParams };
}

/** What has been recognised is in memory only. */
export function inStorage(attempt: PaymentAttempt): PaymentAttempt {
  if (attempt.payable.kind !== 'sealed') return attempt;
  const { known: _, ...payable } = attempt.payable;
  return { ...attempt, payable };
}
