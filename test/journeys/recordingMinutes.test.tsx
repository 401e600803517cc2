import { fireEvent, screen, waitFor } from '@testing-library/react';

import { exportRecording } from '@/operations/recorder/exportRecording';

import { createBackend } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { makeApp } from '../support/makeApp';
import { LIMIT_BYTES, readFile } from '../support/recordingFiles';

jest.setTimeout(240_000);

/** A driver who is in a hurry opens another screen. */
const TAP_MS = 2_000;
const MINUTES = 5;
const TOUR = [
  ['home', '/home'],
  ['mine', '/mine'],
  ['payPage', '/payPage?uniqueId=stay-0001&parkId=park-1'],
  ['choiceDiscountPage', '/choiceDiscountPage?uniqueId=stay-0001&parkId=park-1'],
  ['unused', '/unused'],
  ['map', '/map'],
  ['orderRecord', '/orderRecord'],
  ['newsList', '/newsList'],
  ['carManage', '/carManage'],
  ['parkingPayPage', '/parkingPayPage?parkId=park-1'],
] as const;

test('five minutes of brisk use fit into a file that may be sent, and opening 诊断 spends none of them', async () => {
  let aheadMs = 0;
  const realNow = Date.now.bind(Date);
  const now = jest.spyOn(Date, 'now').mockImplementation(() => realNow() + aheadMs);
  const backend = createBackend();
  const app = await makeApp({ at: '/home', signedInAs: DRIVERS.lin.phone, backend });
  await app.onScreen('home');
  for (let taps = 0; taps * TAP_MS < MINUTES * 60_000; taps += 1) {
    const [name, path] = TOUR[taps % TOUR.length] ?? TOUR[0];
    app.go(path);
    await app.onScreen(name);
    await waitFor(() => {
      expect(Object.values(app.store.getState()).some(isWaiting)).toBe(false);
    });
    aheadMs += TAP_MS;
  }
  const file = () => exportRecording(app.app.recorder, app.ports, app.store.getState()).text;
  const text = file();
  const bytes = new TextEncoder().encode(text).length;
  const { times, actions, beganAtMs } = readFile(text);
  process.stdout.write(
    `${String(actions.length)} actions of ${((times.at(-1) ?? 0) / 60_000).toFixed(1)} minutes in ${(bytes / 1_024).toFixed(0)} KB\n`,
  );
  expect(bytes).toBeLessThanOrEqual(LIMIT_BYTES);
  expect(times.at(-1)).toBeGreaterThanOrEqual(MINUTES * 60_000);
  expect(actions.length).toBeGreaterThan(400);

  app.go('/mine');
  const mine = await app.onScreen('mine');
  await mine.findByText('林晓', {}, { timeout: 8_000 });
  for (let opened = 0; opened < 3; opened += 1) {
    fireEvent.click(await mine.findByRole('button', { name: /诊断与录制/ }));
    fireEvent.click(await screen.findByRole('radio', { name: '录制' }, { timeout: 8_000 }));
    await screen.findByRole('list', { name: '操作步骤' });
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  }
  expect(readFile(file()).beganAtMs - beganAtMs).toBeLessThan(5_000);
  now.mockRestore();
});

/** Whether a service waits for a response. */
function isWaiting(part: unknown): boolean {
  const { queries } = (part ?? {}) as { queries?: Record<string, { status?: string } | undefined> };
  return queries !== undefined && Object.values(queries).some((query) => query?.status === 'pending');
}
