import { fireEvent, screen } from '@testing-library/react';

import { pathTo } from '@/navigation/paths';

import { createBackend } from '../../../mocks/app';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { INVITE_CODES } from '../../../mocks/world/merchant/invitations';
import { makeApp } from '../../support/makeApp';
import { button, fillIn, link, press, type, WAIT, word } from '../../support/seen';

jest.setTimeout(90_000);

const { lin, chen } = DRIVERS;
const PHONE = '13612345678';
const CLAIM = 'POST coupon/v2/api/registorSendCoupon';
const LANDING = pathTo('registerShare', { code: INVITE_CODES.open });

const giftsOf = ({ world }: ReturnType<typeof createBackend>, source: string) =>
  world.tables.coupons.filter(({ sourceName }) => sourceName === source);

async function register(name = '注册并领取') {
  await fillIn('手机号', PHONE);
  type('验证码', '123456');
  type('密码', 'abc12345');
  type('再次输入密码', 'abc12345');
  fireEvent.click(screen.getByRole('checkbox', { name: /同意/ }));
  press(name);
}

test('a visitor sees who invites and the gift, registers, gets it once even if the answer is lost, and the sender gets theirs', async () => {
  const backend = createBackend();
  backend.world.faults.set(CLAIM, { kind: 'cutAfter', times: 1 });
  const app = await makeApp({ at: LANDING, backend });
  expect(await word('林*邀请您注册')).toBeVisible();
  expect(screen.getByText('5元停车券').nextSibling).toHaveTextContent('5.00元');
  await register();
  await app.onScreen('receiveRewards');
  fireEvent.click(await button('一键领取'));
  // The server is asked what came of it, and names the coupons.
  await app.onScreen('couponSuccess');
  expect(await word(/^充电9折券/)).toBeVisible();
  expect(app.sent('POST', 'coupon/v2/api/registorSendCoupon')).toHaveLength(1);
  expect(giftsOf(backend, '注册有礼')).toHaveLength(2);
  expect(giftsOf(backend, '邀请有礼').map(({ driverId }) => driverId)).toEqual([lin.driverId]);
});

test('what was given is shown with its worth', async () => {
  const app = await makeApp({ at: LANDING });
  await register();
  await app.onScreen('receiveRewards');
  fireEvent.click(await button('一键领取'));
  fireEvent.click(await button('正在领取…'));
  expect(await word('优惠券已到账')).toBeVisible();
  expect(await word(/^5元停车券/)).toBeVisible();
  expect(await word(/^充电9折券/)).toBeVisible();
  expect(app.sent('POST', 'coupon/v2/api/registorSendCoupon').map(({ body }) => body)).toEqual([
    { requestId: expect.stringMatching(/^\w{32}$/) as string, inviteCode: INVITE_CODES.open },
  ]);
});

test('without an answer about it, the next press asks first, and nothing is given twice', async () => {
  const backend = createBackend();
  backend.world.faults.set(CLAIM, { kind: 'cutAfter', times: 1 });
  const lookUp = 'GET coupon/v2/api/requests/{id}';
  backend.world.faults.set(lookUp, { kind: 'http404' });
  const app = await makeApp({ at: pathTo('receiveRewards'), backend, signedInAs: chen.phone });
  fireEvent.click(await button('一键领取'));
  expect(await word(/^领取结果未确认。/)).toBeVisible();
  backend.world.faults.clear(lookUp);
  press('一键领取');
  await app.onScreen('couponSuccess');
  expect(app.sent('POST', 'coupon/v2/api/registorSendCoupon')).toHaveLength(1);
  expect(giftsOf(backend, '注册有礼')).toHaveLength(2);
});

test('who comes to the ordinary registration by an invitation has its gift at the end', async () => {
  const backend = createBackend();
  const app = await makeApp({ at: LANDING, backend });
  fireEvent.click(await link('已有账号，去登录'));
  await app.onScreen('login');
  fireEvent.click(await link('注册'));
  await app.onScreen('register');
  await register('注册');
  await app.onScreen('receiveRewards');
  fireEvent.click(await button('一键领取'));
  await app.onScreen('couponSuccess');
  expect(giftsOf(backend, '邀请有礼').map(({ driverId }) => driverId)).toEqual([lin.driverId]);
});

test('a spent and an unknown invitation say so, and hinder nobody', async () => {
  const app = await makeApp({ at: pathTo('registerShare', { code: INVITE_CODES.spent }) });
  expect(await word('这个邀请的礼包已领完，仍可以注册')).toBeVisible();
  app.go(pathTo('registerShare', { code: 'nobody' }));
  expect(await word('邀请链接无效，仍可以注册')).toBeVisible();
  expect(screen.getByRole('button', { name: '注册' })).toBeEnabled();
});

test('who has registered by a spent invitation is told so, and has the gift of every new driver', async () => {
  const backend = createBackend();
  const spent = pathTo('receiveRewards', { code: INVITE_CODES.spent });
  const app = await makeApp({ at: spent, backend, signedInAs: chen.phone });
  expect(await word('这个邀请的礼包已领完，可以领取新用户礼包')).toBeVisible();
  press('一键领取');
  await app.onScreen('couponSuccess');
  expect(giftsOf(backend, '注册有礼')).toHaveLength(2);
  expect(giftsOf(backend, '邀请有礼')).toEqual([]);
});

test('a driver sends their own link as a QR code; another one’s is for new drivers, and one’s own gift is refused', async () => {
  const app = await makeApp({ at: '/mine', signedInAs: lin.phone });
  fireEvent.click(await link('邀请好友'));
  await app.onScreen('registerShare');
  const code = await screen.findByRole('img', { name: /邀请链接的二维码/ }, WAIT);
  expect(code).toHaveAttribute('src', expect.stringMatching(/^data:image\/gif;base64,/));
  expect(screen.getByText('已邀请').nextSibling).toHaveTextContent('2人');
  app.go(pathTo('receiveRewards', { code: INVITE_CODES.open }));
  expect(await word('不能领取自己的邀请礼包')).toBeVisible();
});

test('a driver who is not new is refused in words', async () => {
  const app = await makeApp({ at: LANDING, signedInAs: chen.phone });
  expect(await word('您已登录。邀请礼包仅限新用户，您可以邀请别人')).toBeVisible();
  fireEvent.click(await link('我是新用户，去领取'));
  await app.onScreen('receiveRewards');
  fireEvent.click(await button('一键领取'));
  expect(await word(/邀请礼包仅限新注册用户领取/)).toBeVisible();
});
