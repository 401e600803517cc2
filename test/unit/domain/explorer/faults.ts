import type { DeviceAndServerTime } from '@/domain/now';
import type { PaymentAttempt } from '@/domain/payment/attempt';
import { DAY_MS, HOUR_MS } from '@/lib/timeUnits';

import { type Rules, rules } from '../simulation/rules';
import type { WORLDS } from './worlds';

/** A rule that is wrong, and where the explorer finds it out. */
export interface Fault {
  readonly what: string;
  readonly planted: Partial<Rules>;
  /** The promise that is broken first. */
  readonly breaks: RegExp;
  readonly world: keyof typeof WORLDS;
  /** The beginning from which the way is short. */
  readonly from: string;
}

/** What was known in the time of the device alone. */
const byDevice = (attempt: PaymentAttempt): PaymentAttempt => ({
  ...attempt,
  createdServerMs: attempt.createdAtMs,
  ...(attempt.lostAtMs === null ? {} : { lostServerMs: attempt.lostAtMs }),
});

const withoutClosed = ({ closed: _, ...attempt }: PaymentAttempt): PaymentAttempt => attempt;

const blocksNothing = (isFree: (blocker: PaymentAttempt) => boolean): Partial<Rules> => ({
  blockersOf: (...args) => rules.blockersOf(...args).filter((blocker) => !isFree(blocker)),
  permissionFor: (attempts, decision) => {
    const permission = rules.permissionFor(attempts, decision);
    return permission.may !== 'open' && isFree(permission.attempt) ? { may: 'open' } : permission;
  },
  mayOpenNew: (attempts, payable) => rules.blockersOf(attempts, payable).every(isFree),
});

export const FAULTS: readonly Fault[] = [
  {
    what: 'a stamp of the device frees a bill: an attempt is kept for 24 h of its clock',
    planted: {
      keptOnly: (attempts, { deviceMs }) =>
        Object.fromEntries(Object.entries(attempts).filter(([, one]) => deviceMs - one.createdAtMs <= DAY_MS)),
    },
    breaks: /attempt lost|second order|late money/,
    world: 'knowing',
    from: 'the driver has cancelled',
  },
  {
    what: 'a clock that jumped says that a request was never seen',
    planted: {
      nextAfterLookUp: (attempt, opened, asked) =>
        rules.nextAfterLookUp(byDevice(attempt), opened, { serverMs: (asked as DeviceAndServerTime).deviceMs }),
    },
    breaks: /attempt lost|second order|failure without/,
    world: 'knowing',
    from: 'the answer of payCharges is lost',
  },
  {
    what: 'a refusal of the repeat, a 401 among them, counts for the first request too',
    planted: {
      nextAfterRepeat: (attempt, opened, now) =>
        opened === null ? rules.nextAfterRefusal(attempt, '') : rules.nextAfterRepeat(attempt, opened, now),
    },
    breaks: /attempt lost|second order|failure without/,
    world: 'knowing',
    from: 'the request was sent again',
  },
  {
    what: 'an order whose close was answered 500 counts as closed',
    planted: {
      nextAfterUnclosed: (attempt, failure) =>
        failure === 'serverError' ? { ...attempt, serverSaid: 'closed' } : rules.nextAfterUnclosed(attempt, failure),
    },
    breaks: /attempt lost|failure without/,
    world: 'knowing',
    from: 'the driver has cancelled',
  },
  {
    what: 'a close that was answered 500 is final: the driver cannot ask again',
    planted: {
      nextAfterUnclosed: (attempt, failure) =>
        rules.nextAfterUnclosed(attempt, failure === 'serverError' ? 'refused' : failure),
    },
    breaks: /cannot ask again to close it/,
    world: 'knowing',
    from: 'the driver has cancelled',
  },
  {
    what: 'a payCharges without an answer is sent again by itself',
    planted: {
      resumeStep: (attempt, now) => (attempt.step === 'opening' ? attempt : rules.resumeStep(attempt, now)),
    },
    breaks: /sent again by itself/,
    world: 'knowing',
    from: 'nothing has happened',
  },
  {
    what: 'a driver who is not known yet is a new owner: named, they do not find what they have paid',
    planted: { renamed: (attempt) => attempt },
    breaks: /late money is not told/,
    world: 'knowing',
    from: 'a driver who is not known yet is at the cashier',
  },
  {
    what: 'what was sealed with its driver blocks nothing',
    planted: blocksNothing(({ payable }) => payable.kind === 'sealed'),
    breaks: /second order|attempt lost|late money/,
    world: 'knowing',
    from: 'the driver has cancelled',
  },
  {
    what: 'a refused write hides the journal of the other tab',
    planted: {
      withUnstored: (stored, unstored) => (Object.keys(unstored).length > 0 ? unstored : stored),
    },
    breaks: /second order|attempt lost|late money/,
    world: 'knowing',
    from: 'storage has refused a write of tab 1, and the driver pays in tab 2',
  },
  {
    what: 'of two orders for one request, the newer one goes to the cashier',
    planted: {
      nextAfterRepeat: (attempt, opened, now) =>
        rules.nextAfterRepeat(opened === null ? attempt : { ...attempt, payId: null }, opened, now),
    },
    breaks: /goes to the cashier|one is forgotten/,
    world: 'twice',
    from: 'the request was sent again',
  },
  {
    what: 'an abandoned order is treated as closed',
    planted: blocksNothing(({ step }) => step === 'abandoned'),
    breaks: /second order|attempt lost|late money/,
    world: 'plain',
    from: 'the driver has cancelled',
  },
  {
    what: "the host's word alone settles",
    planted: {
      nextAfterHost: (attempt, word) =>
        word === 'reported-ok'
          ? { ...attempt, step: 'settled', serverSaid: 'paid' }
          : rules.nextAfterHost(attempt, word),
    },
    breaks: /paid without the server/,
    world: 'plain',
    from: 'the cashier is open',
  },
  {
    what: 'the second tab opens an order while the first one awaits its own',
    planted: {
      hasLocks: () => false,
      ...blocksNothing(({ step }) => step === 'opening'),
      merged: (stored, mine) =>
        stored?.step === 'opening' && stored.requestId !== mine.requestId ? mine : rules.merged(stored, mine),
    },
    breaks: /second order|attempt lost|late money/,
    world: 'plain',
    from: 'nothing has happened',
  },
  {
    what: 'late money on a closed order is not asked about',
    planted: { closedOrdersOf: () => [], unreturnedOf: () => [] },
    breaks: /late money|forgotten/,
    world: 'plain',
    from: 'the order is closed',
  },
  {
    what: 'a closed order is forgotten at the next decision',
    planted: { newAttempt: (...args) => withoutClosed(rules.newAttempt(...args)) },
    breaks: /closed order is forgotten/,
    world: 'knowing',
    from: 'the order is closed',
  },
  {
    what: 'after a sleep an attempt is an hour old, and gone',
    planted: {
      keptOnly: (attempts, { deviceMs, serverMs }) =>
        rules.keptOnly(attempts, { deviceMs, serverMs: serverMs === null ? null : serverMs + DAY_MS - HOUR_MS }),
    },
    breaks: /attempt lost|second order|late money/,
    world: 'knowing',
    from: 'the cashier is open',
  },
];
