import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { createBackend } from '../../../mocks/app';
import { signInAs } from '../../../mocks/world/account/tokens';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { makeApp } from '../../support/makeApp';
import { answer, button, link, pressWithout, WAIT, word } from '../../support/seen';
import { enterPlate } from '../../support/till';

jest.setTimeout(120_000);

const { lin, huang } = DRIVERS;
const SHOP = '/merchantManage?merchantId=merchant-1';
const TILL = '/giveCoupons?merchantId=merchant-1&couponId=stock-7';
/** What the first assistant has typed, chosen and seen, and who it was. */
const TELLING = ['20001', '会员日', '1号柜', 'stock-7', '3元停车券', '林晓', lin.phone, '粤B8888A'];

test('handing over leaves nothing of the first assistant on the phone; the next one finds the coupon and the plates of their own', async () => {
  const backend = createBackend();
  const device = {
    local: new Map<string, string>(),
    tab: new Map<string, string>(),
    cookies: new Map<string, string>(),
  };
  const app = await makeApp({ at: TILL, backend, signedInAs: lin.phone, ...device });
  const told = () => {
    const everything = JSON.stringify([[...device.local], [...device.tab], [...device.cookies], app.store.getState()]);
    return TELLING.filter((word) => `${everything} ${document.body.textContent}`.includes(word));
  };
  await enterPlate('粤B20001');
  fireEvent.change(await screen.findByLabelText('事由（选填）', {}, WAIT), { target: { value: '会员日' } });
  fireEvent.click(await button('发1张给 粤B·20001'));
  await button('撤销 粤B·20001');
  await button('粤B·8888A');
  app.go('/searchPage?merchantId=merchant-1');
  fireEvent.change(await screen.findByRole('searchbox', { name: '搜索车牌' }, WAIT), { target: { value: '1号柜' } });
  app.go('/giveCouponsRecord?merchantId=merchant-1');
  fireEvent.change(await screen.findByLabelText('经办人', {}, WAIT), { target: { value: '林晓' } });
  await link(/粤B·20001/);
  await waitFor(() => expect(told()).toEqual(TELLING.filter((word) => word !== lin.phone)), WAIT);
  app.go(SHOP);
  fireEvent.click(await button(/^交班/));
  fireEvent.click(await answer('交班'));
  await waitFor(() => expect(told()).toEqual([]), WAIT);
  expect(window.location.search).toBe('');

  const { session } = app.ports;
  act(() => {
    session.adoptTokens(signInAs(backend.world, huang.phone), session.epoch(), huang.driverId);
    app.go(SHOP);
  });
  expect(await word('店员')).toBeVisible();
  fireEvent.click(await link('给车辆发券'));
  // 黄河 gave this one last, and to this car.
  expect(await word('2元停车券')).toBeVisible();
  await button('粤B·6666A');
  expect(screen.queryByRole('button', { name: '粤B·20001' })).toBeNull();
  expect(screen.getByLabelText('事由（选填）')).toHaveValue('');
  expect(screen.queryByRole('button', { name: /^撤销/ })).toBeNull();
  await pressWithout('发1张', '请输入完整的车牌');
  await button('车牌第1位'); // the cell that is missing is open
  expect(document.querySelector('[aria-current="true"]')).toHaveAccessibleName('车牌第1位');
});
