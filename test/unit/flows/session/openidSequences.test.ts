/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import type * as rulesOfProof from '@/services/base/session/openidProof';

import { Device, loadProgram } from './openidDevice';

jest.setTimeout(120_000);

/** Deterministic, so that a seed that fails fails again. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const STEPS = 14;

async function play(seeds: readonly number[]) {
  const program = await loadProgram();
  let carried = 0;
  for (const seed of seeds) {
    const device = new Device(program);
    const random = randomOf(seed * 7_919);
    for (let step = 0; step < STEPS && device.broken.length === 0; step += 1) await device.step(random);
    device.stop();
    carried += device.carriedCount;
    if (device.broken.length > 0) return { broken: [`seed ${seed}: ${device.broken.join(', ')}`], carried };
  }
  return { broken: [], carried };
}

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);
const PROOF = '@/services/base/session/openidProof';

test('in every order of links, sign-ins, tabs and releases only an openid is carried that was proved for this session', async () => {
  const { broken, carried } = await play(SEEDS);
  expect(broken).toEqual([]);
  expect(carried).toBeGreaterThan(150);
});

type Rules = typeof rulesOfProof;

test.each<[string, (rules: Rules) => Partial<Rules>]>([
  [
    'a proof does not end with its session',
    () => ({ removeOpenidProof: () => undefined, removeAllSessionOpenidProofs: () => undefined }),
  ],
  [
    'a proof of a visitor passes to every session',
    (rules) => ({
      takeVisitorOpenidProof: (stores) => {
        const kept = stores.tab?.get('openidProof') ?? null;
        const proof = rules.takeVisitorOpenidProof(stores);
        if (kept !== null) stores.tab?.set('openidProof', kept);
        return proof;
      },
    }),
  ],
  [
    'what a link brings counts as proved',
    (rules) => ({ findProvedOpenid: ({ local }) => rules.readStoredOpenid(local) }),
  ],
  [
    'a session of a link is like any other',
    () => ({ isSessionFromLink: () => false, markSessionFromLink: () => undefined }),
  ],
  [
    'a ticket is as good as the host',
    (rules) => ({
      findProvedOpenid: (stores, mark) => rules.findProvedOpenid(stores, mark, 'remember'),
    }),
  ],
])('it finds that %s', async (_, fault) => {
  jest.resetModules();
  jest.doMock(PROOF, () => {
    const rules = jest.requireActual<Rules>(PROOF);
    return { ...rules, ...fault(rules) };
  });
  const { broken } = await play(SEEDS);
  jest.dontMock(PROOF);
  jest.resetModules();
  expect(broken).not.toEqual([]);
});
