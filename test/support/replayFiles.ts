import { encodeNonJsonNumber, RECORDING_FORMAT_VERSION } from '@/operations/format/recordingFormat';
import type { Redactor } from '@/operations/redaction/createRedactor';

import type { RecordedApp } from './recordedApp';
import { DEVICE, FACTS } from './recordingFiles';

/** Names of people, and what the redactor leaves of a secret. A recording does not hold the one, and the screen does not show the other. */
const isSecret = (text: string) => /\*|林晓|林小峰|陈默|黄河/.test(text);
/** Said when something has been on its way for a while. A picture is taken before or after it. */
const isWaiting = (text: string) => /^正在.*…$/.test(text);

/** More than the clocks of a busy machine differ by. */
const MOVED_MS = 60_000;

/** What is on the screen: its name, and its words text by text, without running countdowns and without what is secret. */
export function pictureOf(root: ParentNode, redactor: Redactor): string {
  const name = root.querySelector('[data-screen]')?.getAttribute('data-screen') ?? '';
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isOutside = node.parentElement?.closest('[role="timer"], [data-replay], style, script') !== null;
    const text = node.textContent ?? '';
    const told = redactor.text(text);
    if (!isOutside && told.trim() !== '' && !isSecret(told) && !isWaiting(told)) words.push(told);
  }
  return `${name}|${words.join('|')}`;
}

export const amountsIn = (picture: string): string => [...picture.matchAll(/\d+\.\d\d(?=\D|$)/g)].join(' ');

/** The server's time at each action, by the action's id. Must be called before the journey, which may move the pretend world's clock. */
export function noteServerTimes({ liftedStore, store, ports }: RecordedApp): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  const note = () => {
    for (const id of liftedStore.getState().stagedActionIds) if (!times.has(id)) times.set(id, ports.clock.serverNow());
  };
  note();
  store.subscribe(note);
  return times;
}

/** Before the first response the app knows the device's clock alone, which is months away from the pretend world's. */
function timesOf({ liftedStore }: RecordedApp, serverTimes: ReadonlyMap<number, number>) {
  const { stagedActionIds, actionsById } = liftedStore.getState();
  const stamps = stagedActionIds.map((id) => actionsById[id]?.timestamp ?? 0);
  const given = stagedActionIds.map((id, at) => (serverTimes.get(id) ?? 0) - (stamps[at] ?? 0));
  const known = Math.max(
    given.findIndex((ms) => Math.abs(ms - (given[0] ?? 0)) > MOVED_MS),
    0,
  );
  const ahead = given.map((ms, at) => given[Math.max(at, known)] ?? ms);
  let latest = 0;
  const times = stamps.map((ms, at) => {
    latest = Math.max(latest, ms + (ahead[at] ?? 0)); // each response tells the time to a second only
    return latest;
  });
  return { times, ahead };
}

/** Whether the journey has moved the server's clock. Then DevTools draw an earlier moment with the clock of today, and the file with its own. */
export function hasMovedClock(app: RecordedApp, serverTimes: ReadonlyMap<number, number>): boolean {
  const { ahead } = timesOf(app, serverTimes);
  return Math.max(...ahead) - Math.min(...ahead) > MOVED_MS;
}

/** All actions of a journey as a file, with the times at which they came. Its steps are DevTools' states. */
export function replayFileOf(app: RecordedApp, serverTimes: ReadonlyMap<number, number>, redactor: Redactor): string {
  const { stagedActionIds, actionsById, computedStates } = app.liftedStore.getState();
  const [, ...after] = stagedActionIds.flatMap((id) => actionsById[id] ?? []);
  const [began = 0, ...times] = timesOf(app, serverTimes).times;
  return JSON.stringify({
    ...FACTS,
    payload: JSON.stringify(redactor.value(after.map(({ action }) => action)), encodeNonJsonNumber),
    preloadedState: JSON.stringify(redactor.value(computedStates[0]?.state), encodeNonJsonNumber),
    format: RECORDING_FORMAT_VERSION,
    beganAt: new Date(began).toISOString(),
    times: times.map((ms) => ms - began),
    device: DEVICE,
    notes: [],
  });
}
