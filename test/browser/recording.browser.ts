import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { parseRecordingFile, type RecordedEvent, type RecordingFile } from '@/operations/format/recordingFormat';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { test } from './harness';
import { saveRecording } from './replayPage';
import { cashierButton, openCashier, resultWord, screen, tap } from './steps';

const ELSEWHERE = 'https://elsewhere.example/';

/** Blocks the page for that long in a task of its own, as a slow phone does. */
const block = (page: Page, ms: number) =>
  page.evaluate(
    (busyMs) =>
      new Promise<void>((resolve) => {
        setTimeout(() => {
          const end = performance.now() + busyMs;
          while (performance.now() < end);
          resolve();
        });
      }),
    ms,
  );
const keptText = (page: Page, text: string) =>
  page.waitForFunction((said) => sessionStorage.getItem('recording.v1')?.includes(said), text);
/** Waits until the tab keeps the recording of that screen. */
const kept = (page: Page, name: string) => keptText(page, `"kind":"screen","name":"${name}"`);

function readFile(text: string): RecordingFile {
  const read = parseRecordingFile(text);
  assert.ok('file' in read, JSON.stringify(read));
  return read.file;
}

test('the way through an outside cashier is one recording, with what only the browser knows', async (tools) => {
  const { page, origin, visit, expectError } = tools;
  expectError(/Content.Security.Policy|Failed to fetch/);
  await visit('/home', { host: 'browser', signedInAs: DRIVERS.lin.phone });
  const bill = page.getByRole('link', { name: /粤B·12345.*6\.00\s*元/s });
  await bill.waitFor();
  await page.keyboard.press('Shift'); // a page that nobody has used is not kept yet
  await kept(page, 'home');
  await block(page, 400);
  await page.evaluate((url) => fetch(url).catch(() => undefined), ELSEWHERE);
  await tap(bill);
  await openCashier(page);
  assert.notEqual(new URL(page.url()).pathname, '/payPage', 'the cashier is another document');
  await tap(cashierButton(page, '支付'));
  await resultWord(page, '支付成功').waitFor();
  await keptText(page, '"return"'); // the page of the result, and not what was drawn of it on the way out
  await kept(page, 'payResultPage');
  await page.goto(`${origin}/mine`);
  await screen(page, 'mine').waitFor();
  const file = readFile(await saveRecording(page));

  const ofKind = <K extends RecordedEvent['kind']>(kind: K) =>
    file.notes.filter((note): note is Extract<RecordedEvent, { kind: K }> => note.kind === kind);
  const screens = ofKind('screen');
  assert.deepEqual(
    ['home', 'payPage', 'payResultPage', 'mine'].filter((name) => !screens.some((note) => note.name === name)),
    [],
    'screens without their first paint',
  );
  assert.ok(
    screens.every(({ paintMs }) => paintMs > 0 && paintMs < 30_000),
    JSON.stringify(screens),
  );
  assert.ok(
    ofKind('longTask').some(({ ms }) => ms >= 400),
    JSON.stringify(ofKind('longTask')),
  );
  const [refused] = ofKind('csp');
  assert.equal(refused?.directive, 'connect-src');
  assert.match(refused.blocked, /^https:\/\/elsewhere\.example/);
  // The cashier, then the screen that was opened by its address.
  assert.deepEqual(
    ofKind('page').map(({ why }) => why),
    ['return', 'return'],
  );
  const [left] = ofKind('page');
  const isBefore = (name: string) => screens.some((note) => note.name === name && note.atMs < left!.atMs);
  // A quick phone draws the result on the way out too.
  const isBack = screens.some((note) => note.name === 'payResultPage' && note.atMs > left!.atMs);
  assert.ok(isBefore('payPage') && isBack, JSON.stringify([left, screens]));
});
