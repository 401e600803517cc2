import { waitFor } from '@testing-library/react';

import { parseRecordingFile } from '@/operations/format/recordingFormat';
import { createRedactor } from '@/operations/redaction/createRedactor';
import { createReplayPhone } from '@/operations/viewer/phone/createReplayPhone';

import { recordedApp } from '../../support/recordedApp';
import { type RecordedJourney, recordedJourneys } from '../../support/recordedJourneys';
import { amountsIn, hasMovedClock, noteServerTimes, pictureOf, replayFileOf } from '../../support/replayFiles';
import { isFull } from '../../support/walks/thoroughness';

jest.setTimeout(400_000);

/** The steps at which the driver was looked at, and in between every nth, in a full run all. */
const EVERY = isFull ? 1 : 8;
/** What waits for a timer is on the screen by then. */
const REST_MS = 60;

const fileOf = (text: string) => {
  const read = parseRecordingFile(text);
  if ('problem' in read) throw new Error(read.problem);
  return read.file;
};

/** Journeys whose words hang on something that a recording does not hold. Of these the screen and its amounts are compared. */
const WITHOUT_WORDS: ReadonlyMap<string, string> = new Map([
  ['a visitor queries a plate', 'a plate is typed'],
  ['a driver adds photos to a form', 'the form stands beside the app'],
  ["a driver takes a merchant's coupon and goes to pay with it", 'the answer is known by a code that is masked'],
  ['the line goes while a driver is on home, and comes back', 'the device has another date than the server'],
  ['a driver looks around on the map', 'the telephone of a lot'],
  ['a visitor searches for a lot and for a place', 'the telephone of a lot'],
  ['a driver reports having left and appeals the bill', 'the driver’s telephone is checked by the form'],
  ['a driver looks through their records', 'the list is filtered by a plate'],
  ['a driver pays at a lane and requests its barrier', 'plates are offered, and the telephone of the lot'],
  ['a driver looks for their berth and chooses what to pay', 'plates are offered'],
  ['a driver adds a vehicle and makes another one the default', 'a plate is typed'],
  ['an assistant gives a coupon at the till, takes it back and finds it in the records', 'a plate is typed'],
  ['a driver certifies a vehicle', 'the name of the owner is checked by the form'],
  ['a driver books a berth, pays, cancels it, and opens the lock of another one', 'the telephone of a lot'],
  ['a driver picks orders of two issuers, reviews and has them invoiced', 'the e-mail is checked by the form'],
  ['a driver registers a room as its owner', 'the numbers of rooms'],
  ['a payment fails, help is filled in, and the answer is read later and solves it', 'a plate is filled in'],
]);

/** Those of them whose amounts hang on it too: a list is found by a plate or a code, a map is drawn around a place. Of these only the screen is compared. */
const WITHOUT_AMOUNTS: ReadonlySet<string> = new Set([
  'a visitor queries a plate',
  'a visitor searches for a lot and for a place',
  "a driver takes a merchant's coupon and goes to pay with it",
  'a driver looks through their records',
]);

/** Each look of the journey at the live app, by the index of DevTools' state. */
async function liveLooks({ options, run }: RecordedJourney) {
  const redactor = createRedactor();
  const looks = new Map<number, string>();
  const app = await recordedApp(options());
  const serverTimes = noteServerTimes(app);
  const { shown } = app;
  const keep = shown.set.bind(shown);
  shown.set = (index, words) => {
    looks.set(index, pictureOf(document.body, redactor));
    return keep(index, words);
  };
  await run(app);
  return { app, looks, redactor, serverTimes };
}

/** What DevTools draw at each of these states of the app itself. */
async function pictures({ app, looks, redactor }: Awaited<ReturnType<typeof liveLooks>>) {
  const drawn = new Map(looks);
  for (let index = 0; index < app.newest(); index += EVERY) {
    if (looks.has(index)) continue;
    await app.jumpTo(index);
    await app.rest(REST_MS);
    drawn.set(index, pictureOf(document.body, redactor));
  }
  return drawn;
}

let stop = () => undefined as void;
afterEach(() => {
  stop();
});

describe('each step of a driver’s file is drawn as it was on the screen, and nothing else happens', () => {
  test.each(recordedJourneys.slice(0, isFull ? undefined : 2).map((journey) => [journey.name, journey] as const))(
    '%s',
    async (_name, journey) => {
      const live = await liveLooks(journey);
      const wanted = await pictures(live);
      const text = replayFileOf(live.app, live.serverTimes, live.redactor);
      const isTimeless = !hasMovedClock(live.app, live.serverTimes);
      live.app.stop();
      document.body.innerHTML = '<div id="root"></div>';
      const { href } = window.location;
      const entries = window.history.length;

      const root = document.getElementById('root')!;
      const phone = createReplayPhone(window, root);
      stop = () => {
        phone.close();
        root.remove();
      };
      expect(await phone.open(fileOf(text))).toEqual([]);
      let rows = 0;
      // Before the driver was looked at for the first time, home may show what the device had kept of an earlier visit.
      const firstLook = Math.min(...live.looks.keys());
      for (const [step, picture] of wanted) {
        rows += 1;
        const drawn = await phone.show(step);
        expect(drawn.screen).toBe(drawn.expectedScreen);
        expect(drawn.screen).toBe(picture.split('|')[0]);
        const isComparable = step >= firstLook && (isTimeless || live.looks.has(step));
        if (!isComparable || WITHOUT_AMOUNTS.has(journey.name)) continue;
        const seenOf = WITHOUT_WORDS.has(journey.name) ? amountsIn : (whole: string) => whole;
        await waitFor(() => {
          expect(`${String(step)} ${seenOf(pictureOf(root, live.redactor))}`).toBe(
            `${String(step)} ${seenOf(picture)}`,
          );
        });
      }
      expect(rows).toBeGreaterThan(8);
      expect([window.location.href, window.history.length]).toEqual([href, entries]);
      expect(window.localStorage).toHaveLength(0);
    },
  );
});
