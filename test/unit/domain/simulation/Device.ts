import type { DeviceAndServerTime } from '@/domain/now';
import type { CheckoutChoice, PayDecision, PaymentAttempt, PaymentAttempts } from '@/domain/payment/attempt';
import { LOST_REQUEST_ARRIVAL_LIMIT_MS } from '@/domain/payment/attemptTransitions';
import { awaitsOrderResponse, isAttemptInProgress } from '@/domain/payment/isAttemptInProgress';
import { type Payable, payableKey } from '@/domain/payment/payable';
import { isUnknownDriver } from '@/domain/unknownDriver';
import { MINUTE_MS } from '@/lib/timeUnits';

import { answerAbout, applyAnswer } from './answers';
import { factsOf, type Setting } from './cast';
import { Broken, type Post } from './order';
import { checkOutcome, checkReturnToCashier, checkWrite } from './promises';
import type { Rules } from './rules';
import { inStorage, openSeals, sealStrangers } from './seals';
import { SimulatedServer } from './SimulatedServer';
import { copyOfTab, newTab, type Tab, type Worker } from './tab';
import { watchAll, watchAtOnce } from './watches';

const BEGAN_AT_MS = Date.parse('2026-11-21T06:00:00Z');

/** Two tabs that pay as the flow does: the journal is written before each step, and the server is asked before anything is sent. */
export class Device {
  /** The true time, which the server has. */
  nowMs = BEGAN_AT_MS;
  /** How much later it is on the device. */
  aheadMs = 0;
  /** Whether the pages know the server's time. */
  isTimeKnown = true;
  /** Who is signed in, as the device knows it: a driver, or `?1` while the server has not named them. Empty for a visitor. */
  driver = 'lin';
  /** The drivers of sessions that began without a name. */
  readonly persons = new Map<string, string>();
  /** Until when nothing is sealed, because it is not known who is signed in. */
  heldUntilMs = 0;
  /** What storage has, for both tabs. */
  journal: PaymentAttempts = {};
  tabs: readonly [Tab, Tab] = [newTab(), newTab()];
  /** The tab that does something just now. */
  acting: Tab = this.tabs[0];
  /** The events that occurred, for the statistics of a run. */
  readonly seen = new Set<string>();
  /** Every state of an attempt that was written to the journal. */
  readonly written: PaymentAttempt[] = [];
  readonly server: SimulatedServer;
  /** What was sold by each request, told apart by the test itself: a sealed attempt does not say it. */
  readonly sold = new Map<string, Payable>();
  ids = 0;
  /** How often the driver has had each request sent again. */
  readonly presses = new Map<string, number>();

  readonly setting: Setting;
  readonly rules: Rules;

  constructor(setting: Setting, rules: Rules) {
    this.setting = setting;
    this.rules = rules;
    this.server = new SimulatedServer(setting, this.seen, this.nowMs);
  }

  /** The moment as the pages know it. */
  get now(): DeviceAndServerTime {
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

  /** The attempts of the last 24 hours, as the acting tab sees them. */
  read(): PaymentAttempts {
    return this.rules.keptOnly(this.rules.withUnstored(this.journal, this.acting.unstored), this.now);
  }

  /** What storage and the tabs know. */
  everywhere(): readonly PaymentAttempt[] {
    return [this.journal, ...this.tabs.map(({ unstored }) => unstored)].flatMap((attempts) => Object.values(attempts));
  }

  /** The acting tab writes an attempt, in the place of all copies of it and of what it takes over. */
  write(attempt: PaymentAttempt, replaced: readonly PaymentAttempt[] = []): void {
    const { acting, server } = this;
    const { key, requestId } = attempt;
    if (acting.isRefused) {
      acting.isRefused = false;
      acting.unstored = { ...acting.unstored, [key]: attempt };
      this.seen.add('storage refuses');
      const isNew = Object.values(this.journal).every((stored) => stored.requestId !== requestId);
      if (isNew || !this.setting.knowsRequests) server.unrecorded.add(requestId);
      return;
    }
    for (const gone of [attempt, ...replaced]) this.forget(gone.requestId);
    this.journal = { ...this.rules.keptOnly(this.journal, this.now), [key]: attempt };
  }

  /** Attempts have become known better, or have been sealed, without being written one by one. */
  rewrite(as: (attempts: PaymentAttempts) => PaymentAttempts): void {
    this.journal = as(this.rules.keptOnly(this.journal, this.now));
    for (const tab of this.tabs) tab.unstored = as(tab.unstored);
  }

  protected tap(tab: Tab, payable: Payable, choice: CheckoutChoice, heard: number): void {
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
      if (blocker.key === key && blocker.step === 'abandoned' && isAttemptInProgress(asked)) {
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
    if (decided.length > 0) this.seen.add('takes over what was sealed');
    this.move(tab, rules.takingOver(attempt, decided), decided);
    // Another tab's attempt may have stayed.
    if (tab.workers.get(attempt.key)?.attempt.requestId === attempt.requestId) this.send(attempt, this.driver);
  }

  /** An attempt leaves the journal, with all its copies. */
  private forget(requestId: string): void {
    const without = (attempts: PaymentAttempts): PaymentAttempts =>
      Object.fromEntries(Object.entries(attempts).filter(([, attempt]) => attempt.requestId !== requestId));
    this.journal = without(this.journal);
    this.acting.unstored = without(this.acting.unstored);
  }

  /** A worker's attempt with what was recognised of it since. */
  recognised(attempt: PaymentAttempt): PaymentAttempt {
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

  private send({ requestId, payable, choice, sent }: PaymentAttempt, owner: string): void {
    const { channel, amountCents: cents } = choice;
    const decidedAtMs = this.server.posts.find((post) => post.requestId === requestId)?.decidedAtMs ?? this.nowMs;
    const wish = {
      requestId,
      owner: this.personOf(owner),
      payable,
      channel,
      cents,
      decidedAtMs,
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
    if (!rules.canRepeat(before, this.now, false)) return;
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
    worker.answer = answer === null ? answerAbout(this, attempt) : null;
    if (answer === null) return;
    const next = isHeard ? applyAnswer(this, answer, attempt) : attempt;
    if (attempt.step === 'confirming') this.move(tab, next);
    else if (isHeard) this.move(tab, this.rules.nextAfterQuietAnswer(attempt, next));
  }

  protected answered(attempt: PaymentAttempt): PaymentAttempt {
    return applyAnswer(this, answerAbout(this, attempt), attempt);
  }

  /** The same as the flow: first the journal, then the next step. An outcome ends the work. */
  move(tab: Tab, attempt: PaymentAttempt, replaced: readonly PaymentAttempt[] = []): void {
    const kept = this.keep(attempt, replaced);
    if (kept.key !== attempt.key) {
      // It was sealed, or opened again by another tab.
      tab.workers.delete(attempt.key);
      const isToAsk = isAttemptInProgress(kept) && !tab.workers.has(kept.key) && !this.isLockedElsewhere(tab, kept.key);
      if (isToAsk) this.move(tab, this.rules.resumeStep(kept, this.now));
      return;
    }
    const isOver = kept.requestId !== attempt.requestId || !isAttemptInProgress(kept);
    if (isOver) tab.workers.delete(attempt.key);
    else tab.workers.set(attempt.key, { attempt: kept, answer: tab.workers.get(attempt.key)?.answer ?? null });
  }

  keep(given: PaymentAttempt, replaced: readonly PaymentAttempt[] = []): PaymentAttempt {
    const { rules } = this;
    const mine = rules.renamed(given, this.nameOf);
    const known = this.read();
    const copies = Object.values(known).filter(({ requestId }) => requestId === mine.requestId);
    const before = known[mine.key] ?? copies[0];
    const isMoved = before?.requestId !== mine.requestId || before.step !== mine.step;
    const moved = isMoved ? { ...mine, changedAtMs: this.now.deviceMs } : mine;
    const isToSeal =
      rules.isSealed(moved) || (rules.isStrangers(moved, this.driver) && !this.isHeld && !awaitsOrderResponse(moved));
    const own = isToSeal ? rules.seal(moved) : moved;
    const isTwin = copies.some(({ key }) => key !== own.key);
    const written = isTwin ? rules.writtenOver(known, own, this.driver) : rules.merged(known[own.key], own);
    const kept = rules.withKnownOf(rules.withNameOf(written, this.driver), before);
    this.write(kept, replaced);
    this.written.push(inStorage(kept));
    checkWrite(this, before, kept);
    if (before === undefined || before.step !== kept.step || before.requestId !== kept.requestId)
      checkOutcome(this, kept);
    return kept;
  }

  protected kill(tab: Tab, isReopened = true): void {
    for (const { attempt } of tab.workers.values()) this.endPost(attempt);
    this.acting = tab;
    tab.workers.clear();
    tab.watches.length = 0;
    // What storage has refused dies with the page.
    for (const { requestId } of Object.values(tab.unstored)) this.server.unrecorded.add(requestId);
    [tab.isRefused, tab.unstored] = [false, {}];
    this.seen.add('killed');
    sealStrangers(this, true);
    if (isReopened) this.comeBack(tab);
  }

  protected comeBack(tab: Tab): void {
    const { rules } = this;
    this.acting = tab;
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
    this.rewrite((attempts) =>
      Object.fromEntries(
        Object.entries(attempts).map(([key, attempt]) => [key, this.rules.renamed(attempt, this.nameOf)]),
      ),
    );
    for (const { workers } of this.tabs)
      for (const worker of workers.values()) worker.attempt = this.rules.renamed(worker.attempt, this.nameOf);
    sealStrangers(this);
    for (const tab of this.tabs) this.comeBack(tab);
  }

  protected isLockedElsewhere(tab: Tab, key: string): boolean {
    return this.rules.hasLocks() && this.tabs.some((other) => other !== tab && other.workers.has(key));
  }

  /** The phone sleeps: no time limit ends meanwhile, and the pages do not know the time until a call has confirmed it. */
  protected sleep(ms: number): void {
    this.nowMs += ms;
    this.server.pass(ms);
    this.isTimeKnown = false;
    this.seen.add('slept');
  }

  protected pass(ms: number): void {
    this.nowMs += ms;
    this.server.pass(ms);
    if (isUnknownDriver(this.driver) && !this.isHeld) sealStrangers(this);
    for (const tab of this.tabs) {
      this.acting = tab;
      for (const { attempt } of [...tab.workers.values()]) {
        // The time limit of a call is counted by the monotonic clock.
        const isTooLong =
          this.nowMs - (this.lastPost(attempt)?.sentAtMs ?? this.nowMs) >= LOST_REQUEST_ARRIVAL_LIMIT_MS;
        if (attempt.step === 'opening' && isTooLong) this.loseOpened(tab, attempt);
        if (attempt.isRepeating === true && isTooLong) this.hearRepeat(tab, attempt.key, false, false);
      }
    }
  }

  /** Makes this device, which is new, the same as another one. Attempts never change, so both have the same ones. */
  protected become(other: Device): void {
    const { nowMs, aheadMs, isTimeKnown, driver, heldUntilMs, journal, ids } = other;
    Object.assign(this, { nowMs, aheadMs, isTimeKnown, driver, heldUntilMs, journal, ids });
    for (const [mark, person] of other.persons) this.persons.set(mark, person);
    this.tabs = [copyOfTab(other.tabs[0]), copyOfTab(other.tabs[1])];
    this.acting = this.tabs[other.acting === other.tabs[0] ? 0 : 1];
    for (const [requestId, payable] of other.sold) this.sold.set(requestId, payable);
    for (const [requestId, times] of other.presses) this.presses.set(requestId, times);
    this.server.take(other.server);
  }
}
