import { act, screen, waitFor, within } from '@testing-library/react';

import { createBackend } from '../../mocks/app';
import { signInAs } from '../../mocks/world/account/tokens';
import { DRIVERS, LOTS } from '../../mocks/world/core/seeded';
import { makeApp } from '../support/makeApp';
import { picturingHost } from '../support/pictures';
import { WAIT, word } from '../support/seen';

jest.setTimeout(30_000);
const FORM = `/billComplain?uniqueId=stay-0004&parkId=${LOTS.roadside}`;
const KEY = 'uploads.v1';
const UPLOAD = 'POST basic/v2/api/pictures';
const { lin, chen } = DRIVERS;

const add = () => screen.findByRole('button', { name: '添加照片 照片（选填）' }, WAIT);

async function withOnePicture() {
  const backend = createBackend();
  const [tab, cookies] = [new Map<string, string>(), new Map<string, string>()];
  const open = () => makeApp({ at: FORM, backend, host: picturingHost(), tab, cookies });
  const app = await open();
  const signIn = (phone: string, { ports } = app) =>
    act(async () => {
      const { driverId, ...pair } = signInAs(backend.world, phone);
      await Promise.resolve(ports.session.adoptTokens(pair, ports.session.epoch(), driverId));
    });
  await signIn(lin.phone);
  await app.user.click(await add());
  await word('已上传 1/1');
  const end = () =>
    act(async () => {
      app.ports.session.clear();
      await Promise.resolve();
    });
  return { ...app, backend, tab, open, signIn, end, kept: () => tab.get(KEY) ?? null };
}

test('after a reload uploaded pictures are there, and the others are reported as lost; another one can be added', async () => {
  const first = await withOnePicture();
  first.backend.world.faults.set(UPLOAD, { kind: 'never' });
  await first.user.click(await add());
  await word('已上传 1/2');
  first.stop();
  first.backend.world.faults.clear();
  const { user } = await first.open();
  expect(await word('已上传 1/1')).toBeVisible();
  expect(await word('有1张照片未传完，需要重新添加')).toBeVisible();
  // The picture comes from the server, because the bytes were lost with the page.
  expect(screen.getByRole('img', { name: '第1张' }).getAttribute('src')).not.toMatch(/^data:/);
  await user.click(await add());
  expect(await word('已上传 2/2')).toBeVisible();
  expect(screen.queryByText(/需要重新添加/)).toBeNull();
});

test('the same driver signs in again and finds them', async () => {
  const { end, signIn } = await withOnePicture();
  await end();
  await screen.findByRole('link', { name: '登录' }, WAIT);
  await signIn(lin.phone);
  expect(await word('已上传 1/1')).toBeVisible();
});

test('another driver does not find them, and none of them stays in the tab', async () => {
  const { end, signIn, kept, store } = await withOnePicture();
  await end();
  expect(kept()).not.toBeNull();
  await signIn(chen.phone);
  await waitFor(() => expect(kept()).toBeNull(), WAIT);
  expect(store.getState().upload).toBeNull();
});

test('signing out discards them, after a reload too', async () => {
  const first = await withOnePicture();
  first.stop();
  const { user, go, onScreen } = await first.open();
  await word('已上传 1/1');
  go('/userInfo');
  await user.click(await screen.findByRole('button', { name: '退出登录' }, WAIT));
  const question = within(await screen.findByRole('alertdialog', {}, WAIT));
  await user.click(question.getByRole('button', { name: '退出登录' }));
  await onScreen('home');
  expect(first.kept()).toBeNull();
});

test('a submitted form keeps nothing', async () => {
  const { user, onScreen, kept } = await withOnePicture();
  await user.click(screen.getByLabelText('金额错误'));
  await user.click(screen.getByRole('button', { name: '提交申诉' }));
  await onScreen('billComplainDetail');
  expect(kept()).toBeNull();
});
