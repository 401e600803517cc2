import { screen, waitFor, within } from '@testing-library/react';

import { createBackend } from '../../../mocks/app';
import { DRIVERS, LOTS } from '../../../mocks/world/core/seeded';
import { makeApp } from '../../support/makeApp';
import { button, link, saidBy, WAIT, word } from '../../support/seen';

jest.setTimeout(30_000);

const LIN = DRIVERS.lin.phone;

/** An operator of lots and stations whose gateway knows the published contract alone. */
function plain() {
  const backend = createBackend({ seed: 'plain' });
  Object.assign(backend.world.settings, { platBizType: 3, hasCharging: true, mapFlag: 1 });
  return backend;
}

const sheetOf = async (name: string) => within(await screen.findByRole('dialog', { name }, WAIT));

describe('a lot opens from its row', () => {
  test('with address, spaces, price and the way there, where the gateway has no call about one lot', async () => {
    const app = await makeApp({ at: '/map', backend: plain() });
    const row = await link(/^市民中心地下停车场/);
    expect(row).toHaveTextContent('深圳市福田区福中三路');
    await app.user.click(row);
    const sheet = await sheetOf('市民中心地下停车场');
    for (const text of ['86/320', '深圳市福田区福中三路', '名额余12', '距离 445m'])
      expect(sheet.getByText(saidBy(text.replace('距离 ', '直线距离 ')))).toBeVisible();
    expect(sheet.getByRole('link', { name: '缴停车费' })).toBeVisible();
    expect(sheet.queryByText(/暂不支持查看|加载失败/)).toBeNull();
    await app.user.click(sheet.getByRole('button', { name: '导航到市民中心地下停车场' }));
    await waitFor(() => expect(app.outside.left.join()).toContain('uri.amap.com/navigation'), WAIT);
  });

  test('without waiting for the call about one lot, which only adds to it', async () => {
    const backend = createBackend();
    backend.world.faults.set('GET dealer/v2/api/parks/{id}', { kind: 'slow', ms: 1_500 });
    const app = await makeApp({ at: '/map', backend });
    await app.user.click(await link(/^市民中心地下停车场/));
    const sheet = await sheetOf('市民中心地下停车场');
    expect(sheet.getByRole('button', { name: '导航到市民中心地下停车场' })).toBeVisible();
    expect(sheet.queryByRole('link', { name: '0755-83000000' })).toBeNull();
    expect(await sheet.findByRole('link', { name: '0755-83000000' }, WAIT)).toBeVisible();
  });

  test('around another place its distance is from the driver still', async () => {
    await makeApp({ at: `/map?parkId=${LOTS.city}&isDetailPark=1&lng=114.0595&lat=22.5471`, backend: plain() });
    const sheet = await sheetOf('市民中心地下停车场');
    expect(sheet.getByText(saidBy(/^直线距离 4\d\dm$/))).toBeVisible();
  });

  test('and is collected by published calls alone', async () => {
    const backend = plain();
    const app = await makeApp({ at: `/map?parkId=${LOTS.mall}`, backend, signedInAs: LIN });
    await app.user.click(await button('收藏中心书城停车场'));
    await button('取消收藏中心书城停车场');
    expect(backend.world.tables.collectedParks.some(({ parkId }) => parkId === LOTS.mall)).toBe(true);
  });
});

describe('a charging station opens from its row', () => {
  test('with all that the published contract has of it, and is found by name in the map app', async () => {
    const app = await makeApp({ at: '/map?isFromHome=2', backend: plain() });
    const row = await link(/^市民中心充电站/);
    expect(row).toHaveTextContent('福中三路');
    await app.user.click(row);
    const sheet = await sheetOf('市民中心充电站');
    expect(sheet.getByText(saidBy(/^1\.28元\/度$/))).toBeVisible();
    expect(sheet.getByText('使用率').nextSibling).toHaveTextContent(/^\d+%$/);
    expect(sheet.getByRole('link', { name: '登录后收藏' })).toBeVisible();
    await app.user.click(sheet.getByRole('button', { name: '导航到市民中心充电站' }));
    await waitFor(() => expect(app.outside.left.join()).toContain('uri.amap.com/search'), WAIT);
    expect(decodeURIComponent(app.outside.left.join())).toContain('市民中心充电站');
  });

  test('and its page has price, free guns and the way there, and says that single guns cannot be shown', async () => {
    const app = await makeApp({ at: '/chargeStationDetail?stationId=station-1', backend: plain() });
    expect(await word('1.28元/度')).toBeVisible();
    expect(await word('枪状态暂不支持查看')).toBeVisible();
    expect(screen.getByText(/^快充 空闲 \d+\/12$/)).toBeVisible();
    expect(screen.getByText(saidBy(/福中三路/))).toBeVisible();
    expect(screen.queryByText('不收占位费')).toBeNull();
    expect(screen.queryByText('充电站暂不支持查看')).toBeNull();
    await app.user.click(await button('导航到市民中心充电站'));
    await waitFor(() => expect(app.outside.left.join()).toContain('uri.amap.com/search'), WAIT);
  });
});
