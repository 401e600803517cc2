import type { PaymentAttempt } from '@/domain/payment/attempt';
import type { ServerPayment } from '@/domain/payment/payState';
import { SECOND_MS } from '@/lib/timeUnits';

import { type Answer, answerAbout, applyAnswer, isDenied } from './answers';
import { pickOf } from './cast';
import type { Device } from './Device';
import { paymentOf } from './order';
import type { Tab } from './tab';

/** A question about the money of an attempt that is final: first about its own order, then about older ones. */
export type Watch =
  | { readonly about: 'own'; readonly attempt: PaymentAttempt; readonly answer: Answer }
  | { readonly about: 'older'; readonly attempt: PaymentAttempt; readonly answers: readonly ServerPayment[] };

/** Right after an attempt has ended, the server is not asked again. */
const JUST_SAID_MS = 10 * SECOND_MS;

const mayMoneyMove = ({ rules }: Device, attempt: PaymentAttempt): boolean =>
  rules.closedOrdersOf(attempt).length > 0 || rules.unreturnedOf(attempt).length > 0;

/** The device asks about every attempt whose money may still move. */
export function watchAll(device: Device, tab: Tab): void {
  for (const attempt of Object.values(device.read()))
    if (mayMoneyMove(device, attempt)) watch(device, tab, attempt.key);
}

export function watch(device: Device, tab: Tab, key: string): void {
  const attempt = device.read()[key];
  if (attempt === undefined) return;
  const agoMs = device.now.deviceMs - attempt.changedAtMs;
  if (agoMs >= 0 && agoMs < JUST_SAID_MS) return;
  const isFinal = attempt.payId !== null && (attempt.step === 'settled' || attempt.step === 'abandoned');
  if (isFinal) tab.watches.push({ about: 'own', attempt, answer: answerAbout(device, attempt) });
  else askOlder(device, tab, attempt);
}

/** Asks, and hears every answer before anything else happens. */
export function watchAtOnce(device: Device, tab: Tab, key: string): void {
  const underWay = tab.watches.length;
  watch(device, tab, key);
  while (tab.watches.length > underWay) hearWatch(device, tab, underWay, true);
}

/** The answers to one question arrive, or are lost. */
export function hearWatch(device: Device, tab: Tab, pick: number, isHeard: boolean): void {
  const asked = pickOf(tab.watches, pick);
  if (asked === undefined) return;
  tab.watches.splice(tab.watches.indexOf(asked), 1);
  if (asked.about === 'own') hearOwn(device, tab, asked, isHeard);
  else if (isHeard) hearOlder(device, asked);
}

function hearOwn(device: Device, tab: Tab, { attempt, answer }: Watch & { about: 'own' }, isHeard: boolean): void {
  const { rules } = device;
  const queried = isHeard ? applyAnswer(device, answer, attempt) : attempt;
  const known = device.read()[attempt.key];
  if (queried.step === 'settled' && known?.requestId === attempt.requestId) {
    const kept = rules.merged(known, { ...queried, changedAtMs: known.changedAtMs });
    if (kept !== known) device.keep(kept);
  }
  askOlder(device, tab, attempt);
}

function askOlder(device: Device, tab: Tab, attempt: PaymentAttempt): void {
  const known = device.read()[attempt.key];
  if (known?.requestId !== attempt.requestId || !mayMoneyMove(device, attempt)) return;
  const payIds = [...(known.closed ?? []), ...device.rules.unreturnedOf(known)].map(({ payId }) => payId);
  const orders = payIds.flatMap((payId) => device.server.orderOf({ payId, requestId: '' }) ?? []);
  const answers = orders.filter((order) => !isDenied(device, order.payable, order)).map(paymentOf);
  if (answers.length > 0) tab.watches.push({ about: 'older', attempt: known, answers });
}

function hearOlder(device: Device, { attempt, answers }: Watch & { about: 'older' }): void {
  const next = answers.reduce(device.rules.nextAfterLateAnswer, attempt);
  const known = device.read()[attempt.key];
  if (next !== attempt && known?.requestId === attempt.requestId) device.keep(device.rules.withPastOf(known, next));
}
