import { emptySessions } from './account/accountTables';
import { advanceTime } from './advanceTime';
import { APPEAL_KINDS } from './appealKinds';
import { createWorldClock, DEFAULT_START, wireTime } from './core/clock';
import { createFaultTable } from './core/faults';
import { createRequestLog } from './core/requestLog';
import { ORDER_SOURCES } from './orderSources';
import { PAYABLES } from './payables';
import { changeWorld, type ScenarioName } from './scenarios';
import { seedWorld } from './seeds';
import { standardSettings } from './settings';
import { emptyTables } from './tables';
import type { World } from './World';

/** The world as the code that creates it sees it. */
export interface ControlledWorld extends World {
  scenario: ScenarioName;
  /** Replaces rows, settings and faults. Sessions and the clock go on. */
  useScenario(name: ScenarioName): void;
  /** Returns to the initial state. Clock, sessions and log start again too. */
  reset(name?: ScenarioName): void;
}

export interface WorldOptions {
  seed?: ScenarioName;
  /** Epoch ms. */
  startAt?: number;
  /** Whether the clock runs by itself. */
  runs?: boolean;
  /** The `random` of a former world, so that its random texts do not occur again. */
  random?: () => number;
}

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** Mulberry32: small, good enough for generated texts, and the same in every run. */
function createRandom(): () => number {
  let state = 20_260_310;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function createWorld({
  seed = 'default',
  startAt = DEFAULT_START,
  runs = false,
  random = createRandom(),
}: WorldOptions = {}): ControlledWorld {
  /** The number of ids issued, by prefix. */
  const ids = new Map<string, number>();
  const world: ControlledWorld = {
    clock: createWorldClock({
      startAt,
      runs,
      onMoved: () => {
        advanceTime(world);
      },
    }),
    faults: createFaultTable(),
    log: createRequestLog(),
    tables: emptyTables(),
    sessions: emptySessions(),
    settings: standardSettings(),
    scenario: seed,
    payables: PAYABLES,
    orderSources: ORDER_SOURCES,
    appealKinds: APPEAL_KINDS,
    random,
    randomText: (length) =>
      Array.from({ length }, () => ALPHABET.charAt(Math.floor(random() * ALPHABET.length))).join(''),
    nextId(prefix) {
      const count = (ids.get(prefix) ?? 0) + 1;
      ids.set(prefix, count);
      return `${prefix}${wireTime(world.clock.now()).replace(/\D/g, '')}-${String(count).padStart(4, '0')}`;
    },
    useScenario(name) {
      world.scenario = name;
      world.faults.clear();
      world.settings = standardSettings();
      world.tables = emptyTables();
      seedWorld(world);
      changeWorld(world, name);
    },
    reset(name = seed) {
      world.clock.restart();
      world.sessions = emptySessions();
      world.log.clear();
      world.useScenario(name);
    },
  };
  world.reset();
  return world;
}
