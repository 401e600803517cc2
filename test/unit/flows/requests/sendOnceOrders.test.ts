import fc from 'fast-check';

import { REQUEST_JOURNAL_STORAGE_KEY } from '@/platform/storage/journalKeys';
import type { IdempotentRequestOutcome } from '@/services/base/idempotentRequests/idempotentRequestIntent';

import { isFull } from '../../../support/walks/thoroughness';
import { type Fate, RequestsWorld } from './requestsWorld';

const RUNS = isFull ? 100_000 : 10_000;
/** Longer than any request can be on its way, and than any result can take. */
const AT_LAST_MS = 10 * 60_000;
const MAX_LATE_MS = 30_000;

const FATES: readonly ((random: number) => Fate)[] = [
  () => ({ is: 'arrives' }),
  () => ({ is: 'answerLost' }),
  () => ({ is: 'lost' }),
  (random) => ({ is: 'late', ms: (random * 997) % MAX_LATE_MS }),
  () => ({ is: 'refused' }),
  () => ({ is: 'gateway' }),
];

interface Decided {
  name: string;
  key: string;
  driver: string;
  tab: ReturnType<RequestsWorld['decide']>;
  isKilled: boolean;
}

/** Plays an order of events, and checks the promises of sendRequestOnce after each. */
class Orders {
  readonly world = new RequestsWorld();
  readonly seen = new Set<string>();
  private readonly decided: Decided[] = [];
  private readonly sendsChecked = new Set<string>();
  private readonly told = new Map<Decided, IdempotentRequestOutcome<unknown>>();
  private asked: { key: string; driver: string; tab: ReturnType<RequestsWorld['ask']> }[] = [];
  /** The ids that a screen was told which asked about an earlier request. */
  private readonly found = new Set<string>();

  async play(code: number): Promise<void> {
    const random = code >> 3;
    switch (code & 7) {
      case 0:
      case 1:
        this.decide(random);
        break;
      case 2: {
        const running = this.decided.filter(({ tab, isKilled }) => tab.result === undefined && !isKilled);
        const one = running[random % Math.max(1, running.length)];
        if (one === undefined) break;
        one.isKilled = true;
        one.tab.kill();
        this.seen.add('killed');
        break;
      }
      case 3:
        this.world.signIn(`driver-${String(1 + (random % 2))}`);
        break;
      case 4:
        this.world.isOnline = random % 4 !== 0;
        this.world.knowsLookUps = random % 8 < 6;
        this.world.listNamesRequests = random % 3 !== 0;
        break;
      case 5:
        this.world.lookUpFates = Array.from({ length: random % 9 }, (_, index) => FATES[(random + index) % 6]!(random));
        break;
      case 6:
        if (random % 3 === 0) this.ask(random);
        await this.world.pass((random * 137) % 40_000);
        break;
      default:
        await this.world.pass((random * 137) % 40_000);
    }
    await this.world.pass(0);
    this.check();
  }

  private decide(random: number): void {
    const { world } = this;
    const name = `d${String(this.decided.length)}`;
    const key = `recharge:W${String(random % 4 === 0 ? 2 : 1)}`;
    world.fates = [FATES[(random >> 2) % 6]!(random)];
    const tab = world.decide(name, { key, withList: random % 2 === 0 });
    this.decided.push({ name, key, driver: world.driver, tab, isKilled: false });
  }

  private ask(random: number): void {
    const { world } = this;
    const key = `recharge:W${String(random % 4 === 0 ? 2 : 1)}`;
    this.asked.push({ key, driver: world.driver, tab: world.ask(key) });
  }

  /** A screen that asks sends nothing, and is told only what was made for its own driver and object. */
  private checkAsked(): void {
    const { world } = this;
    const open = this.asked.filter(({ tab }) => tab.result === undefined);
    for (const { key, driver, tab } of this.asked) {
      const sent = tab.result;
      if (sent === undefined || sent === null) continue;
      if (world.driver !== driver && sent.is !== 'sessionOver')
        throw new Error(`${sent.is} was found for another driver`);
      this.seen.add(sent.is === 'done' ? 'found' : `found ${sent.is}`);
      if (sent.is !== 'done') continue;
      const made = world.effects.find(({ requestId }) => sent.id === `made-${requestId}`);
      const by = this.decided.find(({ name }) => name === made?.decision);
      if (by?.driver !== driver || by.key !== key) throw new Error(`${sent.id} was found, and nobody has made it`);
      this.found.add(sent.id);
    }
    this.asked = open;
  }

  async end(): Promise<void> {
    await this.world.pass(AT_LAST_MS);
    this.check();
    for (const { tab, isKilled, name } of this.decided) {
      if (!isKilled && tab.result === undefined) throw new Error(`${name} never ends`);
    }
    for (const [{ name }, sent] of this.told) {
      const hasEffect = this.effectsOf(name).length > 0;
      if (sent.is === 'neverReceived' && hasEffect) throw new Error(`${name} was received after all`);
    }
    if (this.world.reports.length > 0) throw this.world.reports[0];
    this.checkOverlaps();
    this.checkNothingForgotten();
  }

  /** What was made is told to the driver, or the journal knows that it must be asked about. */
  private checkNothingForgotten(): void {
    const told = new Set([
      ...[...this.told.values()].flatMap((sent) => (sent.is === 'done' ? [sent.id] : [])),
      ...this.found,
    ]);
    const journal = this.world.stored[REQUEST_JOURNAL_STORAGE_KEY] ?? '';
    for (const { requestId, decision } of this.world.effects) {
      if (!told.has(`made-${requestId}`) && !journal.includes(`"${requestId}"`))
        throw new Error(`${decision} was forgotten`);
    }
  }

  /** A request is sent only when no earlier one about the same object can still arrive. */
  private checkOverlaps(): void {
    const { sends, effects } = this.world;
    const keyOf = (decision: string) => this.decided.find(({ name }) => name === decision)?.key;
    for (const [index, later] of sends.entries()) {
      for (const earlier of sends.slice(0, index)) {
        if (earlier.driver !== later.driver || keyOf(earlier.decision) !== keyOf(later.decision)) continue;
        const arrived = effects.find(({ requestId }) => requestId === earlier.requestId);
        if (arrived !== undefined && arrived.atMs > later.atMs)
          throw new Error(`${later.decision} was sent while ${earlier.decision} was on its way`);
      }
    }
  }

  private effectsOf(name: string) {
    return this.world.effects.filter(({ decision }) => decision === name);
  }

  private check(): void {
    const { world } = this;
    this.checkAsked();
    for (const { name } of this.decided) {
      if (world.sends.filter(({ decision }) => decision === name).length > 1) throw new Error(`${name} was sent twice`);
      if (this.effectsOf(name).length > 1) throw new Error(`${name} has two effects`);
    }
    for (const sent of world.sends) {
      if (this.sendsChecked.has(sent.requestId)) continue;
      this.sendsChecked.add(sent.requestId);
      const decided = this.decided.find(({ name }) => name === sent.decision);
      if (sent.driver !== decided?.driver) throw new Error(`${sent.decision} was sent for another driver`);
    }
    for (const one of this.decided) {
      const { result } = one.tab;
      if (result === undefined || this.told.has(one)) continue;
      this.told.set(one, result);
      this.seen.add(result.is === 'done' && result.isEarlier ? 'done earlier' : result.is);
      this.checkOutcome(one, result);
    }
  }

  private checkOutcome({ name, key, driver }: Decided, sent: IdempotentRequestOutcome<unknown>): void {
    const { world } = this;
    const wasSent = world.sends.some(({ decision }) => decision === name);
    const isSame = world.driver === driver;
    if (!isSame && sent.is !== 'sessionOver') throw new Error(`${name}: ${sent.is} was told to another driver`);
    if (sent.is === 'done') {
      const made = world.effects.find(({ requestId }) => sent.id === `made-${requestId}`);
      const by = this.decided.find((one) => one.name === made?.decision);
      if (made === undefined || by?.driver !== driver || by.key !== key) throw new Error(`${name}: nothing was made`);
      if (sent.isEarlier ? wasSent || by.name === name : by.name !== name) throw new Error(`${name}: another was made`);
    }
    if (sent.is === 'refused' && this.effectsOf(name).length > 0) throw new Error(`${name} was made`);
    if (sent.is === 'notSent' && wasSent) throw new Error(`${name} was sent`);
  }
}

const events = fc.array(fc.nat({ max: 0x7fff }), { maxLength: 25, size: 'max' });

test(`${String(RUNS)} orders of events: one effect per decision, no result without the server, nothing told to somebody else, nothing stuck`, async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(events, async (codes) => {
      const orders = new Orders();
      await orders.world.withTimers(async () => {
        for (const code of codes) await orders.play(code);
        await orders.end();
      });
      orders.seen.forEach((what) => seen.add(what));
    }),
    { numRuns: RUNS },
  );
  // Otherwise the promises would also hold if nothing happened.
  expect([...seen].sort()).toEqual([
    'done',
    'done earlier',
    'found',
    'found neverReceived',
    'found sessionOver',
    'found unconfirmed',
    'killed',
    'neverReceived',
    'notSent',
    'refused',
    'sessionOver',
    'unconfirmed',
  ]);
}, 900_000);
