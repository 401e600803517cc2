import type { DueStateAndAmount } from '@/domain/payment/amountDue';
import { LOST_REQUEST_ARRIVAL_LIMIT_MS } from '@/domain/payment/attemptTransitions';
import { BIZ_TYPE } from '@/domain/payment/bizType';
import type { Payable } from '@/domain/payment/payable';
import { PAY_CHANNEL } from '@/domain/payment/payChannel';
import { type OpenedPaymentOrder, PAY_STATE } from '@/domain/payment/payState';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import { clash, pickOf, type Setting, thingsOf } from './cast';
import {
  bookOn,
  Broken,
  isLate,
  isOpenOrder,
  isTaken,
  openedOf,
  type Order,
  orderOf,
  type Post,
  type Thing,
  type Wish,
} from './order';

/** An unpaid order is closed after half an hour. A payment that is under way is decided within two. */
const CLOSES_AFTER_MS = 30 * MINUTE_MS;
const DECIDES_WITHIN_MS = 2 * HOUR_MS;

const { unpaid, paying, paid, failed, closed, refunding, refunded, partly } = PAY_STATE;

/**
 * A server that opens every order that is requested and due, and does with it whatever it likes. What it never does: forget an order, take
 * money for one that nobody could pay, or open one for a thing that is not due.
 */
export class SimulatedServer {
  readonly orders: Order[] = [];
  readonly posts: Post[] = [];
  /** Orders and requests that the device has dropped, because all of it had ended when the session did. It may pay for the same again. */
  readonly forgotten = new Set<string>();
  /** Requests of which storage has refused to keep something that is not known elsewhere. The device may pay for the same again. */
  readonly unrecorded = new Set<string>();
  readonly things = new Map<string, Thing>();
  private readonly setting: Setting;
  private readonly seen: Set<string>;
  private nowMs: number;

  constructor(setting: Setting, seen: Set<string>, nowMs: number) {
    this.setting = setting;
    this.seen = seen;
    this.nowMs = nowMs;
    for (const { payable, heldMs } of setting.cast)
      for (const thing of thingsOf(payable))
        this.things.set(thing, {
          is: 'unpaid',
          hasBeenPaid: false,
          heldUntilMs: heldMs === undefined ? null : nowMs + heldMs,
        });
  }

  dueOf(payable: Payable): DueStateAndAmount['state'] {
    const meanings = new Set(thingsOf(payable).map((thing) => this.thing(thing).is));
    const [meaning = 'undecided'] = meanings;
    return meanings.size === 1 ? meaning : 'undecided';
  }

  /** Whether all of it has been paid at some time. */
  hasBeenPaid(payable: Payable): boolean {
    return thingsOf(payable).every((thing) => this.thing(thing).hasBeenPaid);
  }

  heldUntil(payable: Payable): number | null {
    return this.thing(thingsOf(payable)[0]!).heldUntilMs;
  }

  orderOf({ payId, requestId }: { payId: string | null; requestId: string }): Order | undefined {
    return this.orders.find((order) => (payId === null ? order.requestId === requestId : order.payId === payId));
  }

  /** @param presses how often the driver has had it sent again */
  send(wish: Wish, presses = 0): void {
    const before = this.posts.filter(({ requestId }) => requestId === wish.requestId);
    if (before.length > presses) throw new Broken('sent again by itself');
    if (presses > 0 && !this.setting.knowsRequests)
      throw new Broken('repeated to a server that does not know requests');
    const [first] = before;
    const { channel, cents, sent } = wish;
    if (first !== undefined && (first.channel !== channel || first.cents !== cents || first.sent !== sent))
      throw new Broken('the repeat is another request');
    this.posts.push({ ...wish, sentAtMs: this.nowMs, hasArrived: false, isRefused: false, endedAtMs: null });
  }

  /** Two open orders for one bill or one queue are the client's mistake. So is an order for what it knows to be paid. */
  arrive(post: Post | undefined, isDearer: boolean): void {
    if (post === undefined || post.hasArrived || post.isRefused) return;
    if (post.endedAtMs !== null && this.nowMs - post.endedAtMs >= LOST_REQUEST_ARRIVAL_LIMIT_MS) return;
    post.hasArrived = true;
    const same = this.orders.find(({ requestId }) => requestId === post.requestId);
    if (same !== undefined && this.setting.knowsRepeats) {
      post.order = same;
      return;
    }
    const rival = this.orders.find(
      (order) =>
        !this.unrecorded.has(post.requestId) &&
        isOpenOrder(order) &&
        this.mayBePaid(order) &&
        order.requestId !== post.requestId &&
        !this.unrecorded.has(order.requestId) &&
        clash(order.payable, post.payable),
    );
    if (rival !== undefined) throw new Broken('second order while one may still be paid');
    const isDue = thingsOf(post.payable).every((thing) => this.thing(thing).is === 'unpaid');
    const isClosedToVisitors = post.owner === '' && post.payable.kind === 'order';
    if (!isDue && same === undefined && !this.unrecorded.has(post.requestId) && this.wasPaidBefore(post))
      throw new Broken('order for what is paid');
    if (!isDue || isClosedToVisitors) {
      post.isRefused = true;
      this.seen.add(isDue ? 'refused to a visitor' : 'refused as not due');
      return;
    }
    const moreCents = this.setting.hasFree && isDearer && post.cents > 0 ? 20 : 0;
    const order = orderOf(post, `pay${this.orders.length}`, this.nowMs, post.cents + moreCents);
    post.order = order;
    this.orders.push(order);
    if (same !== undefined) this.seen.add('a second order for one request');
    this.seen.add('order').add(`order of ${post.payable.kind === 'order' ? post.payable.bizType : post.payable.kind}`);
    if (!this.setting.knowsRequests && this.settlesItself(order)) this.become(order, paid);
  }

  /** The client hears that its order is open. What needs no cashier, the server settles itself. */
  handOut(order: Order): OpenedPaymentOrder {
    if (this.settlesItself(order) && order.state === unpaid) this.become(order, paid);
    order.isHandedOut = true;
    return openedOf(order);
  }

  /** Whether anybody could still pay it: without a lookup, an order whose answer was lost has no cashier. Of two for one request, a lookup names the first. */
  mayBePaid(order: Order): boolean {
    const isAlone = this.orders.every((one) => one === order || one.requestId !== order.requestId);
    return (this.setting.knowsRequests && isAlone) || order.isHandedOut;
  }

  /** An open order goes on: it is being paid, paid, closed, or failed. */
  advance(pick: number, from: number, to: number): void {
    const order = pickOf(
      this.orders.filter((one) => one.state === from && this.mayBePaid(one)),
      pick,
    );
    if (order !== undefined) this.become(order, to);
  }

  /** Money arrives on an order that was closed. It is booked, or goes back. */
  payLate(pick: number, isBooked: boolean): void {
    const order = pickOf(
      this.orders.filter((one) => one.wasClosed && !isTaken(one) && this.mayBePaid(one)),
      pick,
    );
    if (order === undefined) return;
    const isTwice = thingsOf(order.payable).some((thing) => this.thing(thing).is === 'paid');
    this.seen.add(isTwice ? 'late money beside another payment' : 'late money alone');
    this.become(order, isBooked ? paid : refunding);
  }

  /** Some of the money comes back, then all of it. */
  giveBack(pick: number, isPart: boolean): void {
    const order = pickOf(
      this.orders.filter((one) => isTaken(one) && one.state !== refunded),
      pick,
    );
    if (order === undefined || order.orderCents === 0) return;
    this.seen.add(isPart ? 'part of the money comes back' : 'money comes back');
    if (isPart && order.state !== refunding) order.refundCents = Math.min(order.refundCents + 10, order.orderCents);
    else this.become(order, order.state === refunding ? refunded : refunding);
  }

  /** An order for several bills pays the first one. The others fail at once, or are decided later. */
  payPartly(pick: number, isDecided: boolean): void {
    const order = pickOf(
      this.orders.filter((one) => isOpenOrder(one) && this.mayBePaid(one) && thingsOf(one.payable).length > 1),
      pick,
    );
    if (order === undefined) return;
    const [first = '', ...others] = thingsOf(order.payable);
    order.items = new Map([[first, paid], ...others.map((one) => [one, isDecided ? failed : paying] as const)]);
    order.state = partly;
    this.seen.add('paid partly');
    bookOn(this.thing(first));
  }

  /** The last bills of an order that is partly paid are decided. */
  decideItems(): void {
    for (const { items } of this.orders)
      for (const [thing, state] of items ?? []) if (state === paying) items?.set(thing, failed);
  }

  /** The car is still parked, or the plug still in: what was paid is due again. A purchase is paid once. */
  grow(pick: number): void {
    const { payable } = pickOf(this.setting.cast, pick)!;
    if (payable.kind === 'order' && payable.bizType !== BIZ_TYPE.occupation) return;
    const isRunning = this.orders.some((order) => isOpenOrder(order) && clash(order.payable, payable));
    const thing = this.thing(thingsOf(payable)[0]!);
    if (!isRunning && thing.is === 'paid') thing.is = 'unpaid';
  }

  /** While a charging session is being billed, nobody can tell what is due. */
  bill(pick: number): void {
    const { payable } = pickOf(this.setting.cast, pick)!;
    if (payable.kind !== 'order' || payable.bizType !== BIZ_TYPE.charging) return;
    const thing = this.thing(thingsOf(payable)[0]!);
    if (thing.is === 'unpaid') thing.is = 'undecided';
    else if (thing.is === 'undecided') thing.is = 'unpaid';
  }

  pass(ms: number): void {
    this.nowMs += ms;
    // The page waits no longer than that, also for a repeat that it no longer polls for.
    for (const post of this.posts)
      if (this.nowMs - post.sentAtMs >= LOST_REQUEST_ARRIVAL_LIMIT_MS)
        post.endedAtMs ??= post.sentAtMs + LOST_REQUEST_ARRIVAL_LIMIT_MS;
    for (const order of this.orders) {
      const ageMs = this.nowMs - order.openedAtMs;
      if (order.state === unpaid && ageMs >= CLOSES_AFTER_MS) this.become(order, closed);
      if (order.state === paying && ageMs >= DECIDES_WITHIN_MS) this.become(order, this.isOdd(order) ? failed : paid);
    }
    for (const [name, thing] of this.things) {
      if (thing.heldUntilMs === null || thing.heldUntilMs > this.nowMs || thing.is !== 'unpaid') continue;
      thing.is = 'over';
      this.seen.add('hold ran out');
      const orders = this.orders.filter(({ payable }) => thingsOf(payable).includes(name));
      for (const order of orders) {
        if (isOpenOrder(order))
          this.seen.add(order.state === unpaid ? 'hold ran out unpaid' : 'hold ran out while being paid');
        // It closes some orders at once and others when it gets to them.
        if (order.state === unpaid && this.isOdd(order)) this.become(order, closed);
      }
    }
  }

  /** The server decides everything that is open. */
  decideAll(): void {
    this.decideItems();
    for (const thing of this.things.values()) if (thing.is === 'undecided') thing.is = 'unpaid';
    for (const order of this.orders) {
      if (order.state === paying) this.become(order, paid);
      if (order.state === unpaid) this.become(order, closed);
    }
  }

  become(order: Order, state: number): void {
    const things = thingsOf(order.payable).map((thing) => this.thing(thing));
    const isFree = things.every(({ is }) => is === 'unpaid');
    order.state = state;
    if (state === closed || state === failed) order.wasClosed = true;
    if (state === refunding || state === refunded) order.refundCents = order.orderCents;
    if (state !== paid) return;
    // Money for what cannot be booked any more goes back, here at every other order.
    if (!isFree && this.isOdd(order)) this.become(order, refunding);
    else for (const thing of things) bookOn(thing);
  }

  /** Whether one of these bills is paid and the client must know it. Late money it may not know of yet, and after a day it has forgotten. */
  private wasPaidBefore({ payable }: Post): boolean {
    const covers = (order: Order, thing: string) =>
      isTaken(order) &&
      !this.forgotten.has(order.payId) &&
      !this.forgotten.has(order.requestId) &&
      !this.unrecorded.has(order.requestId) &&
      thingsOf(order.payable).includes(thing) &&
      this.nowMs - order.decidedAtMs <= DAY_MS;
    return thingsOf(payable).some((thing) => {
      const orders = this.orders.filter((order) => covers(order, thing));
      const hasPaid = orders.some(({ state }) => state === paid || state === partly);
      return this.thing(thing).is === 'paid' && hasPaid && !orders.some(isLate);
    });
  }

  private settlesItself({ channel, orderCents }: Order): boolean {
    return channel === PAY_CHANNEL.balance || orderCents === 0;
  }

  private isOdd(order: Order): boolean {
    return this.orders.indexOf(order) % 2 === 1;
  }

  private thing(name: string): Thing {
    return this.things.get(name)!;
  }

  /** Makes this server, which is new, the same as another one. */
  take(other: SimulatedServer): void {
    this.nowMs = other.nowMs;
    const copies = new Map(
      other.orders.map((order) => [order, { ...order, items: order.items === null ? null : new Map(order.items) }]),
    );
    this.orders.push(...copies.values());
    for (const { order, ...post } of other.posts)
      this.posts.push(order === undefined ? post : { ...post, order: copies.get(order)! });
    for (const id of other.forgotten) this.forgotten.add(id);
    for (const id of other.unrecorded) this.unrecorded.add(id);
    for (const [name, thing] of other.things) this.things.set(name, { ...thing });
  }
}
