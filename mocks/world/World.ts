import { advanceTime } from './advanceTime';
import { createWorldClock, DEFAULT_START, wireTime, type WorldClock } from './core/clock';
import { createFaultTable, type FaultTable } from './core/faults';
import { createRequestLog, type RequestLog } from './core/requestLog';
import { emptySessions, emptyTables, standardSettings } from './core/seeded';
import { type ScenarioName, startScenario } from './scenarios';
import type { Sessions, Settings, Tables } from './tables';

export interface World {
  readonly clock: WorldClock;
  readonly faults: FaultTable;
  readonly log: RequestLog;
  tables: Tables;
  sessions: Sessions;
  settings: Settings;
  scenario: ScenarioName;
  /** From 0 to 1, the same ones in every run. */
  readonly random: () => number;
  /** Letters and digits, the same ones in every run. */
  randomText(length: number): string;
  /** A new id, readable and unique in this world: `P20260310120000-0001`. */
  nextId(prefix: string): string;
  /** Other rows, settings and faults; who is signed in stays signed in and the clock goes on. */
  useScenario(name: ScenarioName): void;
  /** As newly made: the clock, the sessions and the log start again too. */
  reset(name?: ScenarioName): void;
}

export interface WorldOptions {
  seed?: ScenarioName;
  /** Epoch ms. */
  startAt?: number;
  /** Whether the clock runs by itself. */
  runs?: boolean;
  /** That of a former world, so that its texts do not come again. */
  random?: () => number;
}

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** Mulberry32: small, good enough for made-up texts, the same in every run. */
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
}: WorldOptions = {}): World {
  let ids = 0;
  const world: World = {
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
    random,
    randomText: (length) =>
      Array.from({ length }, () => ALPHABET.charAt(Math.floor(random() * ALPHABET.length))).join(''),
    nextId(prefix) {
      ids += 1;
      return `${prefix}${wireTime(world.clock.now()).replace(/\D/g, '')}-${String(ids).padStart(4, '0')}`;
    },
    useScenario(name) {
      world.scenario = name;
      world.faults.clear();
      world.settings = standardSettings();
      world.tables = emptyTables();
      startScenario(world, name);
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
