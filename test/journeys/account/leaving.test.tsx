import { fireEvent, screen, waitFor } from '@testing-library/react';

import { createBackend } from '../../../mocks/app';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { makeApp, type MakeAppOptions } from '../../support/makeApp';
import { button, link, press, pressWithout, type, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const { lin, chen } = DRIVERS;
const DELETE = 'DELETE driver/v2/api/account';
const open = (at: string, options: MakeAppOptions = {}) => makeApp({ at, signedInAs: chen.phone, ...options });
const has = ({ world }: ReturnType<typeof createBackend>, id: string) =>
  world.tables.drivers.some(({ driverId }) => driverId === id);
const agree = () => fireEvent.click(screen.getByLabelText('我已知晓，注销后账号和数据不能恢复'));

test('what stands in the way comes first, each with the screen that settles it; nothing goes on before', async () => {
  await open('/cancellation', { signedInAs: lin.phone });
  expect(await word(/^还有\d项待处理，处理完才能注销$/)).toBeVisible();
  const first = await pressWithout('下一步', /^还有\d项待处理，处理完才能注销$/);
  expect(first).toHaveTextContent('待处理');
  expect(first?.tagName).toBe('A');
  const rows = screen.getAllByRole('link').map((row) => row.getAttribute('href'));
  expect(rows).toEqual(expect.arrayContaining(['/home', '/arrearsPage', '/chargeBillManage']));
  const words = screen.getAllByText(/^(待处理|已满足)$/).map(({ textContent }) => textContent);
  expect(words).toEqual([...words].sort((a, b) => Number(a === '已满足') - Number(b === '已满足')));
});

test('a line that cannot be read keeps the way closed, and a list that fails says so', async () => {
  const backend = createBackend();
  backend.world.faults.set('GET driver/v2/api/accountDeleteCheckList', { kind: 'http500', times: 1 });
  await open('/cancellation', { backend });
  expect(await word('注销条件加载失败')).toBeVisible();
  press('重试');
  await waitFor(() => expect(screen.getByRole('button', { name: '下一步' })).toBeEnabled(), WAIT);
});

test('a driver with nothing open leaves with a code: the account is gone and the device remembers nothing', async () => {
  const backend = createBackend();
  const device = {
    local: new Map([
      ['openid', 'openid-wx-chen'],
      ['searchRecents.v1', '[]'],
    ]),
    tab: new Map<string, string>(),
    cookies: new Map<string, string>(),
  };
  const app = await open('/cancellation', { backend, ...device });
  await waitFor(() => expect(screen.getByRole('button', { name: '下一步' })).toBeEnabled(), WAIT);
  press('下一步');
  await app.onScreen('cancellationConfirm');
  await button('暂不注销');
  press('确认注销');
  expect(await word('请先勾选，确认您已知晓')).toBeVisible();
  agree();
  type('验证码', '000000');
  press('确认注销');
  expect(await word('验证码不正确或已过期')).toBeVisible();
  expect(has(backend, chen.driverId)).toBe(true);
  type('验证码', '123456');
  press('确认注销');
  expect(await word('账号已注销')).toBeVisible();
  await app.onScreen('home');
  expect(has(backend, chen.driverId)).toBe(false);
  await waitFor(() => expect(app.store.getState().session.status).toBe('visitor'), WAIT);
  const kept = () => JSON.stringify([[...device.local], [...device.tab], [...device.cookies], app.store.getState()]);
  const traces = [chen.phone, chen.driverId, 'openid-wx-chen', '陈默'];
  await waitFor(() => expect(traces.filter((trace) => kept().includes(trace))).toEqual([]), WAIT);
  expect(device.cookies.get('token') ?? '').toBe('');
});

test('staying is the main button', async () => {
  const app = await open('/cancellation');
  await waitFor(() => expect(screen.getByRole('button', { name: '下一步' })).toBeEnabled(), WAIT);
  press('下一步');
  await app.onScreen('cancellationConfirm');
  fireEvent.click(await button('暂不注销'));
  await app.onScreen('cancellation');
});

test('a lost answer is asked about; the confirmation of somebody who may not leave leads to what is open', async () => {
  const backend = createBackend();
  backend.world.faults.set(DELETE, { kind: 'cutBefore', times: 1 });
  const app = await open('/onsurecancel', { backend });
  await button('暂不注销');
  agree();
  type('验证码', '123456');
  press('确认注销');
  expect(await word('未收到结果，账号还没有注销，可以再试一次')).toBeVisible();
  app.stop();
  await open('/onsurecancel', { signedInAs: lin.phone });
  expect(await link('看要处理的事项')).toHaveAttribute('href', '/cancellation');
});
