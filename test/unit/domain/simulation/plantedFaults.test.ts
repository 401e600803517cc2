import fc from 'fast-check';

import type { DeviceAndServerTime } from '@/domain/now';
import type { PaymentAttempt } from '@/domain/payment/attempt';
import { doPayablesShareBill } from '@/domain/payment/payable';
import { toPayStateMeaning } from '@/domain/payment/payState';
import { isUnknownDriver } from '@/domain/unknownDriver';
import { DAY_MS, HOUR_MS } from '@/lib/timeUnits';

import { tell } from '../../../support/walks/thoroughness';
import { runs } from './events';
import { type Rules, rules } from './rules';
import { Simulation } from './Simulation';

/** The simulation must be able to fail: each of these rules is wrong, and is found out. */

const without = (attempt: PaymentAttempt, field: 'closed' | 'owner'): PaymentAttempt => {
  const { [field]: _, ...rest } = attempt;
  return rest;
};

function withoutLane(attempt: PaymentAttempt): PaymentAttempt {
  if (attempt.payable.kind !== 'sealed') return attempt;
  const { lane: _, ...payable } = attempt.payable;
  return { ...attempt, payable };
}

/** What was known in the time of the device alone. */
const byDevice = (attempt: PaymentAttempt): PaymentAttempt => ({
  ...attempt,
  createdServerMs: attempt.createdAtMs,
  ...(attempt.lostAtMs === null ? {} : { lostServerMs: attempt.lostAtMs }),
});
const deviceOf = (now: Pick<DeviceAndServerTime, 'serverMs'>): Pick<DeviceAndServerTime, 'serverMs'> => ({
  serverMs: (now as DeviceAndServerTime).deviceMs,
});

interface Fault {
  readonly what: string;
  readonly planted: Partial<Rules>;
  /** The promise that is broken first. */
  readonly breaks: RegExp;
}

/** As `merged`, but a copy that does not know the order yet may be written over one that does. */
const forgettingTheOrder: Rules['merged'] = (stored, mine) =>
  stored !== undefined && mine.payId === null && rules.mayStillBePaid(stored)
    ? rules.merged({ ...stored, payId: null }, mine)
    : rules.merged(stored, mine);

const FAULTS: readonly Fault[] = [
  {
    what: 'an order that the driver has left unpaid blocks nothing',
    planted: {
      blockersOf: (...args) => rules.blockersOf(...args).filter(({ step }) => step !== 'abandoned'),
      permissionFor: () => ({ may: 'open' }),
      mayOpenNew: () => true,
    },
    breaks: /second order|attempt lost|late money/,
  },
  {
    what: 'orders of one queue do not wait for each other',
    planted: {
      blockersOf: (attempts, payable) =>
        rules.blockersOf(attempts, payable).filter((blocker) => doPayablesShareBill(blocker.payable, payable)),
      permissionFor: (attempts, decision) => {
        const permission = rules.permissionFor(attempts, decision);
        const isOther = permission.may === 'wait' && !doPayablesShareBill(permission.attempt.payable, decision.payable);
        return isOther ? { may: 'open' } : permission;
      },
      mayOpenNew: (attempts, payable) =>
        rules.blockersOf(attempts, payable).every((blocker) => !doPayablesShareBill(blocker.payable, payable)),
    },
    breaks: /second order/,
  },
  {
    what: "another driver's attempt blocks nothing",
    planted: {
      blockersOf: (attempts, payable) => rules.blockersOf(attempts, payable).filter(({ owner }) => owner !== 'chen'),
      permissionFor: (attempts, decision) => {
        const permission = rules.permissionFor(attempts, decision);
        return permission.may !== 'open' && permission.attempt.owner === 'chen' ? { may: 'open' } : permission;
      },
      mayOpenNew: () => true,
      merged: (stored, mine) =>
        stored?.owner === 'chen' && stored.requestId !== mine.requestId ? mine : rules.merged(stored, mine),
    },
    breaks: /second order|attempt lost|order for what is paid/,
  },
  {
    what: "the host's word settles",
    planted: {
      nextAfterHost: (attempt, word) =>
        word === 'reported-ok'
          ? { ...attempt, step: 'settled', serverSaid: 'paid' }
          : rules.nextAfterHost(attempt, word),
    },
    breaks: /paid without the server/,
  },
  {
    what: 'a payment that only some bills were paid by is told as paid',
    planted: {
      nextAfterAnswer: (attempt, payment) => {
        const next = rules.nextAfterAnswer(attempt, payment);
        return next.serverSaid === 'partly' ? { ...next, serverSaid: 'paid' } : next;
      },
    },
    breaks: /paid without the server/,
  },
  {
    what: 'a cancelled order is taken for closed',
    planted: {
      nextAfterAnswer: (attempt, payment) => {
        const next = rules.nextAfterAnswer(attempt, payment);
        return next.step === 'abandoned' && next.serverSaid === 'unpaid' ? { ...next, serverSaid: 'closed' } : next;
      },
    },
    breaks: /failure without the server|attempt lost/,
  },
  {
    what: 'a request that the server has not seen yet counts as never seen',
    planted: {
      nextAfterLookUp: (attempt, opened, askedAtMs) =>
        opened === null
          ? { ...attempt, step: 'abandoned', serverSaid: 'neverSeen' }
          : rules.nextAfterLookUp(attempt, opened, askedAtMs),
    },
    breaks: /attempt lost|second order|failure without/,
  },
  {
    what: 'without a lookup, an amount that is still due means at once that nothing was sent',
    planted: {
      nextAfterDues: (attempt, due, askedAtMs) =>
        due === 'unpaid'
          ? { ...attempt, step: 'abandoned', serverSaid: 'neverSeen' }
          : rules.nextAfterDues(attempt, due, askedAtMs),
    },
    breaks: /./,
  },
  {
    what: 'after a reload the request counts as lost at once',
    planted: {
      resumeStep: (attempt, now) => ({ ...rules.resumeStep(attempt, now), lostServerMs: (now.serverMs ?? 0) - 30_000 }),
    },
    breaks: /attempt lost|second order|failure without/,
  },
  {
    what: 'the last writer wins',
    planted: { merged: (_, mine) => mine },
    breaks: /./,
  },
  {
    what: 'what one tab has learnt about late money is lost when the other writes',
    planted: {
      merged: (stored, mine) => {
        const { closed: _, ...kept } = rules.merged(stored, mine);
        const { closed, earlier } = stored?.requestId === mine.requestId ? mine : rules.merged(stored, mine);
        return { ...kept, earlier, ...(closed === undefined ? {} : { closed }) };
      },
    },
    breaks: /money that moved is unsaid/,
  },
  {
    what: 'an answer about late money puts back the attempt that asked for it',
    planted: { withPastOf: (attempt, copy) => copy ?? attempt, merged: forgettingTheOrder },
    breaks: /an order that was opened is forgotten/,
  },
  {
    what: 'a late response takes a refund back',
    planted: {
      merged: (stored, mine) =>
        stored?.requestId === mine.requestId && stored.step === 'settled' && mine.step === 'settled'
          ? mine
          : rules.merged(stored, mine),
    },
    breaks: /money that moved is unsaid/,
  },
  {
    what: 'attempts are kept for an hour only',
    planted: {
      keptOnly: (attempts, { deviceMs }) =>
        Object.fromEntries(Object.entries(attempts).filter(([, one]) => deviceMs - one.createdAtMs < HOUR_MS)),
    },
    breaks: /./,
  },
  {
    what: 'an attempt is kept for 24 h of the clock of the device',
    planted: {
      keptOnly: (attempts, { deviceMs }) =>
        Object.fromEntries(Object.entries(attempts).filter(([, one]) => deviceMs - one.createdAtMs <= DAY_MS)),
    },
    breaks: /attempt lost|second order|order for what is paid/,
  },
  {
    what: 'that a request was never seen is counted by the clock of the device',
    planted: {
      nextAfterLookUp: (attempt, opened, asked) => rules.nextAfterLookUp(byDevice(attempt), opened, deviceOf(asked)),
      nextAfterDues: (attempt, due, asked) => rules.nextAfterDues(byDevice(attempt), due, deviceOf(asked)),
    },
    breaks: /attempt lost|second order|failure without|late money/,
  },
  {
    what: 'closed orders are forgotten at the next decision',
    planted: { newAttempt: (...args) => without(rules.newAttempt(...args), 'closed') },
    breaks: /closed order is forgotten/,
  },
  {
    what: 'money on a closed order is not asked about',
    planted: { closedOrdersOf: () => [], unreturnedOf: () => [] },
    breaks: /late money/,
  },
  {
    what: 'what was paid before is not checked again',
    planted: { paidBefore: () => false },
    breaks: /order for what is paid|back to the cashier/,
  },
  {
    what: 'a close whose answer is lost frees the bill',
    planted: { nextAfterClose: (attempt) => ({ ...attempt, step: 'abandoned', serverSaid: 'closed' }) },
    breaks: /failure without the server|second order|attempt lost/,
  },
  {
    what: 'nobody is told that they have paid twice',
    planted: { duplicatesOf: () => [] },
    breaks: /paid twice, and nobody says so/,
  },
  {
    what: 'an attempt has no owner',
    planted: { newAttempt: (...args) => without(rules.newAttempt(...args), 'owner') },
    breaks: /another driver's payment/,
  },
  {
    what: 'an order passes to the driver who pays the same bill next',
    planted: {
      closedOrdersOf: (attempt) => rules.closedOrdersOf(attempt).map(({ owner: _, ...order }) => order),
      newAttempt: (...args) => {
        const { closed, ...attempt } = rules.newAttempt(...args);
        return {
          ...attempt,
          earlier: attempt.earlier.map(({ owner: _, ...past }) => past),
          ...(closed === undefined ? {} : { closed: closed.map(({ owner: __, ...order }) => order) }),
        };
      },
    },
    breaks: /another driver's payment/,
  },
  {
    what: 'everything is shown to everybody',
    planted: { belongsTo: () => true },
    breaks: /another driver's payment/,
  },
  {
    what: 'a hold that ran out is told as unfinished',
    planted: {
      outcomeOfAttempt: (...args) => {
        const outcome = rules.outcomeOfAttempt(...args);
        return outcome === 'expired' ? 'unfinished' : outcome;
      },
    },
    breaks: /the hold ran out/,
  },
  {
    what: 'a request without an answer is sent again after a reload',
    planted: {
      resumeStep: (attempt, nowMs) => (attempt.step === 'opening' ? attempt : rules.resumeStep(attempt, nowMs)),
    },
    breaks: /sent again by itself/,
  },
  {
    what: 'a repeat is offered where the server has not shown that it knows requests',
    planted: { canRepeat: (attempt, now) => rules.canRepeat(attempt, now, true) },
    breaks: /does not know requests/,
  },
  {
    what: 'the repeat is for another amount',
    planted: {
      nextBeforeRepeat: (attempt, nowMs) => ({
        ...rules.nextBeforeRepeat(attempt, nowMs),
        choice: { ...attempt.choice, amountCents: attempt.choice.amountCents + 1 },
      }),
    },
    breaks: /another request/,
  },
  {
    what: 'a refusal of the repeat counts for the first request too',
    planted: {
      nextAfterRepeat: (attempt, opened, nowMs) =>
        opened === null ? rules.nextAfterRefusal(attempt, '') : rules.nextAfterRepeat(attempt, opened, nowMs),
    },
    breaks: /attempt lost|second order|failure without/,
  },
  {
    what: 'never seen counts from the first sending',
    planted: {
      nextBeforeRepeat: (attempt, nowMs) => ({
        ...rules.nextBeforeRepeat(attempt, nowMs),
        lostAtMs: attempt.lostAtMs,
        ...(attempt.lostServerMs === undefined ? {} : { lostServerMs: attempt.lostServerMs }),
      }),
    },
    breaks: /attempt lost|second order|failure without/,
  },
  {
    what: 'of two orders for one request, the newer one goes to the cashier',
    planted: {
      nextAfterRepeat: (attempt, opened, nowMs) =>
        rules.nextAfterRepeat(opened === null ? attempt : { ...attempt, payId: null }, opened, nowMs),
    },
    breaks: /goes to the cashier|one is forgotten/,
  },
  {
    what: 'of two orders for one request, only the first one is watched',
    planted: {
      nextAfterRepeat: (attempt, opened, nowMs) => without(rules.nextAfterRepeat(attempt, opened, nowMs), 'closed'),
    },
    breaks: /one is forgotten/,
  },
  {
    what: 'the first order is gone on with while the response to the repeat is awaited',
    planted: {
      nextAfterLookUp: ({ isRepeating, ...attempt }, opened, askedAtMs) => ({
        ...rules.nextAfterLookUp(attempt, opened, askedAtMs),
        ...(isRepeating === true ? { isRepeating } : {}),
      }),
      canContinue: ({ isRepeating: _, ...attempt }) => rules.canContinue(attempt),
      permissionFor: (attempts, decision) => {
        const others = Object.entries(attempts).map(([key, { isRepeating: _, ...attempt }]) => [key, attempt] as const);
        const permission = rules.permissionFor(Object.fromEntries(others), decision);
        if (permission.may !== 'continue') return permission;
        // The response is still awaited.
        return { ...permission, attempt: attempts[permission.attempt.key] ?? permission.attempt };
      },
    },
    breaks: /goes to the cashier/,
  },
  {
    what: 'that the second order of a settled attempt was closed is not heard',
    planted: {
      nextAfterLateAnswer: (attempt, payment) => {
        const isClosed = ['closed', 'failed'].includes(toPayStateMeaning(payment.payState));
        return attempt.step === 'settled' && isClosed ? attempt : rules.nextAfterLateAnswer(attempt, payment);
      },
    },
    breaks: /still blocks/,
  },
  {
    what: 'a settled attempt blocks nothing, although its second order is open',
    planted: {
      blockersOf: (...args) => rules.blockersOf(...args).filter(rules.mayStillBePaid),
      permissionFor: (attempts, decision) => {
        const open = Object.entries(attempts).filter(([, attempt]) => rules.mayStillBePaid(attempt));
        return rules.permissionFor(Object.fromEntries(open), decision);
      },
      mayOpenNew: (attempts, payable) => rules.blockersOf(attempts, payable).filter(rules.mayStillBePaid).length === 0,
    },
    breaks: /second order|attempt lost/,
  },
  {
    what: 'what a driver has paid before they became known is not theirs',
    planted: { renamed: (attempt) => attempt },
    breaks: /late money is not told/,
  },
  {
    what: 'while it is not known who is signed in, everything is shown',
    planted: { belongsTo: (payment, reader) => isUnknownDriver(reader) || rules.belongsTo(payment, reader) },
    breaks: /another driver's payment is shown/,
  },
  {
    what: 'after a server error the order counts as closed',
    planted: {
      nextAfterUnclosed: (attempt, failure) =>
        failure === 'serverError' ? { ...attempt, serverSaid: 'closed' } : rules.nextAfterUnclosed(attempt, failure),
    },
    breaks: /attempt lost|failure without/,
  },
  {
    what: 'an unresolved attempt is not asked about again',
    planted: {
      resumeStep: (attempt, nowMs) => (attempt.step === 'unresolved' ? attempt : rules.resumeStep(attempt, nowMs)),
    },
    breaks: /cannot leave/,
  },
  {
    what: 'what is sealed is not recognised',
    planted: { withKnown: (attempt) => attempt },
    breaks: /second order|order for what is paid|attempt lost|late money/,
  },
  {
    what: 'what is sealed loses the queue of its order',
    planted: {
      seal: (attempt) => withoutLane(rules.seal(attempt)),
      withoutStrangers: (attempts, reader, isWaiting) => {
        const left = Object.values(rules.withoutStrangers(attempts, reader, isWaiting));
        return Object.fromEntries(left.map((attempt) => [attempt.key, withoutLane(attempt)]));
      },
    },
    breaks: /second order/,
  },
  {
    what: 'what may still be paid goes with the session',
    planted: {
      withoutStrangers: (attempts, reader, isWaiting) =>
        Object.fromEntries(
          Object.entries(rules.withoutStrangers(attempts, reader, isWaiting)).filter(([, one]) => !rules.isSealed(one)),
        ),
    },
    breaks: /is forgotten|attempt lost/,
  },
  {
    what: 'the session ends, and nothing is sealed',
    planted: { withoutStrangers: (attempts) => attempts },
    breaks: /names another driver/,
  },
  {
    what: 'a new payment does not take over what is watched of a sealed one',
    planted: { takingOver: (attempt) => attempt },
    breaks: /late money|attempt lost|is forgotten/,
  },
  {
    what: 'the driver who comes back is not recognised',
    planted: { withNameOf: (attempt) => attempt, seenBy: (attempts) => attempts },
    breaks: /late money is not told/,
  },
];

/** A fixed seed, so that the numbers of runs can be compared from one change to the next. */
const SEED = 20_261_122;

test.each(FAULTS)('$what: it is found out', ({ what, planted, breaks }) => {
  const wrong = { ...rules, ...planted };
  const found = fc.check(
    fc.property(runs, ([setting, beginning, events]) => {
      const simulation = new Simulation(setting, wrong);
      [...beginning, ...events].forEach((event) => simulation.play(event));
      simulation.end();
    }),
    { numRuns: 10_000, seed: SEED, endOnFailure: true },
  );
  tell(
    `${what}: run ${String(found.numRuns)}, ${found.errorInstance instanceof Error ? found.errorInstance.message : 'not found'}`,
  );
  expect(found.failed).toBe(true);
  expect(found.errorInstance).toMatchObject({ message: expect.stringMatching(breaks) as string });
});

/** Random events meet it about once in 100,000 runs. */
test('a copy that does not know the order yet is written over it: it is found out by the events that once did it', () => {
  const simulation = new Simulation(12, { ...rules, merged: forgettingTheOrder });
  const play = () => [14336, 14338, 30851, 28444, 14339, 12955].forEach((code) => simulation.play(code));
  expect(play).toThrow('an order that was opened is forgotten');
});
