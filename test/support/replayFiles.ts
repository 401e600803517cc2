import type { RecordedDevice, RecordedNote } from '@/domain/recording/recordingFormat';
import { createRedactor, type Redactor } from '@/domain/redaction/createRedactor';
import { recordingFile } from '@/flows/recording/recordingFile';

import type { RecordedApp } from './recordedApp';
import { FACTS } from './recordingFiles';

export const DEVICE: RecordedDevice = {
  width: 390,
  height: 844,
  textPercent: 100,
  isElder: false,
  scheme: 'light',
  host: 'browser',
  line: { isOnline: true, type: '4g' },
};

/** Names of people, and what the redactor leaves of a secret. A recording does not hold the one, and the screen does not show the other. */
const isSecret = (text: string) => /\*|林晓|林小峰|陈默|黄河/.test(text);

/** What is on the screen: its name, and its words text by text, without running countdowns and without what is secret. */
export function pictureOf(root: ParentNode, redactor: Redactor): string {
  const name = root.querySelector('[data-screen]')?.getAttribute('data-screen') ?? '';
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isOutside = node.parentElement?.closest('[role="timer"], [data-replay], style, script') !== null;
    const text = node.textContent ?? '';
    const told = redactor.text(text);
    if (!isOutside && told.trim() !== '' && !isSecret(told)) words.push(told);
  }
  return `${name}|${words.join('|')}`;
}

export const amountsIn = (picture: string): string => [...picture.matchAll(/\d+\.\d\d(?=\D|$)/g)].join(' ');

/** The file of a journey, with the times at which its actions came, and which of DevTools' states its steps are. */
export function replayFileOf(
  app: RecordedApp,
  redactor: Redactor = createRedactor(),
  { device = DEVICE, notes = [] }: { device?: RecordedDevice; notes?: readonly RecordedNote[] } = {},
) {
  const { text } = recordingFile(app.app.recorder.read(), redactor, FACTS);
  const file = JSON.parse(text) as { payload: string };
  const count = (JSON.parse(file.payload) as unknown[]).length;
  const { stagedActionIds, actionsById } = app.liftedStore.getState();
  const before = stagedActionIds.length - 1 - count;
  const stamps = stagedActionIds.slice(before).map((id) => actionsById[id]?.timestamp ?? 0);
  const { clock } = app.ports;
  const [began = 0] = stamps;
  const beganAt = new Date(began + clock.serverNow() - clock.deviceNow()).toISOString();
  const times = stamps.slice(1).map((stamp) => Math.max(0, stamp - began));
  return { text: JSON.stringify({ ...file, format: 2, beganAt, times, device, notes }), before };
}
