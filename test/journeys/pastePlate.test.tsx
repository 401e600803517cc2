import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { DRIVERS, PLATES } from '../../mocks/world/core/seeded';
import { SEEDED_COUPON_CODE } from '../../mocks/world/merchant/merchantSeed';
import { makeApp } from '../support/makeApp';

// A screen's code is loaded, and compiled by jest, when the screen is first shown.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

const LOOK_UP = 'charge/v2/api/parkOrders/msp/plateNo';
const cell = (number: number) => screen.getByRole('button', { name: new RegExp(`^车牌第${number}位`, 'u') });

/** Opens a screen with a plate field, and its keyboard. */
async function openKeyboard(
  [name, at]: readonly [string, string],
  paste: () => Promise<string | null>,
  local = new Map<string, string>(),
) {
  const app = await makeApp({ at, signedInAs: DRIVERS.lin.phone, page: { paste }, local });
  await app.onScreen(name);
  if (name === 'home') fireEvent.click(await screen.findByRole('button', { name: '查其他车牌' }));
  await screen.findByRole('button', { name: /^车牌第1位/u });
  fireEvent.click(cell(1));
  return { app, key: await screen.findByRole('button', { name: '粘贴' }) };
}

const SCREENS = [
  ['home', '/home'],
  ['plate', '/plate'],
  ['addCar', '/addCar'],
  ['scanQRCodeAddCar', `/scanQRCodeAddCar?code=${SEEDED_COUPON_CODE}`],
] as const;

test.each(SCREENS)('%s: 粘贴 on the keyboard fills in the plate of the clipboard', async (...target) => {
  const { key } = await openKeyboard(target, () => Promise.resolve(' 粤b·d12345 '));
  fireEvent.click(key);
  await waitFor(() => expect(cell(3)).toHaveAccessibleName('车牌第3位 D'));
  expect([1, 2, 8].map((number) => cell(number).textContent)).toEqual(['粤', 'B', '5']);
  expect(screen.queryByRole('group', { name: '车牌键盘' })).toBeNull();
});

test.each([
  ['a clipboard that may not be read', null, '读取剪贴板失败，请直接输入车牌'],
  ['an empty clipboard', '', '粘贴的内容里未识别到车牌'],
  ['a text without a plate', '晚上八点见', '粘贴的内容里未识别到车牌'],
])('%s gives a message, and what was typed stays', async (_what, text, words) => {
  const { key } = await openKeyboard(SCREENS[1], () => Promise.resolve(text));
  fireEvent.click(screen.getByRole('button', { name: '粤' }));
  fireEvent.click(key);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(cell(1)).toHaveAccessibleName('车牌第1位 粤');
});

test('a box ticked during the clipboard prompt stays ticked, and a screen that was left receives nothing', async () => {
  let give: (text: string) => void = () => undefined;
  const { app, key } = await openKeyboard(SCREENS[1], () => new Promise((resolve) => (give = resolve)));
  fireEvent.click(key);
  fireEvent.click(screen.getByRole('checkbox', { name: '大型车黄牌' }));
  give('粤B12345');
  await waitFor(() => expect(cell(7)).toHaveAccessibleName('车牌第7位 5'));
  expect(screen.getByRole('checkbox', { name: '大型车黄牌' })).toBeChecked();
  fireEvent.click(cell(1));
  fireEvent.click(await screen.findByRole('button', { name: '粘贴' }));
  app.go('/404');
  await app.onScreen('notFound');
  const before = app.store.getState().drafts;
  give('京A99999');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(app.store.getState().drafts).toBe(before);
});

test.each(['/home', '/plate'])('%s: Enter in the field for a whole plate asks for its bill', async (at) => {
  const { user, sent } = await makeApp({ at });
  const field = await screen.findByRole('textbox', { name: '输入或粘贴整个车牌' });
  await user.type(field, '粤A1{Enter}');
  expect(sent('GET', LOOK_UP)).toEqual([]);
  await user.clear(field);
  await user.type(field, `${PLATES.visitorOne}{Enter}`);
  await screen.findByRole('button', { name: /^为 粤A·11111 微信支付/ });
  expect(sent('GET', LOOK_UP)).toHaveLength(1);
});

test('/addCar: Enter in that field fills in the cells, and the driver still chooses what kind of car it is', async () => {
  const { user, sent } = await makeApp({ at: '/addCar', signedInAs: DRIVERS.chen.phone });
  await user.type(await screen.findByRole('textbox', { name: '输入或粘贴整个车牌' }), '京A99999{Enter}');
  expect(cell(7)).toHaveAccessibleName('车牌第7位 9');
  expect(sent('POST', 'charge/v2/api/parkOrders/msp/driverPlate')).toEqual([]);
});

const { openid } = DRIVERS.lin;
const LIN_HERE = new Map([
  ['openId', openid],
  ['openid', openid],
  // The history of plates is for a proved openid alone. A session that is signed in here has no mark.
  ['openidProof', JSON.stringify({ openid, mark: '-', source: 'lookup' })],
]);

test('the first cell offers the province of the last query, then that of the city, and nothing afterwards', async () => {
  const { app } = await openKeyboard(['home', '/home'], () => Promise.resolve(null), LIN_HERE);
  const pad = within(screen.getByRole('group', { name: '车牌键盘' }));
  await pad.findByRole('button', { name: '上次 粤' });
  expect(pad.queryByRole('button', { name: '本地 粤' })).toBeNull();
  app.ports.local.set('locationCity', '杭州市');
  fireEvent.click(cell(2));
  expect(pad.queryByRole('button', { name: /上次|本地/ })).toBeNull();
  fireEvent.click(cell(1));
  fireEvent.click(pad.getByRole('button', { name: '本地 浙' }));
  expect(cell(1)).toHaveAccessibleName('车牌第1位 浙');
  expect(cell(2)).toHaveAttribute('aria-current', 'true');
});

test.each([
  ['/home', '杭州市', '浙A12345'],
  ['/parkingPayPage', '杭州市', '浙A12345'],
  ['/addCar', '成都市', '川A12345'],
  ['/parkingPayPage', 'Elsewhere', '粤A12345'],
])('the sample of a whole plate on %s in %s is %s', async (at, city, sample) => {
  await makeApp({ at, signedInAs: DRIVERS.chen.phone, local: new Map([['locationCity', city]]) });
  await waitFor(() => expect(screen.getByLabelText('输入或粘贴整个车牌')).toHaveAttribute('placeholder', sample), {
    timeout: 8_000,
  });
});
