import fc from 'fast-check';

import { depth } from '../../support/walks/thoroughness';
import { code, KIND, runs } from '../domain/simulation/events';
import { Broken } from '../domain/simulation/order';
import { type Rules, rules } from '../domain/simulation/rules';
import { Simulation } from '../domain/simulation/Simulation';
import { rulesOfBoth } from '../domain/simulation/twoReleases';

type Run = readonly [number, readonly number[], readonly number[]];

/** Two tabs of one browser, of which one still runs the last release. */
function twoReleases(setting: number, last: 0 | 1, planted: Partial<Rules> = {}): Simulation {
  const device: { simulation?: Simulation } = {};
  const isLastActing = () =>
    device.simulation !== undefined && device.simulation.acting === device.simulation.tabs[last];
  device.simulation = new Simulation(setting, rulesOfBoth(isLastActing, planted));
  return device.simulation;
}

/**
 * What the last release is known to get wrong by itself: a device's clock that is set, and drivers whom a sign-in does not name. A tab of this release cannot
 * mend that.
 */
const isKnownFault = (event: number): boolean => {
  const kind = (event & 15) | ((event >> 14) << 4);
  const isNameless = ((event >> 10) & 1) === 1 && ((event >> 7) & 7) > 4 && ((event >> 11) & 7) > 3;
  return kind === KIND.setClock || (kind === KIND.signIn && isNameless);
};

/** An attempt whose stamps of server time the last release has not kept is never "never seen". It ends after a day. */
function endsByTime(simulation: Simulation, error: unknown): void {
  const left = Object.values(simulation.read()).filter(
    (attempt) => attempt.createdServerMs === undefined && attempt.payId === null && attempt.step !== 'settled',
  );
  if (!(error instanceof Broken && error.message.startsWith('cannot leave')) || left.length === 0) throw error;
  for (const _ of [1, 2]) simulation.play(code(KIND.passLong, { pick: 3 }));
  const now = Object.values(simulation.read());
  for (const { requestId } of left) expect(now.some((attempt) => attempt.requestId === requestId)).toBe(false);
}

const numRuns = depth(600, 10_000);

/** Plays a run on a device whose tab `last` runs the last release. */
function play([setting, beginning, events]: Run, last: 0 | 1, planted?: Partial<Rules>): Simulation {
  const simulation = twoReleases(setting, last, planted);
  for (const event of [...beginning, ...events]) if (!isKnownFault(event)) simulation.play(event);
  try {
    simulation.end();
  } catch (error) {
    endsByTime(simulation, error);
  }
  return simulation;
}

const lasts = fc.constantFrom(0 as const, 1 as const);

test(`${String(numRuns)} orders of events in two tabs, of which one runs the last release: nothing is paid twice, and nothing is lost`, () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(runs, lasts, (run, last) => {
      for (const one of play(run, last).seen) seen.add(one);
    }),
    { numRuns },
  );
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'told: paid twice',
      'settled',
      'abandoned neverSeen',
      'repeated',
      'sealed',
      'opened again',
    ]),
  );
});

/** What a later release must not do. */
test.each<[string, Partial<Rules>, RegExp]>([
  [
    'writes a value that the last one does not know',
    { nextAfterOpen: (...args) => ({ ...rules.nextAfterOpen(...args), hostSaid: 'opened' as never }) },
    /attempt lost|forgotten|second order|late money/,
  ],
  [
    'numbers its entries anew',
    { newAttempt: (...args) => ({ ...rules.newAttempt(...args), version: 2 as never }) },
    /attempt lost|forgotten|second order|late money/,
  ],
])('a release that %s is found', (_, planted, breaks) => {
  const found = fc.check(
    fc.property(runs, lasts, (run, last) => void play(run, last, planted)),
    { numRuns: 300, seed: 1, endOnFailure: true },
  );
  expect(found.failed).toBe(true);
  expect(String(found.errorInstance)).toMatch(breaks);
});
