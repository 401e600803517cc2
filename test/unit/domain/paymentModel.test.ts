import fc from 'fast-check';

import { BIZ_TYPE_CODES, isNonParkingBizType } from '@/domain/payment/bizType';

import { depth, tell } from '../../support/walks/thoroughness';
import { runs } from './simulation/events';
import { Simulation } from './simulation/Simulation';

describe('counterexamples found earlier', () => {
  test('a late answer "never seen" about a request that has arrived since', () => {
    const simulation = new Simulation();
    [10352, 1916, 5070, 9881, 13682, 12382, 9054, 14201].forEach((code) => simulation.play(code));
    simulation.end();
    expect(simulation.seen).not.toContain('abandoned neverSeen');
  });
});

describe('counterexamples found later', () => {
  test('a tab that queries while another one still waits for the response to its order', () => {
    const simulation = new Simulation();
    [0, 4688, 9198, 12222, 5836, 7470, 10446, 10704, 2050].forEach((code) => simulation.play(code));
    expect(() => simulation.end()).not.toThrow();
  });
});

describe('counterexamples at a server that does not recognise a repeated request', () => {
  test('the second order is paid partly, and that money goes back: nothing is unsaid', () => {
    const simulation = new Simulation(24);
    const beginning = [64, 68, 73, 1097, 14, 16457, 2, 130, 17482];
    const events = [14343, 30720, 14352, 30722, 30724, 14349, 30849, 31750];
    [...beginning, ...events].forEach((code) => simulation.play(code));
    expect(() => simulation.end()).not.toThrow();
    expect([...simulation.seen]).toEqual(expect.arrayContaining(['paid partly', 'money comes back']));
  });

  test('both orders are paid, and all money is back before the session ends: nothing of them has to stay', () => {
    const simulation = new Simulation(24);
    const beginning = [0, 4, 9, 1033, 14, 16393, 2, 130, 17418, 5, 9, 1033, 14, 16385, 16389, 17414, 14336, 258];
    [...beginning, 30721, 14341, 30721, 14400, 30851].forEach((code) => simulation.play(code));
    expect(() => simulation.end()).not.toThrow();
    expect([...simulation.seen]).toEqual(expect.arrayContaining(['forgotten with the session']));
  });

  test('one order is paid and the server closes the other: the bill is free again', () => {
    const simulation = new Simulation(24);
    [0, 4, 9, 1033, 14, 16393, 2, 9, 1033, 130, 17418, 14341, 14351].forEach((code) => simulation.play(code));
    expect(() => simulation.end()).not.toThrow();
  });
});

describe('counterexamples of a session that ends while an order is being made', () => {
  test('a tab that does not know the order yet does not write over what another tab knows of it', () => {
    const simulation = new Simulation(12);
    [14336, 14338, 30851, 28444, 14339, 12955].forEach((code) => simulation.play(code));
    expect(() => simulation.end()).not.toThrow();
    expect(Object.values(simulation.journal).map(({ payId }) => payId)).not.toContain(null);
  });

  test('the same, with a long time in between', () => {
    const simulation = new Simulation(12);
    [14336, 14416, 14338, 31107, 14339, 14345, 14985].forEach((code) => simulation.play(code));
    expect(() => simulation.end()).not.toThrow();
  });

  test('two orders for one request, and their driver comes back: once the server has closed one, the other may be paid', () => {
    const simulation = new Simulation(24);
    const beginning = [0, 4, 9, 1033, 14, 16393, 2, 9, 1033, 14336, 130, 17418];
    [...beginning, 2775, 22227, 30723, 14336].forEach((code) => simulation.play(code));
    expect([...simulation.seen]).toContain('has its cashier again');
    expect(() => simulation.end()).not.toThrow();
  });
});

/** What must have happened in some run. */
const HAPPENS = [
  ...['order', 'refused', 'refused as not due', 'refused to a visitor', 'lost', 'killed', 'continued', 'settled'],
  ...['unpaid', 'closed', 'failed', 'refused', 'neverSeen'].map((word) => `abandoned ${word}`),
  // A new kind goes into CASTS of simulation/cast.ts.
  ...['parking', 'parkingBatch', ...BIZ_TYPE_CODES.filter(isNonParkingBizType)].map(
    (what) => `order of ${String(what)}`,
  ),
  ...['pays', 'pays by coupon alone', 'pays nothing'],
  ...['hold ran out', 'hold ran out unpaid', 'hold ran out while being paid'],
  ...['late money alone', 'late money beside another payment', 'does not go on with what is paid', 'told: paid twice'],
  ...['paid partly', 'part of the money comes back', 'money comes back'],
  ...['another driver', 'session ended'],
  ...['sealed', 'opened again', 'forgotten with the session', 'takes over what was sealed', 'has its cashier again'],
  ...['underWay', 'otherBills', 'otherChoice'].map((because) => `waits for ${because}`),
  ...['paid', 'partly', 'refunding', 'refunded', 'resumable', 'unfinished', 'expired', 'failed', 'checking'].map(
    (outcome) => `told: ${outcome}`,
  ),
  ...['recognised', 'not recognised', 'lost', 'refused'].map((end) => `repeat ${end}`),
  ...['unpaidYet', 'unresolved', 'ordering'].map((outcome) => `told: ${outcome}`),
];

const numRuns = depth(10_000, 100_000);

describe(`${String(numRuns)} orders of events over everything that is sold`, () => {
  test('keep every promise', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(runs, ([setting, beginning, events]) => {
        const simulation = new Simulation(setting);
        [...beginning, ...events].forEach((event) => simulation.play(event));
        simulation.end();
        simulation.seen.forEach((what) => seen.set(what, (seen.get(what) ?? 0) + 1));
      }),
      { numRuns },
    );
    // Otherwise the promises would also hold if nothing happened.
    expect(HAPPENS.filter((what) => !seen.has(what))).toEqual([]);
    tell(
      `${String(numRuns)} orders of events: ${[...seen]
        .sort()
        .map(([what, times]) => `${what} ${String(times)}`)
        .join(', ')}`,
    );
  }, 240_000);
});
