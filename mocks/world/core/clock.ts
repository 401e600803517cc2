import { SHANGHAI_SHIFT_MS } from '@/domain/time';
/** The world's own time. It moves only forward; `advance` and `rewindTo` are for whoever plays fate. */
export interface WorldClock {
  /** When the world began. */
  readonly startAt: number;
  now(): number;
  advance(ms: number): void;
  /** Starts again at the time the clock was made with. */
  restart(): void;
}

/** Noon of a working day in Shanghai, so that no seeded stay crosses midnight by itself. */
export const DEFAULT_START = Date.parse('2026-03-10T12:00:00+08:00');

export interface ClockOptions {
  startAt: number;
  /** True: seconds pass by themselves, as for a person with a browser. False: only `advance` moves it. */
  runs: boolean;
  /** Told after each `advance`. */
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

/** Epoch milliseconds as the wire writes a time, `YYYY-MM-DD HH:mm:ss` of Shanghai; empty for none. */
export const wireTime = (ms: number | null): string =>
  ms === null ? '' : new Date(ms + SHANGHAI_SHIFT_MS).toISOString().slice(0, 19).replace('T', ' ');
