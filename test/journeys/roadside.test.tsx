import { screen, within } from '@testing-library/react';

import { type BackendOptions, createBackend } from '../../mocks/app';
import { DRIVERS, PLATES } from '../../mocks/world/core/seeded';
import { payingDriver } from '../support/driverWorlds';
import { makeApp } from '../support/makeApp';
import { button, word } from '../support/seen';

jest.setTimeout(20_000);

const LIST = `/roadParking/parkingList?plateNo=${PLATES.running}`;
const BILLS = 'GET charge/v2/api/parkOrders/msp';

const driver = (options: BackendOptions = { seed: 'roadside' }) => payingDriver(createBackend(options));
const box = (name: RegExp) => screen.findByRole('checkbox', { name }, { timeout: 8_000 });

describe('the start', () => {
  test("the driver's own berth, its cost, and the sections nearby", async () => {
    await makeApp({ at: '/roadParking/index', ...driver() });
    const berth = await screen.findByRole('link', { name: /泊位 A0131/ }, { timeout: 8_000 });
    expect(berth).toHaveTextContent(/已停50分钟.*4\.00元/);
    expect(berth).toHaveAttribute('href', '/payPage?uniqueId=stay-0001&parkId=park-3');
    const section = await screen.findByRole('link', { name: /仅剩 3 位/ });
    expect(section).toHaveTextContent(/福华一路路内停车.*4\.00元\/小时.*全天收费/);
    expect(screen.queryByText('市民中心地下停车场')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /我的车牌/ })).toHaveAttribute('href', '/roadParking/palteList');
    expect(screen.getByRole('link', { name: /路内账单/ })).toHaveAttribute('href', '/roadParking/parkingList');
  });

  test('a visitor queries by plate', async () => {
    const { user, onScreen, store } = await makeApp({ at: '/roadParking/index' });
    await user.click(await screen.findByRole('button', { name: /^车牌第1位/ }, { timeout: 8_000 }));
    for (const sign of PLATES.visitorOne) await user.click(await button(sign));
    await user.click(await button('查询缴费'));
    await onScreen('payPage');
    expect(store.getState().route.location.search).toContain('parkId=park-2');
  });

  test("the driver's own berth is paid: the screen says so, and until when", async () => {
    const options = driver();
    const { user, go, onScreen } = await makeApp({ at: '/payPage?uniqueId=stay-0001&parkId=park-3', ...options });
    await user.click(await button(/^为 粤B·12345 确认(支付|用券)/));
    await word('支付成功');
    go('/roadParking/index');
    await onScreen('roadParkingIndex');
    const berth = await screen.findByRole('link', { name: /泊位 A0131.*请于 12:10 前离场/ }, { timeout: 8_000 });
    expect(berth).toHaveTextContent('已缴费');
    expect(berth).not.toHaveTextContent('0.00元');
  });

  test("by berth: bills of the driver's cars there, and how to find another one", async () => {
    const { user } = await makeApp({ at: '/roadParking/index', ...driver() });
    const field = await screen.findByRole('textbox', { name: '泊位号' }, { timeout: 8_000 });
    await user.type(field, 'a0126');
    const owed = await screen.findByRole('link', { name: /泊位 A0126/ }, { timeout: 8_000 });
    expect(owed).toHaveTextContent('12.00元');
    expect(owed).toHaveAttribute('href', '/payPage?uniqueId=stay-0002&parkId=park-3');
    await user.clear(field);
    await user.type(field, 'C99');
    expect(await word('名下车辆在泊位 C99 没有停车或欠费。别人的车，请按车牌查询')).toBeVisible();
  });

  test('no berth taken, and none nearby', async () => {
    const options = driver({});
    options.backend.world.tables.lots = options.backend.world.tables.lots.filter(({ parkType }) => parkType === 1);
    options.backend.world.tables.stays = options.backend.world.tables.stays.filter(({ parkId }) => parkId !== 'park-3');
    await makeApp({ at: '/roadParking/index', ...options });
    expect(await word('名下车辆现在没有停在路内泊位')).toBeVisible();
    expect(await word('附近没有路内泊位')).toBeVisible();
  });

  test('each block fails on its own', async () => {
    const options = driver();
    options.backend.world.faults.set('POST dealer/v2/api/nearbyParks', { kind: 'http500', times: 1 });
    const { user } = await makeApp({ at: '/roadParking/index', ...options });
    expect(await word('附近路段加载失败')).toBeVisible();
    expect(await screen.findByRole('link', { name: /泊位 A0131/ })).toBeVisible();
    await user.click(await button(/重试/));
    expect(await screen.findByRole('link', { name: /仅剩 3 位/ }, { timeout: 8_000 })).toBeVisible();
  });
});

describe('the plates', () => {
  test('each with its open bills', async () => {
    const { user, onScreen } = await makeApp({ at: '/roadParking/palteList', ...driver() });
    const plate = await screen.findByRole('link', { name: /粤B·12345.*2笔在停或欠费/ }, { timeout: 8_000 });
    expect(screen.getByRole('link', { name: /粤B·D12345.*暂无在停和欠费/ })).toBeVisible();
    await user.click(plate);
    await onScreen('roadParkingParkingList');
    expect(await box(/福华一路路内停车 · 泊位 A0131/)).toBeVisible();
  });

  test('the counts fail to load: the plates are shown without them', async () => {
    const options = driver();
    options.backend.world.faults.set('GET charge/v2/api/parkOrders/msp/countUnfinished', { kind: 'http500' });
    await makeApp({ at: '/roadParking/palteList', ...options });
    expect(await screen.findByRole('link', { name: /粤B·12345.*在停和欠费 —/ }, { timeout: 8_000 })).toBeVisible();
  });

  test('no plates: the driver can add one, and a visitor signs in', async () => {
    await makeApp({ at: '/roadParking/palteList', backend: createBackend(), signedInAs: DRIVERS.chen.phone });
    expect(await screen.findByRole('link', { name: '添加车辆' }, { timeout: 8_000 })).toHaveAttribute(
      'href',
      '/roadParking/addCar',
    );
  });
});

describe('the bills of a plate', () => {
  test('running and owed, with photos; both are paid together', async () => {
    const { user, onScreen } = await makeApp({ at: LIST, ...driver() });
    expect(await box(/泊位 A0131/)).toBeChecked();
    const [running, owed] = within(screen.getByRole('list', { name: '路内账单' })).getAllByRole('listitem');
    expect(running).toHaveTextContent(/入场时间.*停车时长50分钟.*待缴费.*4\.00元/);
    expect(owed).toHaveTextContent(/泊位 A0126.*离场时间.*欠费待补缴.*12\.00元/);
    await user.click(within(owed!).getByRole('button', { name: /看照片 ?3张/ }));
    expect(within(owed!).getByRole('img', { name: '泊位照片' })).toBeInTheDocument();
    await user.click(await button('去缴费(2笔)'));
    await onScreen('multiPayPage');
    await user.click(await button('为 2笔账单 合并支付(2笔) 16.00元'));
    expect(await word('支付成功')).toBeVisible();
  });

  test('one deselected: the other opens directly', async () => {
    const { user, onScreen, store } = await makeApp({ at: LIST, ...driver() });
    await user.click(await box(/泊位 A0131/));
    await user.click(await button('去缴费(1笔)'));
    await onScreen('payPage');
    expect(store.getState().route.location.search).toContain('uniqueId=stay-0002');
  });

  test('none chosen: the button is disabled', async () => {
    const { user } = await makeApp({ at: LIST, ...driver() });
    await user.click(await box(/泊位 A0131/));
    await user.click(await box(/泊位 A0126/));
    expect(await button('去缴费(0笔)')).toBeDisabled();
    expect(screen.getByText('请至少选择一笔账单')).toBeVisible();
  });

  test('what the plate owes in lots is shown, but not paid without being chosen', async () => {
    const options = driver({});
    await makeApp({ at: LIST, ...options });
    expect(await screen.findByRole('link', { name: /停车场还有1笔待缴/ }, { timeout: 8_000 })).toHaveAttribute(
      'href',
      '/payPage?uniqueId=stay-0001&parkId=park-1',
    );
    expect(await button('去缴费(1笔)')).toBeEnabled();
  });

  test("without a plate in the address: the driver's own one, and the others one tap away", async () => {
    const { user, store } = await makeApp({ at: '/roadParking/parkingList', ...driver() });
    expect(await box(/泊位 A0131/)).toBeChecked();
    await user.click(screen.getByRole('img', { name: '粤B·D12345' }));
    expect(await word('这辆车现在没有路内停车，也没有欠费')).toBeVisible();
    expect(store.getState().route.depth).toBe(0);
  });

  test('they cannot be loaded: the reason, and a retry', async () => {
    const options = driver();
    options.backend.world.faults.set(BILLS, { kind: 'http500', times: 1 });
    const { user } = await makeApp({ at: LIST, ...options });
    expect(await word('路内账单加载失败')).toBeVisible();
    expect(screen.queryByText(/扣款/)).toBeNull();
    await user.click(await button('重试'));
    expect(await box(/泊位 A0131/)).toBeVisible();
  });

  test('hundreds of bills: only rows near the window are in the document', async () => {
    await makeApp({ at: LIST, ...driver({ seed: 'arrears999' }) });
    expect(await button(/^去缴费\(1\d\d笔\)/)).toBeEnabled();
    const rows = within(screen.getByRole('list', { name: '路内账单' })).getAllByRole('listitem');
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.length).toBeLessThan(60);
  });
});
