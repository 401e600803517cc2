import { type HostWord, newAttempt, type PaymentAttempt } from '@/domain/payment/attempt';
import { isOpen } from '@/domain/payment/isOpen';
import { keptOnly, merged } from '@/domain/payment/keptAttempts';
import { paidBefore } from '@/domain/payment/lateMoney';
import {
  LATE_ARRIVAL_MS,
  nextAfterAnswer,
  nextAfterContinue,
  nextAfterHost,
  nextAfterLastQuestion,
  nextAfterLookUp,
  nextAfterLostOpen,
  nextAfterOpen,
  nextAfterQuietAnswer,
  nextAfterRefusal,
  resumeStep,
} from '@/domain/payment/nextStep';
import { billsOf, type Payable, payableKey } from '@/domain/payment/payable';
import type { ServerPayment } from '@/domain/payment/payState';
import {
  blockersOf,
  canContinue,
  mayOpenNew,
  mayStillBePaid,
  permissionFor,
} from '@/domain/payment/permission';

const A: Payable = { kind: 'parking', uniqueId: 'A', parkId: 'P' };
const B: Payable = { kind: 'parking', uniqueId: 'B', parkId: 'P' };
const BOTH: Payable = {
  kind: 'parkingBatch',
  items: [
    { uniqueId: 'A', parkId: 'P', amountCents: 100 },
    { uniqueId: 'B', parkId: 'P', amountCents: 100 },
  ],
};
const PAYABLES = [A, B, BOTH];
const WORDS: readonly HostWord[] = ['reported-ok', 'cancelled', 'failed', 'processing', 'left-page', 'unknown'];

interface Order {
  payId: string;
  requestId: string;
  bills: readonly string[];
  /** 0 unpaid, 1 paying, 2 paid, 3 failed, 4 closed. */
  state: number;
  isAcknowledged: boolean;
}

/** A request for an order that may still reach the server. */
interface Post {
  requestId: string;
  bills: readonly string[];
  hasArrived: boolean;
  /** The time when the client stopped waiting. */
  endedAtMs: number | null;
}

interface Worker {
  attempt: PaymentAttempt;
  /** The response that the server has sent and the client has not received yet. */
  answer: Answer | null;
}

interface Answer {
  atMs: number;
  /** Null when the server knows no such order. */
  order: { state: number; payId: string } | null;
}

class Broken extends Error {}

/**
 * One device with two tabs, a host with any report, a network that loses anything, and a server that opens every order that is
 * requested. The tabs behave like the payment flow. The simulation checks five promises.
 */
export class Simulation {
  private nowMs = 1_000_000;
  private ids = 0;
  private journal: Record<string, PaymentAttempt> = {};
  private orders: Order[] = [];
  private posts: Post[] = [];
  private due = new Set(billsOf(BOTH));
  private tabs = [new Map<string, Worker>(), new Map<string, Worker>()];
  /** The events that occurred, for the statistics of a run. */
  readonly seen = new Set<string>();

  /** Plays one event. Every number is a valid event. */
  play(code: number): void {
    const kind = code & 15;
    const tab = this.tabs[(code >> 4) & 1]!;
    const payable = PAYABLES[((code >> 5) & 3) % 3]!;
    const pick = (code >> 7) & 7;
    const flag = ((code >> 10) & 1) === 1;
    const key = payableKey(payable);
    const worker = tab.get(key);
    switch (kind) {
      case 0:
      case 1:
        this.tap(tab, payable, flag ? 6 : 3, (code >> 11) & 7);
        break;
      case 2:
        this.arrive(this.posts[pick % Math.max(this.posts.length, 1)]);
        break;
      case 3:
        if (worker?.attempt.step === 'opening') this.hearOpened(tab, worker, flag);
        break;
      case 4:
        if (worker?.attempt.step === 'opening') this.loseOpened(tab, worker);
        break;
      case 5:
        this.orderAt(pick, 0, (order) => (order.state = flag ? 1 : 2));
        break;
      case 6:
        this.orderAt(pick, 1, (order) => (order.state = 2));
        break;
      case 7:
        this.orderAt(pick, flag ? 1 : 0, (order) => (order.state = flag ? 3 : 4));
        break;
      case 8:
        if (worker?.attempt.step === 'handedToHost') this.move(tab, nextAfterHost(worker.attempt, WORDS[pick % 6]!));
        break;
      case 9:
      case 10:
        if (worker?.attempt.step === 'confirming') this.ask(tab, worker, flag);
        if (worker?.attempt.step === 'handedToHost') this.askQuietly(tab, worker, flag);
        break;
      case 11:
        if (worker?.attempt.step === 'confirming' && pick > 4) this.move(tab, nextAfterLastQuestion(worker.attempt));
        break;
      case 12:
        if (pick > 3) this.kill(tab);
        break;
      case 13:
        this.comeBack(tab);
        break;
      case 14:
        this.pass(flag ? 4_000 : 11_000);
        break;
      case 15:
        if (flag) this.grow(pick);
        else this.goOn(tab, payable, (code >> 11) & 7);
        break;
    }
    this.checkNothingIsLost();
  }

  /** Brings everything to rest: the server decides, and the device is opened once more. */
  end(): void {
    for (const tab of this.tabs) this.kill(tab, false);
    this.pass(2 * LATE_ARRIVAL_MS + 1);
    this.orders.forEach((order) => {
      if (order.state < 2) this.become(order, order.state === 1 ? 2 : 4);
    });
    const [tab] = this.tabs as [Map<string, Worker>];
    this.comeBack(tab);
    for (const worker of [...tab.values()]) {
      this.ask(tab, worker, true);
      this.ask(tab, worker, true);
      const after = this.journal[worker.attempt.key];
      // An order that was found by its request is then queried by its payId.
      const again = after === undefined ? undefined : tab.get(after.key);
      if (again === undefined) continue;
      this.ask(tab, again, true);
      this.ask(tab, again, true);
    }
    this.comeBack(tab);
    for (const attempt of Object.values(this.journal)) {
      if (mayStillBePaid(attempt)) throw new Broken(`cannot leave: ${attempt.step} ${attempt.serverSaid}`);
    }
  }

  private tap(tab: Map<string, Worker>, payable: Payable, channel: 3 | 6, heard: number): void {
    const key = payableKey(payable);
    const isBusy = [...tab.values()].some(({ attempt }) =>
      billsOf(attempt.payable).some((bill) => billsOf(payable).includes(bill)),
    );
    if (isBusy || this.isLockedElsewhere(tab, key)) return;
    const decision = {
      payable,
      choice: { channel, couponIds: [], amountCents: 100 },
      facts: { plateText: '', parkName: '' },
    };
    let line = heard;
    for (const blocker of blockersOf(this.read(), payable)) {
      const isHeard = (line & 1) === 1;
      line >>= 1;
      const asked = isHeard ? this.answered(resumeStep(blocker, this.nowMs)) : resumeStep(blocker, this.nowMs);
      if (blocker.key === key && blocker.step === 'abandoned' && isOpen(asked)) {
        this.move(tab, asked);
        return;
      }
      const kept = this.keep(nextAfterLastQuestion(asked));
      if (kept.step === 'settled') return;
    }
    const permission = permissionFor(this.read(), decision);
    if (permission.may === 'wait') return;
    if (permission.may === 'continue') {
      this.seen.add('continued');
      this.move(tab, nextAfterContinue(permission.attempt));
      return;
    }
    if (paidBefore(this.read(), payable) && !billsOf(payable).every((bill) => this.due.has(bill))) return;
    if (!mayOpenNew(this.read(), payable)) return;
    const attempt = newAttempt(decision, `R${(this.ids += 1)}`, this.nowMs, this.journal[key]);
    this.move(tab, attempt);
    this.send(attempt);
  }

  private goOn(tab: Map<string, Worker>, payable: Payable, heard: number): void {
    const worker = tab.get(payableKey(payable));
    if (worker === undefined) {
      const attempt = this.read()[payableKey(payable)];
      if (attempt !== undefined) this.tap(tab, payable, attempt.choice.channel as 3 | 6, heard);
      return;
    }
    if (worker.attempt.step !== 'confirming') return;
    const asked = this.answered(worker.attempt);
    this.move(tab, canContinue(asked) ? nextAfterContinue(asked) : asked);
  }

  private send({ requestId, payable }: PaymentAttempt): void {
    this.posts.push({ requestId, bills: billsOf(payable), hasArrived: false, endedAtMs: null });
  }

  /** The server opens every order that is requested. Two open orders for one bill are the client's mistake. */
  private arrive(post: Post | undefined): void {
    if (post === undefined || post.hasArrived) return;
    if (post.endedAtMs !== null && this.nowMs - post.endedAtMs >= LATE_ARRIVAL_MS) return;
    post.hasArrived = true;
    const rival = this.orders.find(({ bills, state }) => state < 2 && bills.some((bill) => post.bills.includes(bill)));
    if (rival !== undefined) throw new Broken('second order while one may still be paid');
    if (post.bills.some((bill) => !this.due.has(bill))) throw new Broken('order for what is paid');
    const payId = `pay${this.orders.length}`;
    this.orders.push({ payId, requestId: post.requestId, bills: post.bills, state: 0, isAcknowledged: false });
    this.seen.add('order');
  }

  private hearOpened(tab: Map<string, Worker>, { attempt }: Worker, isRefused: boolean): void {
    const post = this.posts.find(({ requestId }) => requestId === attempt.requestId);
    if (post === undefined) throw new Broken('waits for a request that was never sent');
    const order = this.orders.find(({ requestId }) => requestId === attempt.requestId);
    if (order === undefined) {
      if (!isRefused) return;
      post.hasArrived = true;
      this.seen.add('refused');
      this.move(tab, nextAfterRefusal(attempt, ''));
      return;
    }
    if (attempt.choice.channel === 6 && order.state === 0) this.become(order, 2);
    post.endedAtMs = this.nowMs;
    this.move(tab, nextAfterOpen(attempt, opened(order)));
  }

  private loseOpened(tab: Map<string, Worker>, { attempt }: Worker): void {
    this.endPost(attempt);
    this.seen.add('lost');
    this.move(tab, nextAfterLostOpen(attempt, this.nowMs));
  }

  private endPost({ requestId }: PaymentAttempt): void {
    const post = this.posts.find((one) => one.requestId === requestId);
    if (post !== undefined) post.endedAtMs ??= this.nowMs;
  }

  /** The server responds at one event. At the next the client receives the response or loses it. The world goes on in between. */
  private ask(tab: Map<string, Worker>, worker: Worker, isHeard: boolean): void {
    if (worker.answer === null) {
      worker.answer = this.answerAbout(worker.attempt);
      return;
    }
    const { attempt, answer } = worker;
    worker.answer = null;
    this.move(tab, isHeard ? this.hear(attempt, answer) : attempt);
  }

  /** A query while the cashier is open. */
  private askQuietly(tab: Map<string, Worker>, worker: Worker, isHeard: boolean): void {
    if (worker.answer === null) {
      worker.answer = this.answerAbout(worker.attempt);
      return;
    }
    const { attempt, answer } = worker;
    worker.answer = null;
    if (isHeard) this.move(tab, nextAfterQuietAnswer(attempt, this.hear(attempt, answer)));
  }

  private answered(attempt: PaymentAttempt): PaymentAttempt {
    return this.hear(attempt, this.answerAbout(attempt));
  }

  private answerAbout(attempt: PaymentAttempt): Answer {
    const order = this.orderOf(attempt);
    return { atMs: this.nowMs, order: order === undefined ? null : { state: order.state, payId: order.payId } };
  }

  private hear(attempt: PaymentAttempt, { atMs, order }: Answer): PaymentAttempt {
    if (attempt.payId === null) return nextAfterLookUp(attempt, order === null ? null : opened(order), atMs);
    return order === null ? attempt : nextAfterAnswer(attempt, told(order));
  }

  private orderOf({ payId, requestId }: PaymentAttempt): Order | undefined {
    return this.orders.find((order) => (payId === null ? order.requestId === requestId : order.payId === payId));
  }

  /** The same as the flow: first the journal, then the next step. An outcome ends the work. */
  private move(tab: Map<string, Worker>, attempt: PaymentAttempt): void {
    const kept = this.keep(attempt);
    const isOurs = kept.requestId === attempt.requestId;
    const isOver = !isOurs || !isOpen(kept);
    if (isOver) tab.delete(attempt.key);
    else tab.set(attempt.key, { attempt: kept, answer: tab.get(attempt.key)?.answer ?? null });
  }

  private keep(attempt: PaymentAttempt): PaymentAttempt {
    const before = this.read()[attempt.key];
    const kept = merged(before, attempt);
    this.journal = { ...this.read(), [kept.key]: kept };
    if (before === undefined || before.step !== kept.step || before.requestId !== kept.requestId)
      this.checkOutcome(kept);
    return kept;
  }

  private read(): Record<string, PaymentAttempt> {
    return keptOnly(this.journal, this.nowMs);
  }

  private checkOutcome(attempt: PaymentAttempt): void {
    const order = this.orderOf(attempt);
    if (attempt.step === 'settled') {
      this.seen.add('settled');
      if (order?.state !== 2) throw new Broken('success without the server');
      order.isAcknowledged = true;
    }
    if (attempt.step !== 'abandoned') return;
    this.seen.add(`abandoned ${attempt.serverSaid}`);
    const isFinal = !mayStillBePaid(attempt);
    const isAsTheServerSays =
      order === undefined
        ? attempt.serverSaid === 'refused' || attempt.serverSaid === 'neverSeen'
        : !isFinal || order.state === 3 || order.state === 4;
    if (!isAsTheServerSays) throw new Broken(`failure without the server: ${attempt.serverSaid}`);
  }

  private checkNothingIsLost(): void {
    for (const order of this.orders) {
      if (order.state > 2 || order.isAcknowledged) continue;
      const isKnown = Object.values(this.journal).some(
        (attempt) => attempt.requestId === order.requestId && (mayStillBePaid(attempt) || attempt.step === 'settled'),
      );
      if (!isKnown) throw new Broken('attempt lost');
    }
  }

  private kill(tab: Map<string, Worker>, isReopened = true): void {
    for (const { attempt } of tab.values()) this.endPost(attempt);
    tab.clear();
    this.seen.add('killed');
    if (isReopened) this.comeBack(tab);
  }

  private comeBack(tab: Map<string, Worker>): void {
    for (const attempt of Object.values(this.read())) {
      if (!mayStillBePaid(attempt) || tab.has(attempt.key) || this.isLockedElsewhere(tab, attempt.key)) continue;
      const next = attempt.step === 'abandoned' ? this.answered(attempt) : resumeStep(attempt, this.nowMs);
      this.move(tab, next);
      // The tab that opens the order also sends the request.
      if (next.step === 'opening') this.send(next);
    }
  }

  private isLockedElsewhere(tab: Map<string, Worker>, key: string): boolean {
    return this.tabs.some((other) => other !== tab && other.has(key));
  }

  private pass(ms: number): void {
    this.nowMs += ms;
    for (const tab of this.tabs) {
      for (const worker of [...tab.values()]) {
        const isTooLong = this.nowMs - worker.attempt.createdAtMs >= LATE_ARRIVAL_MS;
        if (worker.attempt.step === 'opening' && isTooLong) this.loseOpened(tab, worker);
      }
    }
  }

  private orderAt(pick: number, state: number, change: (order: Order) => number): void {
    const orders = this.orders.filter((order) => order.state === state);
    const order = orders[pick % Math.max(orders.length, 1)];
    if (order !== undefined) this.become(order, change(order));
  }

  private become(order: Order, state: number): void {
    order.state = state;
    if (state === 2) order.bills.forEach((bill) => this.due.delete(bill));
  }

  /** The car is still parked: a bill that was paid is due again. */
  private grow(pick: number): void {
    const bill = [...billsOf(BOTH)][pick % 2]!;
    const isRunning = this.orders.some(({ bills, state }) => bills.includes(bill) && state < 2);
    if (!isRunning) this.due.add(bill);
  }
}

const opened = ({ payId, state }: { payId: string; state: number }) => ({
  payId,
  payState: state,
  payAmount: 100,
  payParams: { payload: 'x' },
  expireTime: '',
});

const told = ({ payId, state }: { payId: string; state: number }): ServerPayment => ({
  payId,
  payState: state,
  payStateText: '',
  payAmount: 100,
  paidTime: '',
  failReason: '',
  leaveFreeMinutes: 15,
  leaveDeadlineTime: '',
  refundAmount: 0,
  refundText: '',
  orders: [],
  canInvoice: 0,
  canEvaluate: 0,
});
