import { screen, within } from '@testing-library/react';

import { type BackendOptions, createBackend } from '../../mocks/app';
import { DRIVERS, PLATES } from '../../mocks/world/core/seeded';
import { payingDriver } from '../support/driverWorlds';
import { makeApp } from '../support/makeApp';
import { button, pressWithout, word } from '../support/seen';

jest.setTimeout(20_000);

const LIST = `/roadParking/parkingList?plateNo=${PLATES.running}`;
const BILLS = 'GET charge/v2/api/parkOrders/msp';

const driver = (options: BackendOptions = { seed: 'roadside' }) => payingDriver(createBackend(options));
const box = (name: RegExp) => screen.findByRole('checkbox', { name }, { timeout: 8_000 });

const START = '/roadParking/index';
const berthField = () => screen.findByRole('textbox', { name: '泊位号' }, { timeout: 8_000 });

/** Types a plate on the plate keyboard and asks. */
async function ask(user: Awaited<ReturnType<typeof makeApp>>['user'], plate: string) {
  await user.click(await screen.findByRole('button', { name: /^车牌第1位/ }, { timeout: 8_000 }));
  for (const sign of plate) await user.click(await button(sign));
  await user.click(await button('查询缴费'));
}

describe('the start', () => {
  test('is one question: the berth, the cars, the plate; and the sections nearby', async () => {
    await makeApp({ at: START, ...driver() });
    const question = (await berthField()).closest('section');
    const berth = await screen.findByRole('link', { name: /泊位 A0131/ }, { timeout: 8_000 });
    expect(berth).toHaveTextContent(/已停50分钟.*4\.00元/);
    expect(berth).toHaveAttribute('href', '/payPage?uniqueId=stay-0001&parkId=park-3');
    expect(question).toContainElement(berth);
    expect(question).toContainElement(screen.getByRole('button', { name: /^车牌第1位/ }));
    expect(question).toContainElement(screen.getByRole('link', { name: /名下车辆/ }));
    expect(screen.getByRole('link', { name: /名下车辆/ })).toHaveAttribute('href', '/roadParking/palteList');
    const section = await screen.findByRole('link', { name: /仅剩 3 位/ });
    expect(section).toHaveTextContent(/福华一路路内停车.*4\.00元\/小时.*全天收费/);
    expect(screen.queryByText('市民中心地下停车场')).not.toBeInTheDocument();
  });

  test('any car, by berth and plate together: the bill at that berth opens, whatever else the car owes', async () => {
    const { user, onScreen, store } = await makeApp({ at: START });
    await user.type(await berthField(), 'b0031');
    await ask(user, PLATES.visitorSeveral);
    await onScreen('payPage');
    expect(store.getState().route.location.search).toContain('parkId=park-3');
  });

  test("a berth and a car with one bill: that bill opens, from the lookup's answer alone", async () => {
    const { user, onScreen, sent, store } = await makeApp({ at: START });
    await user.type(await berthField(), 'C99');
    await ask(user, PLATES.visitorOne);
    await onScreen('payPage');
    expect(store.getState().route.location.search).toContain('parkId=park-2');
    expect(sent('GET', 'charge/v2/api/parkOrders/msp')).toEqual([]);
  });

  test('any car, by plate alone', async () => {
    const { user, onScreen, store } = await makeApp({ at: START });
    await ask(user, PLATES.visitorOne);
    await onScreen('payPage');
    expect(store.getState().route.location.search).toContain('parkId=park-2');
  });

  test('not at that berth: the screen says so, and leads to what the car owes elsewhere', async () => {
    const { user, store } = await makeApp({ at: START });
    await user.type(await berthField(), 'C99');
    await ask(user, PLATES.visitorSeveral);
    expect(await word('粤A·22222 在泊位 C99 没有待缴账单')).toBeVisible();
    expect(await screen.findByRole('link', { name: /这辆车还有3笔未缴账单/ }, { timeout: 8_000 })).toHaveAttribute(
      'href',
      `/multiPayPage?plateNo=${encodeURIComponent(PLATES.visitorSeveral)}`,
    );
    expect(store.getState().notices.toast).toBeNull();
  });

  test('nothing is owed: the screen says so and what to do next, until another plate is asked', async () => {
    const { user, onScreen } = await makeApp({ at: START });
    await ask(user, PLATES.visitorNone);
    const told = (await word('粤A·00000 没有待缴账单')).closest('section');
    expect(told).toHaveTextContent('刚停下的车，账单可能要过几分钟才有。请核对车牌，或联系客服');
    expect(await within(told!).findByRole('link', { name: /客服电话/ })).toHaveAttribute('href', 'tel:4008300000');
    await ask(user, PLATES.visitorOne);
    await onScreen('payPage');
  });

  test('bills without a berth, on the published contract alone: the car decides', async () => {
    const options = driver();
    options.backend.world.settings.publishedOnly = true;
    const { user, onScreen } = await makeApp({ at: START, backend: options.backend });
    await user.type(await berthField(), 'A0131');
    await ask(user, PLATES.visitorOne);
    await onScreen('payPage');
  });

  test("the driver's own berth is paid: the screen says so, and until when", async () => {
    const options = driver();
    const { user, go, onScreen } = await makeApp({ at: '/payPage?uniqueId=stay-0001&parkId=park-3', ...options });
    await user.click(await button(/^为 粤B·12345 (微信支付|确认(支付|用券))/));
    await word('支付成功');
    go(START);
    await onScreen('roadParkingIndex');
    const berth = await screen.findByRole('link', { name: /泊位 A0131.*请于 12:10 前离场/ }, { timeout: 8_000 });
    expect(berth).toHaveTextContent('已缴费');
    expect(berth).not.toHaveTextContent('0.00元');
  });

  test("by berth alone: the driver's own cars there, and what another car needs", async () => {
    const { user } = await makeApp({ at: START, ...driver() });
    const field = await berthField();
    await user.type(field, 'a0126');
    const owed = await screen.findByRole('link', { name: /泊位 A0126/ }, { timeout: 8_000 });
    expect(owed).toHaveTextContent('12.00元');
    expect(owed).toHaveAttribute('href', '/payPage?uniqueId=stay-0002&parkId=park-3');
    await user.clear(field);
    await user.type(field, 'C99');
    expect(await word('名下车辆不在泊位 C99，请填上车牌一起查')).toBeVisible();
  });

  test('no berth taken, and none nearby', async () => {
    const options = driver({});
    options.backend.world.tables.lots = options.backend.world.tables.lots.filter(({ parkType }) => parkType === 1);
    options.backend.world.tables.stays = options.backend.world.tables.stays.filter(({ parkId }) => parkId !== 'park-3');
    await makeApp({ at: START, ...options });
    expect(await word('暂无符合条件的停车点位')).toBeVisible();
    expect(screen.queryByRole('link', { name: /泊位 / })).toBeNull();
  });

  test('each block fails on its own', async () => {
    const options = driver();
    options.backend.world.faults.set('POST dealer/v2/api/nearbyParks', { kind: 'http500', times: 1 });
    const { user } = await makeApp({ at: START, ...options });
    expect(await word('附近路段加载失败')).toBeVisible();
    expect(await screen.findByRole('link', { name: /泊位 A0131/ })).toBeVisible();
    await user.click(await button(/重试/));
    expect(await screen.findByRole('link', { name: /仅剩 3 位/ }, { timeout: 8_000 })).toBeVisible();
  });
});

describe('the plates', () => {
  test('each with its open bills along a road alone', async () => {
    // In this world 粤B·12345 is parked in a lot and owes one bill along a road; 粤B·88888 owes one in a lot.
    await makeApp({ at: '/roadParking/palteList', ...driver({}) });
    expect(await screen.findByRole('link', { name: /粤B·12345.*1笔路内账单/ }, { timeout: 8_000 })).toBeVisible();
    expect(screen.getByRole('link', { name: /粤B·88888.*暂无路内账单/ })).toBeVisible();
  });

  test('each with its open bills', async () => {
    const { user, onScreen } = await makeApp({ at: '/roadParking/palteList', ...driver() });
    const plate = await screen.findByRole('link', { name: /粤B·12345.*2笔路内账单/ }, { timeout: 8_000 });
    expect(screen.getByRole('link', { name: /粤B·D12345.*暂无路内账单/ })).toBeVisible();
    await user.click(plate);
    await onScreen('roadParkingParkingList');
    expect(await box(/福华一路路内停车 · 泊位 A0131/)).toBeVisible();
  });

  test('the counts fail to load: the plates are shown without them', async () => {
    const options = driver();
    options.backend.world.faults.set(BILLS, { kind: 'http500' });
    options.backend.world.faults.set('GET charge/v2/api/parkOrders/msp/countUnfinished', { kind: 'http500' });
    await makeApp({ at: '/roadParking/palteList', ...options });
    expect(await screen.findByRole('link', { name: /粤B·12345.*路内账单 —/ }, { timeout: 8_000 })).toBeVisible();
  });

  test("the list fails to load: the server's own count of what is not settled stands for it", async () => {
    const options = driver();
    options.backend.world.faults.set(BILLS, { kind: 'http500' });
    await makeApp({ at: '/roadParking/palteList', ...options });
    expect(await screen.findByRole('link', { name: /粤B·12345.*\d笔未结清账单/ }, { timeout: 8_000 })).toBeVisible();
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
    await user.click(await button('为 2笔账单 微信支付 16.00元'));
    expect(await word('支付成功')).toBeVisible();
  });

  test('one deselected: the other opens directly', async () => {
    const { user, onScreen, store } = await makeApp({ at: LIST, ...driver() });
    await user.click(await box(/泊位 A0131/));
    await user.click(await button('去缴费(1笔)'));
    await onScreen('payPage');
    expect(store.getState().route.location.search).toContain('uniqueId=stay-0002');
  });

  test('none chosen: the button says so, and leads to the first bill', async () => {
    const { user } = await makeApp({ at: LIST, ...driver() });
    await user.click(await box(/泊位 A0131/));
    await user.click(await box(/泊位 A0126/));
    expect(await pressWithout('去缴费(0笔)', '请至少选择一笔账单')).toBe(screen.getAllByRole('checkbox')[0]);
    expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(2);
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
