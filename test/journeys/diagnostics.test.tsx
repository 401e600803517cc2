import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { DEV_TOOLS_SWITCH_EXPIRY_KEY } from '@/operations/devtools/devToolsSwitch';

import { createBackend } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { makeApp, type MakeAppOptions } from '../support/makeApp';
import { fileOf } from '../support/recordingFiles';
import { pressWithout } from '../support/seen';

jest.setTimeout(60_000);
const { phone } = DRIVERS.lin;

async function openSheet(options: MakeAppOptions = {}) {
  const copied: string[] = [];
  const reload = jest.fn();
  const app = await makeApp({
    at: '/mine',
    signedInAs: phone,
    ...options,
    page: {
      reload,
      copy: (text) => {
        copied.push(text);
        return Promise.resolve(true);
      },
    },
  });
  const mine = await app.onScreen('mine');
  if (options.signedInAs !== '') await mine.findByText('林晓', {}, { timeout: 8_000 });
  fireEvent.click(await mine.findByRole('button', { name: /诊断与录制/ }));
  const sheet = within(await screen.findByRole('dialog', { name: '诊断与录制' }, { timeout: 8_000 }));
  return { app, sheet, copied, reload };
}
const press = ({ sheet }: Awaited<ReturnType<typeof openSheet>>, name: string) => {
  fireEvent.click(sheet.getByRole('button', { name }));
};

test('shows version, client, host capabilities and the last calls, and nothing about the driver', async () => {
  const opened = await openSheet();
  const { sheet, copied } = opened;
  expect(await sheet.findByText('0.0.0 test')).toBeVisible();
  expect(sheet.getByText('浏览器（微信端 2）')).toBeVisible();
  await sheet.findByText(/扫码、定位、支付宝支付、微信支付/);
  expect(sheet.getByText(/^GET auth\/v2\/api\/driver\/loginInfo 200 \d+毫秒 \w{8}$/)).toBeVisible();
  expect(sheet.queryByText('平台')).toBeNull();
  press(opened, '复制诊断信息');
  await waitFor(() => {
    expect(copied).toHaveLength(1);
  });
  expect(copied[0]).toContain('版本：0.0.0 test');
  for (const personal of [phone, '林晓', '粤B', 'driver-1', 'openid']) expect(copied[0]).not.toContain(personal);
});

test('says which app and platform opened the page, cut short, and leaves out what nobody has said', async () => {
  const long = 'x'.repeat(200);
  const { sheet } = await openSheet({
    local: new Map(Object.entries({ appName: '车主助手', appid: 'wx12', platInfo: `iOS 14 ${long}` })),
  });
  expect(await sheet.findByText('车主助手 wx12')).toBeVisible();
  expect(sheet.getByText(/^iOS 14 x+$/).textContent).toHaveLength(32);
});

test("describes the driver's actions in words, and copies the file", async () => {
  const opened = await openSheet();
  const { sheet, copied } = opened;
  fireEvent.click(sheet.getByRole('radio', { name: '录制' }));
  const steps = within(await sheet.findByRole('list', { name: '操作步骤' }));
  expect(steps.getByText('打开 /mine')).toBeVisible();
  expect(steps.getByText('登录服务 getLoginInfo 成功')).toBeVisible();
  press(opened, '复制录制');
  await waitFor(() => {
    expect(copied).toHaveLength(1);
  });
  const file = JSON.parse(copied[0] ?? '') as Record<string, string>;
  expect(file).toMatchObject({ app: 'driver-app', version: '0.0.0 test', route: '/mine' });
  const types = (JSON.parse(file['payload'] ?? '') as { type: string }[]).map(({ type }) => type);
  expect(types).toContain('authApi/executeQuery/fulfilled');
  // What the sheet itself does is not recorded.
  expect(types).not.toContain('drafts/draftChanged');
  expect(copied[0]).not.toContain('林晓');
});

test('is saved as a file where the page can', async () => {
  const { sheet } = await openSheet();
  fireEvent.click(sheet.getByRole('radio', { name: '录制' }));
  const made: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      made.push(blob);
      return 'blob:recording';
    },
    revokeObjectURL: () => undefined,
  });
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  fireEvent.click(await sheet.findByRole('button', { name: '保存为文件' }));
  expect(await screen.findByText('已保存为文件')).toBeInTheDocument();
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(JSON.parse((await made[0]?.text()) ?? '')).toMatchObject({ app: 'driver-app' });
  clicked.mockRestore();
});

test('is sent with consent only, and shows its number; a failure shows a message and can be retried', async () => {
  const backend = createBackend();
  const opened = await openSheet({ backend });
  const { app, sheet } = opened;
  fireEvent.click(sheet.getByRole('radio', { name: '录制' }));
  const send = await sheet.findByRole('button', { name: '发送给客服' });
  await pressWithout('发送给客服', '请先同意发送这段录制');
  expect(sheet.getByRole('checkbox')).toHaveFocus();
  expect(sheet.getByRole('checkbox')).not.toBeChecked();
  expect(backend.world.log.count('POST basic/v2/api/recordings')).toBe(0);
  backend.world.faults.set('POST basic/v2/api/recordings', { kind: 'cutBefore', times: 1 });
  fireEvent.click(sheet.getByRole('checkbox'));
  fireEvent.click(send);
  expect(await sheet.findByText('网络连接不上，请检查网络后重试')).toBeVisible();
  expect(backend.world.tables.recordings).toHaveLength(0);
  press(opened, '发送给客服');
  await waitFor(() => {
    expect(backend.world.tables.recordings).toHaveLength(1);
  });
  const [kept] = backend.world.tables.recordings;
  expect(await sheet.findByText(`已发送，请把编号 ${kept?.recordingId ?? '?'} 告诉客服`)).toBeVisible();
  expect(sheet.queryByText('网络连接不上，请检查网络后重试')).toBeNull();
  // A later recording does not contain the recording that was sent.
  expect(fileOf(app.app.recorder)).toContain('sendRecording');
  expect(fileOf(app.app.recorder)).not.toContain('preloadedState');
});

test('the operations switch of this driver is remembered for the next start, on or off', async () => {
  const backend = createBackend();
  backend.world.settings.opsRecordingDrivers = ['driver-1'];
  const local = new Map<string, string>();
  const first = await openSheet({ backend, local });
  expect(await first.sheet.findByText(/运维已为您打开开发者工具/)).toBeVisible();
  expect(local.has(DEV_TOOLS_SWITCH_EXPIRY_KEY)).toBe(true);
  press(first, '重新加载');
  expect(first.reload).toHaveBeenCalledTimes(1);
  first.app.stop();
  backend.world.settings.opsRecordingDrivers = [];
  const second = await openSheet({ backend, local });
  await waitFor(() => {
    expect(local.has(DEV_TOOLS_SWITCH_EXPIRY_KEY)).toBe(false);
  });
  expect(second.sheet.queryByText(/开发者工具/)).toBeNull();
});

test('does not reopen by itself when the driver leaves with it open and comes back', async () => {
  const { app } = await openSheet();
  app.go('/home');
  await app.onScreen('home');
  app.go('/mine');
  const mine = await app.onScreen('mine');
  await mine.findByText('林晓', {}, { timeout: 8_000 });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(mine.getByRole('button', { name: /诊断与录制/ }));
  await screen.findByRole('dialog', { name: '诊断与录制' });
});
