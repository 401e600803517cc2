import type { Now } from '@/domain/now';
import type { PayChoice, PayDecision, PaymentAttempt } from '@/domain/payment/attempt';
import { isAwaited, isOpen } from '@/domain/payment/isOpen';
import { LATE_ARRIVAL_MS } from '@/domain/payment/nextStep';
import { type Payable, payableKey } from '@/domain/payment/payable';
import { secondsOf } from '@/domain/payment/secondOrder';
import { isUnknownDriver } from '@/domain/unknownDriver';
import { MINUTE_MS } from '@/lib/timeUnits';

import { factsOf, type Setting } from './cast';
import { Broken, type Order, paymentOf, type Post } from './order';
import { checkOutcome, checkReturnToCashier, checkWrite } from './promises';
import type { Rules } from './rules';
import { inStorage, isHidden, openSeals, sealStrangers, withCashier } from './seals';
import { SimulatedServer } from './SimulatedServer';
import { type Answer, newTab, type Tab, type Worker } from './tab';
import { watchAll, watchAtOnce } from './watches';

const BEGAN_AT_MS = Date.parse('2026-11-21T06:00:00Z');

/** Two tabs that pay as the flow does: the journal is written before each step, and the server is asked before anything is sent. */
export class Device {
  /** The true time, which the server has. */
  nowMs = BEGAN_AT_MS;
  /** How much later it is on the device. */
  protected aheadMs = 0;
  /** Whether the pages know the server's time. */
  protected isTimeKnown = true;
  /** Who is signed in, as the device knows it: a driver, or `?1` while the server has not named them. Empty for a visitor. */
  driver = 'lin';
  /** The drivers of sessions that began without a name. */
  readonly persons = new Map<string, string>();
  /** Until when nothing is sealed, because it is not known who is signed in. */
  heldUntilMs = 0;
  journal: Readonly<Record<string, PaymentAttempt>> = {};
  readonly tabs: readonly [Tab, Tab] = [newTab(), newTab()];
  /** The events that occurred, for the statistics of a run. */
  readonly seen = new Set<string>();
  /** Every state of an attempt that was written to the journal. */
  readonly written: PaymentAttempt[] = [];
  readonly server: SimulatedServer;
  /** What was sold by each request, told apart by the test itself: a sealed attempt does not say it. */
  private readonly sold = new Map<string, Payable>();
  private ids = 0;
  /** How often the driver has had each request sent again. */
  private readonly presses = new Map<string, number>();

  readonly setting: Setting;
  readonly rules: Rules;

  constructor(setting: Setting, rules: Rules) {
    this.setting = setting;
    this.rules = rules;
    this.server = new SimulatedServer(setting, this.seen, this.nowMs);
  }

  /** The moment as the pages know it. */
  get now(): Now {
    return { deviceMs: this.nowMs + this.aheadMs, serverMs: this.isTimeKnown ? this.nowMs : null };
  }

  /** Who it is in truth. */
  personOf(owner: string): string {
    return this.persons.get(owner) ?? owner;
  }

  /** The name that the device knows of an owner. */
  readonly nameOf = (owner: string): string => (owner === this.driver ? owner : this.personOf(owner));

  get isHeld(): boolean {
    return isUnknownDriver(this.driver) && this.nowMs < this.heldUntilMs;
  }

  soldBy({ requestId, payable }: PaymentAttempt): Payable {
    return this.sold.get(requestId) ?? payable;
  }

  /** The attempts of the last 24 hours. */
  read(): Readonly<Record<string, PaymentAttempt>> {
    return this.rules.keptOnly(this.journal, this.now);
  }

  protected tap(tab: Tab, payable: Payable, choice: PayChoice, heard: number): void {
    const { rules } = this;
    openSeals(this, tab, payable);
    const key = payableKey(payable);
    const isBusy = [...tab.workers.values()].some(({ attempt }) =>
      rules.competes(this.recognised(attempt).payable, payable),
    );
    if (isBusy || this.isLockedElsewhere(tab, key)) return;
    let line = heard;
    for (const blocker of rules.blockersOf(this.read(), payable)) {
      const isHeard = (line & 1) === 1;
      line >>= 1;
      if (blocker.step === 'settled') {
        if (isHeard) watchAtOnce(this, tab, blocker.key);
        continue;
      }
      const resumed = rules.resumeStep(blocker, this.now);
      const asked = isHeard ? this.answered(resumed) : resumed;
      if (blocker.key === key && blocker.step === 'abandoned' && isOpen(asked)) {
        this.move(tab, asked);
        return;
      }
      if (this.keep(rules.nextAfterLastQuestion(asked)).step === 'settled') return;
    }
    openSeals(this, tab, payable);
    this.decide(tab, { payable, choice, facts: factsOf(payable, choice, this.server.heldUntil(payable)) });
  }

  private decide(tab: Tab, decision: PayDecision): void {
    const { rules } = this;
    // Without the server's time one small read goes first.
    this.isTimeKnown = true;
    const { payable, choice } = decision;
    const permission = rules.permissionFor(this.read(), decision);
    if (permission.may === 'wait') {
      this.seen.add(`waits for ${permission.because}`);
      return;
    }
    const isPaid = this.isKnownPaid(payable);
    if (permission.may === 'continue') {
      if (!rules.belongsTo(permission.attempt, this.driver)) this.seen.add("waits for another driver's order");
      else if (isPaid) this.seen.add('does not go on with what is paid');
      else this.goOnWith(tab, permission.attempt);
      return;
    }
    if (isPaid || !rules.mayOpenNew(this.read(), payable)) return;
    const before = this.read()[payableKey(payable)];
    const attempt = rules.newAttempt(decision, `R${(this.ids += 1)}`, this.now, before, this.driver, {
      openid: this.driver,
      returnUrl: '',
    });
    this.seen.add(
      choice.amountCents > 0 ? 'pays' : choice.couponIds.length > 0 ? 'pays by coupon alone' : 'pays nothing',
    );
    this.sold.set(attempt.requestId, payable);
    const decided = rules.sealsOf(this.read(), payable);
    for (const { key } of decided) this.forget(key);
    if (decided.length > 0) this.seen.add('takes over what was sealed');
    this.move(tab, rules.takingOver(attempt, decided));
    this.send(attempt, this.driver);
  }

  /** An attempt leaves the journal. */
  forget(key: string): void {
    const { [key]: _, ...others } = this.read();
    this.journal = others;
  }

  /** A worker's attempt with what was recognised of it since. */
  private recognised(attempt: PaymentAttempt): PaymentAttempt {
    return this.rules.withKnownOf(attempt, this.read()[attempt.key]);
  }

  /** The driver presses the button that continues with the order. */
  protected goOn(tab: Tab, payable: Payable, heard: number): void {
    openSeals(this, tab, payable);
    const worker = tab.workers.get(payableKey(payable));
    if (worker === undefined) {
      const attempt = this.read()[payableKey(payable)];
      if (attempt === undefined || !this.rules.belongsTo(attempt, this.driver)) return;
      this.tap(tab, payable, { ...attempt.choice, amountCents: attempt.orderCents }, heard);
      return;
    }
    if (worker.attempt.step !== 'confirming' || !this.rules.belongsTo(worker.attempt, this.driver)) return;
    const asked = this.answered(worker.attempt);
    const mayContinue = this.rules.canContinue(asked);
    if (mayContinue && !this.isKnownPaid(payable)) {
      this.goOnWith(tab, asked);
      return;
    }
    if (mayContinue) this.seen.add('does not go on with what is paid');
    this.move(tab, asked);
  }

  /** What was paid before is due again only if the server says so. */
  private isKnownPaid(payable: Payable): boolean {
    return this.rules.paidBefore(this.read(), payable) && this.server.dueOf(payable) !== 'unpaid';
  }

  private goOnWith(tab: Tab, attempt: PaymentAttempt): void {
    checkReturnToCashier(this, attempt);
    this.seen.add('continued');
    this.move(tab, this.rules.nextAfterContinue(attempt));
  }

  private send(
    { requestId, payable, choice, createdServerMs = this.nowMs, sent }: PaymentAttempt,
    owner: string,
  ): void {
    const { channel, amountCents: cents } = choice;
    const wish = {
      requestId,
      owner: this.personOf(owner),
      payable,
      channel,
      cents,
      decidedAtMs: createdServerMs,
      sent: JSON.stringify(sent),
    };
    this.server.send(wish, this.presses.get(requestId));
  }

  /** The driver has the request sent again, where that is offered. */
  protected repeat(tab: Tab, key: string): void {
    const { rules } = this;
    const attempt = tab.workers.get(key)?.attempt ?? this.read()[key];
    if (attempt === undefined || this.isLockedElsewhere(tab, key) || !rules.belongsTo(attempt, this.driver)) return;
    const known = rules.resumeStep(attempt, this.now);
    const before = attempt.step === 'unresolved' ? known : attempt;
    if (!rules.canRepeat(before, this.now.deviceMs, false)) return;
    this.move(tab, rules.nextBeforeRepeat(before, this.now));
    const kept = tab.workers.get(key)?.attempt;
    // Another tab has found out meanwhile that it never arrived.
    if (kept?.isRepeating !== true) return;
    this.presses.set(kept.requestId, (this.presses.get(kept.requestId) ?? 0) + 1);
    this.seen.add('repeated');
    this.send(kept, kept.owner ?? '');
  }

  /** Waiting for the response to the repeat ends: the server's order, a refusal, or nothing. */
  protected hearRepeat(tab: Tab, key: string, isHeard: boolean, isRefused: boolean): void {
    const attempt = tab.workers.get(key)?.attempt;
    if (attempt?.isRepeating !== true) return;
    const post = this.lastPost(attempt);
    if (post === undefined) throw new Broken('waits for a repeat that was never sent');
    const { order } = post;
    if (isRefused && order === undefined) post.isRefused = true;
    this.endPost(attempt);
    if (!isHeard || order === undefined) {
      this.seen.add(isRefused ? 'repeat refused' : 'repeat lost');
      this.move(tab, this.rules.nextAfterRepeat(attempt, null, this.now));
      return;
    }
    // One more lookup, before the cashier opens.
    const asked = this.answered(attempt);
    const opened = this.server.handOut(order);
    order.isHeard = true;
    if (asked.step === 'handedToHost' && asked.payId !== order.payId)
      throw new Broken('of two orders, one goes to the cashier');
    this.seen.add(asked.payId === order.payId ? 'repeat recognised' : 'repeat not recognised');
    this.move(tab, this.rules.nextAfterRepeat(asked, opened, this.now));
  }

  private lastPost({ requestId }: PaymentAttempt): Post | undefined {
    return this.server.posts.filter((post) => post.requestId === requestId).at(-1);
  }

  protected loseOpened(tab: Tab, attempt: PaymentAttempt): void {
    this.endPost(attempt);
    this.seen.add('lost');
    this.move(tab, this.rules.nextAfterLostOpen(attempt, this.now));
  }

  private endPost({ requestId }: PaymentAttempt): void {
    for (const post of this.server.posts) if (post.requestId === requestId) post.endedAtMs ??= this.nowMs;
  }

  /** The server responds at one event. At the next the client receives the response or loses it. The world goes on in between. */
  protected ask(tab: Tab, worker: Worker, isHeard: boolean): void {
    const { attempt, answer } = worker;
    if (attempt.step !== 'confirming' && attempt.step !== 'handedToHost') return;
    worker.answer = answer === null ? this.answerAbout(attempt) : null;
    if (answer === null) return;
    const next = isHeard && answer.hear !== null ? answer.hear(attempt) : attempt;
    if (attempt.step === 'confirming') this.move(tab, next);
    else if (isHeard) this.move(tab, this.rules.nextAfterQuietAnswer(attempt, next));
  }

  protected answered(attempt: PaymentAttempt): PaymentAttempt {
    const { hear } = this.answerAbout(attempt);
    return hear === null ? attempt : hear(attempt);
  }

  /** What the server says about an attempt: of its order, of its request, or of what is due. */
  answerAbout(attempt: PaymentAttempt): Answer {
    const { rules, server, nowMs, now } = this;
    const order = server.orderOf(attempt);
    if (this.isDenied(this.soldBy(attempt), order)) return { atMs: nowMs, hear: null };
    if (attempt.payId !== null) {
      const payment = order === undefined ? null : paymentOf(order);
      const others = secondsOf(attempt).flatMap(({ payId }) => server.orderOf({ payId, requestId: '' }) ?? []);
      const seconds = others.map(paymentOf);
      const hear = (asked: PaymentAttempt) => {
        const next = payment === null ? asked : rules.nextAfterAnswer(asked, payment);
        if (next.step === 'settled') return next;
        return withCashier(this, seconds.reduce(rules.nextAfterLateAnswer, next), order);
      };
      return { atMs: nowMs, hear: payment === null ? null : hear };
    }
    if (this.setting.knowsRequests) {
      const opened = order === undefined ? null : server.handOut(order);
      const hear = (asked: PaymentAttempt) => {
        if (order !== undefined) order.isHeard = true;
        return rules.nextAfterLookUp(asked, opened, now);
      };
      return { atMs: nowMs, hear };
    }
    const due = isHidden(this.recognised(attempt)) ? 'undecided' : server.dueOf(this.soldBy(attempt));
    return { atMs: nowMs, hear: (asked) => rules.nextAfterDues(asked, due, now) };
  }

  /** Without a session nothing is said about orders, and to another driver nothing about some of them. */
  isDenied({ kind }: Payable, order: Order | undefined): boolean {
    if (kind !== 'order') return false;
    return (
      this.driver === '' ||
      (order !== undefined && order.owner !== this.personOf(this.driver) && order.payId.endsWith('1'))
    );
  }

  /** The same as the flow: first the journal, then the next step. An outcome ends the work. */
  move(tab: Tab, attempt: PaymentAttempt): void {
    const kept = this.keep(attempt);
    if (kept.key !== attempt.key) {
      // It was sealed, or opened again by another tab.
      tab.workers.delete(attempt.key);
      const isToAsk = isOpen(kept) && !tab.workers.has(kept.key) && !this.isLockedElsewhere(tab, kept.key);
      if (isToAsk) this.move(tab, this.rules.resumeStep(kept, this.now));
      return;
    }
    const isOver = kept.requestId !== attempt.requestId || !isOpen(kept);
    if (isOver) tab.workers.delete(attempt.key);
    else tab.workers.set(attempt.key, { attempt: kept, answer: tab.workers.get(attempt.key)?.answer ?? null });
  }

  keep(given: PaymentAttempt): PaymentAttempt {
    const { rules } = this;
    const mine = rules.renamed(given, this.nameOf);
    const known = this.read();
    const copies = Object.values(known).filter(({ requestId }) => requestId === mine.requestId);
    const before = known[mine.key] ?? copies[0];
    const isMoved = before?.requestId !== mine.requestId || before.step !== mine.step;
    const moved = isMoved ? { ...mine, changedAtMs: this.now.deviceMs } : mine;
    const isToSeal =
      rules.isSealed(moved) || (rules.isStrangers(moved, this.driver) && !this.isHeld && !isAwaited(moved));
    const own = isToSeal ? rules.seal(moved) : moved;
    const isTwin = copies.some(({ key }) => key !== own.key);
    const written = isTwin ? rules.writtenOver(known, own, this.driver) : rules.merged(known[own.key], own);
    const kept = rules.withKnownOf(rules.withNameOf(written, this.driver), before);
    for (const { key } of copies) this.forget(key);
    this.journal = { ...this.read(), [kept.key]: kept };
    this.written.push(inStorage(kept));
    checkWrite(this, before, kept);
    if (before === undefined || before.step !== kept.step || before.requestId !== kept.requestId)
      checkOutcome(this, kept);
    return kept;
  }

  protected kill(tab: Tab, isReopened = true): void {
    for (const { attempt } of tab.workers.values()) this.endPost(attempt);
    tab.workers.clear();
    tab.watches.length = 0;
    this.seen.add('killed');
    sealStrangers(this, true);
    if (isReopened) this.comeBack(tab);
  }

  protected comeBack(tab: Tab): void {
    const { rules } = this;
    watchAll(this, tab);
    for (const attempt of Object.values(this.read())) {
      const isTaken = tab.workers.has(attempt.key) || this.isLockedElsewhere(tab, attempt.key);
      if (!rules.mayStillBePaid(attempt) || isTaken) continue;
      const next = attempt.step === 'abandoned' ? this.answered(attempt) : rules.resumeStep(attempt, this.now);
      this.move(tab, next);
      // The tab that opens the order also sends the request.
      if (next.step === 'opening') this.send(next, attempt.owner ?? '');
    }
  }

  /** Another driver signs in, or the session ends. What is under way goes on. */
  protected signIn(driver: string): void {
    if (driver === this.driver) return;
    this.driver = driver;
    this.seen.add(driver === '' ? 'session ended' : 'another driver');
    sealStrangers(this);
    for (const tab of this.tabs) this.comeBack(tab);
  }

  /** A driver signs in, and the answer does not say who. */
  protected signInNameless(person: string): void {
    this.name();
    const mark = `?${(this.ids += 1)}`;
    this.persons.set(mark, person);
    this.heldUntilMs = this.nowMs + 10 * MINUTE_MS;
    this.signIn(mark);
    this.seen.add('nameless sign-in');
  }

  /** The server says who is signed in. */
  protected name(): void {
    if (!isUnknownDriver(this.driver)) return;
    this.driver = this.personOf(this.driver);
    this.seen.add('named');
    const renamed = Object.entries(this.read()).map(
      ([key, attempt]) => [key, this.rules.renamed(attempt, this.nameOf)] as const,
    );
    this.journal = Object.fromEntries(renamed);
    for (const { workers } of this.tabs)
      for (const worker of workers.values()) worker.attempt = this.rules.renamed(worker.attempt, this.nameOf);
    sealStrangers(this);
    for (const tab of this.tabs) this.comeBack(tab);
  }

  protected isLockedElsewhere(tab: Tab, key: string): boolean {
    return this.tabs.some((other) => other !== tab && other.workers.has(key));
  }

  protected pass(ms: number): void {
    this.nowMs += ms;
    this.server.pass(ms);
    if (isUnknownDriver(this.driver) && !this.isHeld) sealStrangers(this);
    for (const tab of this.tabs) {
      for (const { attempt } of [...tab.workers.values()]) {
        // The time limit of a call is counted by the monotonic clock.
        const isTooLong = this.nowMs - (this.lastPost(attempt)?.sentAtMs ?? this.nowMs) >= LATE_ARRIVAL_MS;
        if (attempt.step === 'opening' && isTooLong) this.loseOpened(tab, attempt);
        if (attempt.isRepeating === true && isTooLong) this.hearRepeat(tab, attempt.key, false, false);
      }
    }
  }
}
