import { fireEvent, screen, waitFor } from '@testing-library/react';

import { createBackend } from '../../../mocks/app';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { makeApp, type MakeAppOptions } from '../../support/makeApp';
import { WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const SET = 'PUT basic/v2/api/follows';
const open = (options: MakeAppOptions = {}) =>
  makeApp({ at: '/fllowManage', signedInAs: DRIVERS.chen.phone, ...options });
const switches = () => screen.findAllByRole('switch', {}, WAIT);

test('one switch for each event, as the server has it; a change is kept', async () => {
  const backend = createBackend();
  const app = await open({ backend });
  const [first] = await switches();
  const wasOn = first!.matches(':checked');
  fireEvent.click(first!);
  await waitFor(() => expect(app.sent('PUT', 'basic/v2/api/follows')).toHaveLength(1), WAIT);
  app.stop();
  await open({ backend });
  const [again] = await switches();
  expect(again!.matches(':checked')).toBe(!wasOn);
});

test('a switch that is refused or not answered goes back and says why', async () => {
  const backend = createBackend();
  backend.world.faults.set(SET, { kind: 'code', code: '0x10d7500099', msg: '请先关注公众号' });
  await open({ backend });
  const [first] = await switches();
  const wasOn = first!.matches(':checked');
  fireEvent.click(first!);
  expect(await word(/失败。请先关注公众号/)).toBeVisible();
  await waitFor(() => expect(first!.matches(':checked')).toBe(wasOn), WAIT);
  expect(screen.getAllByText(/请先关注公众号/)).toHaveLength(1);
});

test('a plain browser says that no message reaches it', async () => {
  await open();
  expect(await word('浏览器里收不到消息，请在微信或支付宝里打开后查看')).toBeVisible();
});
