import type { CashierReportedResult, CheckoutChoice, PaymentAttempt } from '@/domain/payment/attempt';
import { LOST_REQUEST_ARRIVAL_LIMIT_MS } from '@/domain/payment/attemptTransitions';
import { type Payable, payableKey } from '@/domain/payment/payable';
import { PAY_CHANNEL } from '@/domain/payment/payChannel';
import { HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';

import { type Item, pickOf, type Setting, settingOf } from './cast';
import { Device } from './Device';
import { Broken, paymentOf } from './order';
import { checkAtRest, checkEveryMoment } from './promises';
import { type Rules, rules as trueRules } from './rules';
import { openSeals, sealStrangers } from './seals';
import type { Tab, Worker } from './tab';
import { hearWatch, watch } from './watches';

const WORDS: readonly CashierReportedResult[] = [
  'reported-ok',
  'cancelled',
  'failed',
  'processing',
  'left-page',
  'unknown',
];
const DRIVERS = ['lin', 'chen', 'lin', ''];
const LONG_MS = [6 * MINUTE_MS, 20 * MINUTE_MS, 2 * HOUR_MS, 13 * HOUR_MS];

/** The driver, or the network, sets the device's clock. */
const JUMPS_MS = [25 * HOUR_MS, 40_000, -40_000, -25 * HOUR_MS];

/**
 * One device with two tabs, a host with any report, a network that loses anything, and a server that does what it likes within its contract.
 * The tabs behave like the payment flow. `promises.ts` has what must hold whatever happens.
 */
export class Simulation extends Device {
  /** @param setting what is on sale, as a number up to `MAX_SETTING` */
  constructor(setting: number | Setting = 0, rules: Rules = trueRules) {
    super(typeof setting === 'number' ? settingOf(setting) : setting, rules);
  }

  copy(): Simulation {
    const copy = new Simulation(this.setting, this.rules);
    copy.become(this);
    return copy;
  }

  /** Plays one event. Every number is a valid event. */
  play(code: number): void {
    const tab = this.tabs[(code >> 4) & 1]!;
    this.acting = tab;
    const item = this.setting.cast[((code >> 5) & 3) % this.setting.cast.length]!;
    const pick = (code >> 7) & 7;
    const isFlagged = ((code >> 10) & 1) === 1;
    const heard = (code >> 11) & 7;
    const isRare = code >> 14 === 2;
    if (isRare) this.playRare(code & 15, tab, pick);
    const isNew = code >> 14 === 1 && this.playNew(code & 15, tab, item.payable, pick, isFlagged, heard);
    if (!isRare && !isNew) this.playOld(code & 15, tab, item, pick, isFlagged, heard);
    checkEveryMoment(this);
  }

  /** An order is opened, taken to the cashier and asked about. */
  private playOld(kind: number, tab: Tab, item: Item, pick: number, isFlagged: boolean, heard: number): void {
    const { rules, server } = this;
    const worker = this.workerOf(tab, item.payable);
    const step = worker?.attempt.step;
    if (kind <= 1) this.tap(tab, item.payable, this.choiceOf(pick, isFlagged), heard);
    if (kind === 2) server.arrive(pickOf(server.posts, pick), isFlagged);
    if (kind === 3 && worker !== undefined && step === 'opening') this.hearOpened(tab, worker.attempt, isFlagged);
    if (kind === 4 && worker !== undefined && step === 'opening') this.loseOpened(tab, worker.attempt);
    if (kind === 5) server.advance(pick, 0, isFlagged ? 1 : 2);
    if (kind === 6) server.advance(pick, 1, 2);
    if (kind === 7) server.advance(pick, isFlagged ? 1 : 0, isFlagged ? 3 : 4);
    if (kind === 8 && worker !== undefined && step === 'handedToHost')
      this.move(tab, rules.nextAfterHost(worker.attempt, WORDS[pick % 6]!));
    if ((kind === 9 || kind === 10) && worker !== undefined) this.ask(tab, worker, isFlagged);
    if (kind === 11 && worker !== undefined && step === 'confirming' && pick > 4)
      this.move(tab, rules.nextAfterLastQuestion(worker.attempt));
    if (kind === 12 && pick > 3) this.kill(tab);
    if (kind === 13) this.comeBack(tab);
    if (kind === 14) this.pass(isFlagged ? 4_000 : 11_000);
    if (kind === 15 && isFlagged) server.grow(pick);
    if (kind === 15 && !isFlagged) this.goOn(tab, item.payable, heard);
  }

  /** Money moves late or comes back, drivers change, and much time passes. Returns false for a kind that has no event of its own. */
  private playNew(kind: number, tab: Tab, payable: Payable, pick: number, isFlagged: boolean, heard: number): boolean {
    const { server } = this;
    const events: Readonly<Record<number, () => void>> = {
      0: () => server.payLate(pick, isFlagged),
      1: () => server.giveBack(pick, isFlagged),
      2: () => (isFlagged ? server.decideItems() : server.payPartly(pick, pick > 3)),
      3: () => {
        if (isFlagged && pick > 4 && heard > 3) this.signInUnnamed(pick);
        else this.signInAs(DRIVERS[pick % DRIVERS.length]!);
      },
      4: () => this.pass(LONG_MS[pick % LONG_MS.length]!),
      5: () => {
        openSeals(this, tab, payable);
        watch(this, tab, payableKey(payable));
      },
      6: () => hearWatch(this, tab, pick, isFlagged),
      7: () => server.bill(pick),
      9: () => this.repeat(tab, payableKey(payable)),
      14: () => {
        this.aheadMs += JUMPS_MS[pick % JUMPS_MS.length]!;
        this.seen.add('the clock is set');
      },
      15: () => {
        this.isTimeKnown = isFlagged;
        this.seen.add(isFlagged ? 'knows the time' : 'does not know the time');
      },
      10: () => this.hearRepeat(tab, payableKey(payable), isFlagged, pick > 4),
      8: () => this.payOtherwise(tab, payableKey(payable), pick % 2 === 0, isFlagged, pick > 5),
    };
    events[kind]?.();
    return events[kind] !== undefined;
  }

  /** What is not named by then can never be found again, so the server names a driver before the session ends. */
  private signInAs(driver: string): void {
    this.name();
    this.signIn(driver);
  }

  private signInUnnamed(pick: number): void {
    if (pick === 5) this.name();
    else this.signInNameless(pick === 6 ? 'lin' : 'chen');
  }

  /** What the explorer plays, and no random run. */
  private playRare(kind: number, tab: Tab, pick: number): void {
    if (kind === 0) this.sleep(LONG_MS[pick % LONG_MS.length]!);
    if (kind === 1) tab.isRefused = true;
  }

  /** The worker of a thing. That of a sealed attempt has another key. */
  private workerOf(tab: Tab, payable: Payable): Worker | undefined {
    const key = payableKey(payable);
    const isIt = ({ attempt }: Worker) => this.rules.isSealed(attempt) && payableKey(this.soldBy(attempt)) === key;
    return tab.workers.get(key) ?? [...tab.workers.values()].find(isIt);
  }

  /** Brings everything to rest: the server decides, and the device is opened once more by each driver. */
  end(): void {
    this.name();
    this.isTimeKnown = true;
    for (const tab of this.tabs) this.kill(tab, false);
    this.pass(2 * LOST_REQUEST_ARRIVAL_LIMIT_MS + 1);
    this.server.decideAll();
    this.acting = this.tabs[0];
    for (const driver of ['chen', 'lin', 'chen', 'lin']) {
      this.driver = driver;
      sealStrangers(this, true);
      for (const { payable } of this.setting.cast) openSeals(this, this.tabs[0], payable);
      this.rest(this.tabs[0]);
    }
    checkAtRest(this);
  }

  private rest(tab: Tab): void {
    // An order that was found by its request is then queried by its payId.
    for (let round = 0; round < 2; round += 1) {
      this.comeBack(tab);
      for (const worker of [...tab.workers.values()])
        for (let times = 0; times < 2; times += 1) {
          const now = tab.workers.get(worker.attempt.key);
          if (now !== undefined) this.ask(tab, now, true);
        }
      while (tab.watches.length > 0) hearWatch(this, tab, 0, true);
    }
    this.kill(tab, false);
    // A page that had no server time when a request was lost begins to count at its first answer.
    this.pass(LOST_REQUEST_ARRIVAL_LIMIT_MS);
  }

  /** The driver wants another way to pay, so the server is asked to close the order. */
  private payOtherwise(tab: Tab, key: string, isArrived: boolean, isHeard: boolean, isError: boolean): void {
    const { rules, server } = this;
    const attempt = this.read()[key];
    const isTaken = tab.workers.has(key) || this.isLockedElsewhere(tab, key);
    if (attempt === undefined || isTaken || !rules.belongsTo(attempt, this.driver) || !rules.canClose(attempt)) return;
    const asked = this.answered(rules.resumeStep(attempt, this.now));
    if (asked.serverSaid !== 'unpaid') {
      this.move(tab, asked);
      return;
    }
    const kept = this.keep({ ...asked, step: 'abandoned', closing: 'asked' });
    const order = server.orderOf(kept);
    if (kept.closing !== 'asked' || order === undefined) return;
    this.seen.add('wants another way');
    if (isArrived && order.state === 0) server.become(order, 4);
    if (isHeard && isError) {
      // A server error, whatever the server has done. It is asked about, and the driver may ask again.
      const asked = this.answered(kept);
      this.seen.add('closing failed');
      const next = asked.serverSaid === 'unpaid' ? rules.nextAfterUnclosed(asked, 'serverError') : asked;
      if (next.serverSaid === 'unpaid' && !rules.canClose(next))
        throw new Broken('the driver cannot ask again to close it');
      this.move(tab, next);
      return;
    }
    this.move(tab, rules.nextAfterClose(kept, isArrived && isHeard ? paymentOf(order) : null));
  }

  private choiceOf(pick: number, isBalance: boolean): CheckoutChoice {
    const isFree = this.setting.hasFree && pick > 4;
    return {
      channel: isBalance ? PAY_CHANNEL.balance : PAY_CHANNEL.wechat,
      couponIds: isFree && pick > 5 ? ['coupon'] : [],
      amountCents: isFree ? 0 : 100,
    };
  }

  private hearOpened(tab: Tab, attempt: PaymentAttempt, isRefused: boolean): void {
    const { rules, server } = this;
    const post = server.posts.find(({ requestId }) => requestId === attempt.requestId);
    if (post === undefined) throw new Broken('waits for a request that was never sent');
    const { order } = post;
    if (order === undefined) {
      if (!isRefused && !post.isRefused) return;
      post.hasArrived = true;
      this.seen.add('refused');
      this.move(tab, rules.nextAfterRefusal(attempt, ''));
      return;
    }
    post.endedAtMs = this.nowMs;
    this.move(tab, rules.nextAfterOpen(attempt, server.handOut(order)));
  }
}
