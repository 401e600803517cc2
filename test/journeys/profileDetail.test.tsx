import { screen } from '@testing-library/react';

import { createBackend } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { makeApp } from '../support/makeApp';
import { link, WAIT, word } from '../support/seen';

const { lin } = DRIVERS;
const DETAIL = 'api/v1/getUserDetailInfo';
jest.setTimeout(30_000);

/** A driver with a picture, over a gateway whose driverProfileSchema has the published field alone: the driver's id. */
function plain(seed: 'plain' | 'default' = 'plain') {
  const backend = createBackend({ seed });
  const identity = backend.world.tables.booking.identities.find(({ driverId }) => driverId === lin.driverId);
  if (identity !== undefined) identity.avatarUrl = 'https://pictures.example/lin.png';
  return backend;
}
const own = () => new Map([['openId', lin.openid]]);

test('我的 shows name, phone and picture of getUserDetailInfo where loginInfo has none', async () => {
  const app = await makeApp({ at: '/mine', backend: plain(), signedInAs: lin.phone, local: own() });
  expect(await link(/林晓.*138\*{4}8000/)).toHaveAttribute('href', '/userInfo');
  expect(document.querySelector('img[src="https://pictures.example/lin.png"]')).not.toBeNull();
  expect(app.sent('POST', DETAIL).map(({ body }) => body)).toEqual([expect.objectContaining({ type: 1 })]);
});

test('个人信息 shows them too', async () => {
  await makeApp({ at: '/userInfo', backend: plain(), signedInAs: lin.phone, local: own() });
  expect(await link(/^姓名\s*林小峰$/)).toBeVisible();
  expect(await link(/^昵称\s*林晓$/)).toBeVisible();
  expect(await link(/^手机号\s*138\*{4}8000$/)).toBeVisible();
});

test('it is not called where loginInfo has all, and says nothing where it fails or may not be sent', async () => {
  const whole = await makeApp({ at: '/mine', backend: plain('default'), signedInAs: lin.phone, local: own() });
  await link(/林晓.*138\*{4}8000/);
  expect(whole.sent('POST', DETAIL)).toEqual([]);
  whole.stop();
  const app = await makeApp({ at: '/mine', backend: plain(), signedInAs: lin.phone });
  expect(await word('我的账号')).toBeVisible();
  await screen.findByRole('link', { name: '50.00 余额(元)' }, WAIT);
  expect(app.sent('POST', DETAIL)).toEqual([]);
  expect(app.store.getState().notices.toast).toBeNull();
});
