import fc from 'fast-check';

import { Simulation } from './paymentSimulation';

/** An event: its kind, tab and payable, and its random choices. */
const events = fc.array(fc.nat({ max: 0x3fff }), { maxLength: 40, size: 'max' });

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

describe('100,000 orders of events', () => {
  test('keep every guarantee: no success and no failure without the server, no second order, nothing lost, nothing stuck', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(events, (codes) => {
        const simulation = new Simulation();
        codes.forEach((code) => simulation.play(code));
        simulation.end();
        simulation.seen.forEach((what) => seen.add(what));
      }),
      { numRuns: 100_000 },
    );
    // Otherwise the promises would also hold if nothing happened.
    expect([...seen].sort()).toEqual([
      'abandoned closed',
      'abandoned failed',
      'abandoned neverSeen',
      'abandoned refused',
      'abandoned unpaid',
      'continued',
      'killed',
      'lost',
      'order',
      'refused',
      'settled',
    ]);
  }, 120_000);
});
