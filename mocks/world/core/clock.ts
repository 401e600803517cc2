import { SHANGHAI_OFFSET_MS } from '@/domain/time';
/** The time of the world. It moves only forward. `advance` and `rewindTo` are for code that controls the world from outside. */
export interface WorldClock {
  /** When the world started. */
  readonly startAt: number;
  now(): number;
  advance(ms: number): void;
  /** Resets the clock to the time it was created with. */
  restart(): void;
}

/** Noon of a working day in Shanghai, so that no seeded stay crosses midnight by itself. */
export const DEFAULT_START = Date.parse('2026-03-10T12:00:00+08:00');

export interface ClockOptions {
  startAt: number;
  /** True: time passes by itself, as for a person with a browser. False: only `advance` moves it. */
  runs: boolean;
  /** Called after each `advance`. */
  onMoved: () => void;
}

export function createWorldClock({ startAt, runs, onMoved }: ClockOptions): WorldClock {
  let base = startAt;
  let since = performance.now();
  return {
    startAt,
    now: () => Math.floor(base + (runs ? performance.now() - since : 0)),
    advance(ms) {
      if (!Number.isFinite(ms) || ms < 0) throw new RangeError(`The clock moves forward only, not by ${ms} ms`);
      base += ms;
      onMoved();
    },
    restart() {
      base = startAt;
      since = performance.now();
    },
  };
}

/** Converts epoch milliseconds to the time format of the wire, `YYYY-MM-DD HH:mm:ss` in Shanghai; empty for null. */
export const wireTime = (ms: number | null): string =>
  ms === null ? '' : new Date(ms + SHANGHAI_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
