import { HOUR_MS, SECOND_MS } from '@/lib/timeUnits';

import type { Simulation } from '../simulation/Simulation';

/** The long times that pass here. Two of them are more than a day, one is more than the two hours in which the server decides. */
const LONG_MS = 13 * HOUR_MS;
/** The rules tell server times apart up to 30 s, from a moment that may lie 30 s ahead. */
const SERVER_NEAR_MS = 61 * SECOND_MS;
/** The rules tell device times apart up to 10 s. */
const DEVICE_NEAR_MS = 11 * SECOND_MS;

/** A moment inside a text. */
interface Stamp {
  readonly clock: 'device' | 'server';
  readonly ms: number;
}
type Part = string | Stamp;

const ON_DEVICE = new Set(['createdAtMs', 'changedAtMs', 'lostAtMs', 'repeatedAtMs', 'deviceMs']);
/** Only shown; or said by something else too, where a payment is never paid partly and nothing is held. */
const LEFT_OUT = new Set([
  'atMs',
  'facts',
  'expireTime',
  'canInvoice',
  'canEvaluate',
  'orders',
  'payStateText',
  'seen',
]);
/** Attempts and answers never change, so their text is made once. They have one of these. */
const NEVER_CHANGES = ['version', 'of'];
const known = new WeakMap<object, readonly Part[]>();

/**
 * The state of a device as a text: two devices with the same text have the same future, in all that the promises look at. Times are ages, and ages that no
 * rule tells apart are one; of the device's clock their order stays, by which the rules compare decisions. The two tabs have no order.
 * Until the device's clock is set, which happens once, its ages stay as they are, because they may become any others.
 */
export function stateKey(device: Simulation): string {
  const { server, tabs, driver, heldUntilMs, persons, isTimeKnown, ids, presses, journal } = device;
  const parts: Part[] = [];
  const posts = server.posts.map(({ order, sent: _, payable: __, ...post }) => ({ ...post, payId: order?.payId }));
  add(parts, [
    driver,
    { heldUntilMs },
    [...persons],
    isTimeKnown,
    device.aheadMs === 0,
    ids,
    [...presses],
    [...server.forgotten],
    [...server.unrecorded],
  ]);
  add(parts, [Object.keys(journal), Object.values(journal), posts, [...server.things]]);
  for (const { payable: _, sent: __, items, ...order } of server.orders)
    add(parts, [order, items === null ? null : [...items]]);
  const perTab = tabs.map((tab) => {
    const own: Part[] = [];
    add(own, [tab.isRefused, Object.values(tab.unstored), [...tab.workers.values()], tab.watches]);
    return own;
  });
  const write = writerOf(device, [...parts, ...perTab.flat()]);
  return `${write(parts)}|${perTab.map(write).sort().join('|')}`;
}

function writerOf(device: Simulation, all: readonly Part[]): (parts: readonly Part[]) => string {
  const { deviceMs } = device.now;
  const far = new Set<number>();
  for (const part of all)
    if (typeof part !== 'string' && part.clock === 'device' && deviceMs - part.ms > DEVICE_NEAR_MS) far.add(part.ms);
  const ranks = new Map([...far].sort((one, other) => other - one).map((ms, rank) => [ms, `o${String(rank)}`]));
  const stamp = ({ clock, ms }: Stamp): string => {
    if (clock === 'server') return serverAge(device.nowMs - ms);
    return (device.aheadMs === 0 ? undefined : ranks.get(ms)) ?? String(deviceMs - ms);
  };
  return (parts) => {
    let text = '';
    for (const part of parts) text += typeof part === 'string' ? part : stamp(part);
    return text;
  };
}

function serverAge(ageMs: number): string {
  const longs = Math.round(ageMs / LONG_MS);
  return `${String(longs)}L${String(Math.min(ageMs - longs * LONG_MS, SERVER_NEAR_MS))}`;
}

function add(parts: Part[], value: unknown): void {
  if (typeof value !== 'object' || value === null)
    parts.push(typeof value === 'string' ? `"${value}"` : `${String(value)},`);
  else if (Array.isArray(value)) {
    parts.push('[');
    for (const one of value) add(parts, one);
    parts.push(']');
  } else
    for (const part of NEVER_CHANGES.some((key) => key in value) ? knownPartsOf(value) : partsOf(value))
      parts.push(part);
}

function knownPartsOf(value: object): readonly Part[] {
  let parts = known.get(value);
  if (parts === undefined) known.set(value, (parts = joined(partsOf(value))));
  return parts;
}

function partsOf(value: object): readonly Part[] {
  const parts: Part[] = ['{'];
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [key, one] of entries) {
    if (one === undefined || LEFT_OUT.has(key)) continue;
    parts.push(`${key}:`);
    if (typeof one === 'number' && key.endsWith('Ms'))
      parts.push({ clock: ON_DEVICE.has(key) ? 'device' : 'server', ms: one });
    else add(parts, one);
  }
  parts.push('}');
  return parts;
}

/** The same with one text between two moments. */
function joined(parts: readonly Part[]): readonly Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (typeof part === 'string' && typeof last === 'string') all[all.length - 1] = last + part;
    else all.push(part);
  }
  return all;
}
