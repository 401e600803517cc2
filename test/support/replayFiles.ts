import { markNumber, RECORDING_FORMAT } from '@/domain/recording/recordingFormat';
import { createRedactor, type Redactor } from '@/domain/redaction/createRedactor';

import type { RecordedApp } from './recordedApp';
import { DEVICE, FACTS } from './recordingFiles';

/** Names of people, and what the redactor leaves of a secret. A recording does not hold the one, and the screen does not show the other. */
const isSecret = (text: string) => /\*|林晓|林小峰|陈默|黄河/.test(text);
/** Said when something has been on its way for a while. A picture is taken before or after it. */
const isWaiting = (text: string) => /^正在.*…$/.test(text);

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

/** All actions of a journey as a file, with the times at which they came. Its steps are DevTools' states. */
export function replayFileOf(app: RecordedApp, redactor: Redactor = createRedactor()): string {
  const { stagedActionIds, actionsById, computedStates } = app.liftedStore.getState();
  const recorded = stagedActionIds.flatMap((id) => actionsById[id] ?? []);
  const { clock } = app.ports;
  const began = recorded[0]?.timestamp ?? 0;
  const [, ...after] = recorded;
  return JSON.stringify({
    ...FACTS,
    payload: JSON.stringify(redactor.value(after.map(({ action }) => action)), markNumber),
    preloadedState: JSON.stringify(redactor.value(computedStates[0]?.state), markNumber),
    format: RECORDING_FORMAT,
    beganAt: new Date(began + clock.serverNow() - clock.deviceNow()).toISOString(),
    times: after.map(({ timestamp }) => Math.max(0, timestamp - began)),
    device: DEVICE,
    notes: [],
  });
}
