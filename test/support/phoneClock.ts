import { SECOND_MS } from '@/lib/timeUnits';

/** How much later it is on the phone than on this machine. */
let aheadMs = 0;
const machineNow = Date.now.bind(Date);

afterEach(() => {
  aheadMs = 0;
  waiting.clear();
  passedMs = 0;
  jest.spyOn(globalThis, 'setInterval').mockRestore();
  jest.spyOn(globalThis, 'clearInterval').mockRestore();
  jest.spyOn(Date, 'now').mockRestore();
});

/** Time passes on the phone. Who lets it pass in the world too keeps their clocks together, so that a jump in time finds the server's time of a moment. */
export function phoneWaits(ms: number): void {
  aheadMs += ms;
  jest.spyOn(Date, 'now').mockImplementation(() => machineNow() + aheadMs);
}

interface Waiting {
  readonly run: () => void;
  readonly everyMs: number;
  nextMs: number;
}
const waiting = new Map<unknown, Waiting>();
let passedMs = 0;

/** From now on what is done every second or more seldom waits for `intervalsPass`. Everything else runs by itself, the waiting of tests too. */
export function intervalsWait(): void {
  const [realSet, realClear] = [globalThis.setInterval, globalThis.clearInterval];
  jest.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, everyMs = 0) => {
    if (everyMs < SECOND_MS) return realSet(run, everyMs);
    const id = Symbol('interval');
    waiting.set(id, { run, everyMs, nextMs: passedMs + everyMs });
    return id;
  }) as unknown as typeof setInterval);
  jest.spyOn(globalThis, 'clearInterval').mockImplementation((id) => {
    if (!waiting.delete(id)) realClear(id);
  });
}

/** Time passes for what waits. */
export function intervalsPass(ms: number): void {
  const endMs = passedMs + ms;
  const next = () =>
    [...waiting.values()].filter(({ nextMs }) => nextMs <= endMs).sort((a, b) => a.nextMs - b.nextMs)[0];
  for (let one = next(); one !== undefined; one = next()) {
    passedMs = one.nextMs;
    one.nextMs += one.everyMs;
    one.run();
  }
  passedMs = endMs;
}
