import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { createBackend } from '../../mocks/app';
import { DRIVERS, LOTS } from '../../mocks/world/core/seeded';
import { makeApp, type MakeAppOptions } from '../support/makeApp';
import { button, link, saidBy, WAIT, word } from '../support/seen';

jest.setTimeout(20_000);

const LIN = DRIVERS.lin.phone;
const rowsOf = async (label: string | RegExp) =>
  within(await screen.findByRole('list', { name: label }, WAIT))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/\u00a0/g, ' '));
const address = () => decodeURIComponent(window.location.pathname + window.location.search);

/** An operator that offers parking and charging. */
function both() {
  const backend = createBackend();
  Object.assign(backend.world.settings, { platBizType: 3, hasCharging: true });
  return backend;
}

const open = (at: string, options: MakeAppOptions = {}) => makeApp({ at, ...options });
const agreed = () =>
  new Map([['preferences.v1', JSON.stringify({ isElder: false, scheme: 'auto', hasConsented: true })]]);
/** A driver who has agreed to be located, near the first lots of the city. */
const openLocated = (at: string, options: MakeAppOptions = {}) => open(at, { local: agreed(), ...options });
const plan = () => screen.queryByRole('group', { name: '周边平面图，上方为北' });

describe('the map', () => {
  test('of an unknown driver lists places nearby first, without a plan, and asks where they are', async () => {
    const { sent } = await open('/map');
    const rows = await rowsOf('附近停车场，由近到远');
    expect(rows[0]).toMatch(/^福华一路路内停车385m · 仅剩 3 位 · 免费15分钟 · 4\.00元\/小时.*福华一路/);
    expect(rows[1]).toMatch(/^市民中心地下停车场445m · 余位 86/);
    expect(plan()).toBeNull();
    expect(sent('POST', 'dealer/v2/api/nearbyParks').map(({ body }) => body)).toEqual([
      { destLng: 114.057868, destLat: 22.543099 },
    ]);
    expect(await button('同意并定位')).toBeVisible();
    expect(await link('《隐私政策》')).toHaveAttribute('href', '/notice2');
  });

  test('the plan has the driver, names and free spaces of the same places, and says what its signs mean', async () => {
    await openLocated('/map');
    await rowsOf('附近停车场，由近到远');
    const drawn = within(await screen.findByRole('group', { name: '周边平面图，上方为北' }, WAIT));
    expect(drawn.getByRole('img', { name: '我的位置' })).toHaveTextContent('您');
    const lot = drawn.getByRole('button', { name: '市民中心地下停车场 余86' });
    expect(lot).toHaveTextContent('市民中心地下停车场余86');
    const signs = within(screen.getByRole('list', { name: '图例' })).getAllByRole('listitem');
    expect(signs.map(({ textContent }) => textContent)).toEqual(['您', '有空位', '紧张', '圈为距离']);
  });

  test('the plan is not drawn when nothing is found, when it fails, and comes back with what it can show', async () => {
    const backend = createBackend();
    for (const lot of backend.world.tables.lots) lot.supportsDiffTime = false;
    const { user } = await openLocated('/map?parkType=diffTimeActive', { backend });
    await word('暂无符合条件的停车点位');
    expect(plan()).toBeNull();
    backend.world.faults.set('POST dealer/v2/api/nearbyParks', { kind: 'http500' });
    await user.click(screen.getByRole('radio', { name: '全部' }));
    await word('附近停车场加载失败');
    expect(plan()).toBeNull();
    backend.world.faults.clear();
    await user.click(await button('重试'));
    await screen.findByRole('group', { name: '周边平面图，上方为北' }, WAIT);
  });

  test('有空位 leaves out what is full and what nobody knows, keeps its place beside the other filters, and can be undone', async () => {
    const backend = createBackend();
    const { user } = await open('/map', { backend });
    expect((await rowsOf('附近停车场，由近到远')).join()).toMatch(/已满.*|余位未知/);
    await user.click(await button('有空位'));
    await waitFor(async () => {
      expect((await rowsOf('附近停车场，由近到远')).join()).not.toMatch(/已满|余位未知/);
    });
    expect((await rowsOf('附近停车场，由近到远')).join()).toContain('仅剩 3 位');
    expect(await button('有空位')).toHaveAttribute('aria-pressed', 'true');
    for (const lot of backend.world.tables.lots) lot.freeSpaces = 0;
    await user.click(screen.getByRole('radio', { name: '预约' }));
    await word('暂无符合条件的停车点位');
    await user.click(await button('看全部'));
    expect((await rowsOf('附近停车场，由近到远')).join()).toContain('已满');
  });

  test('a lot that is nearly full says so in its colour', async () => {
    await open('/map');
    expect(await word('仅剩 3 位')).toHaveClass('soon');
    expect((await link(/^市民中心地下停车场/)).querySelector('.soon')).toBeNull();
  });

  test('a filter is sent to the server, puts its own fact first in each row, and is part of the address', async () => {
    const { user } = await open('/map?parkType=monthActive');
    expect(await rowsOf('附近停车场，由近到远')).toEqual([
      expect.stringMatching(/^市民中心地下停车场445m · 月卡余12 · 余位 86/),
      expect.stringMatching(/^会展中心南广场停车场1\.14km · 月卡不限 · 余位未知/),
    ]);
    await user.click(screen.getByRole('radio', { name: '预约' }));
    await word(/预约不限/);
    expect(address()).toBe('/map?parkType=bookActive');
    await user.click(screen.getByRole('radio', { name: '可充电' }));
    await waitFor(async () => {
      expect(await rowsOf('附近停车场，由近到远')).toEqual([expect.stringMatching(/^中心书城停车场/)]);
    });
  });

  test('an empty result says so; a failed one can be retried', async () => {
    const backend = createBackend();
    backend.world.faults.set('POST dealer/v2/api/nearDiffTimeParks', { kind: 'http500' });
    for (const lot of backend.world.tables.lots) lot.supportsDiffTime = false;
    const { user } = await open('/map?parkType=diffTimeActive', { backend });
    await word('暂无符合条件的停车点位');
    backend.world.faults.set('POST dealer/v2/api/nearbyParks', { kind: 'http500' });
    await user.click(screen.getByRole('radio', { name: '全部' }));
    await word('附近停车场加载失败');
    expect(screen.getByText('系统繁忙，请稍后重试')).toBeVisible();
    backend.world.faults.clear();
    await user.click(await button('重试'));
    expect((await rowsOf('附近停车场，由近到远')).length).toBeGreaterThan(3);
  });

  test('a lot opens in a sheet with all its details, and closing it goes back', async () => {
    const app = await open('/map', { signedInAs: LIN });
    await app.user.click(await link(/^市民中心地下停车场/));
    const sheet = within(await screen.findByRole('dialog', { name: '市民中心地下停车场' }, WAIT));
    expect(address()).toBe(`/map?parkId=${LOTS.city}`);
    for (const text of [
      '86/320',
      '免费30分钟，3.00元/小时，24小时封顶30.00元',
      '深圳市福田区福中三路',
      '名额余12',
      '名额不限',
    ])
      expect(sheet.getByText(saidBy(text))).toBeVisible();
    const to = (name: string) => sheet.getByRole('link', { name }).getAttribute('href');
    expect(to('0755-83000000')).toBe('tel:075583000000');
    expect(to('办月卡')).toBe(`/nearbyBagRules?parkId=${LOTS.city}`);
    expect(to('缴停车费')).toBe(`/parkingPayPage?parkId=${LOTS.city}`);
    expect(sheet.queryByRole('link', { name: '看附近充电站' })).toBeNull();
    await app.user.click(sheet.getByRole('button', { name: '关闭' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(address()).toBe('/map');
  });

  test('a planned stay has an estimated price where the labels can be read, and the hours stay chosen', async () => {
    const app = await open(`/map?parkId=${LOTS.city}`);
    await word('停3小时约 9.00元');
    expect(screen.getByText('预估，以实际为准')).toBeVisible();
    await app.user.click(screen.getByRole('radio', { name: '8小时' }));
    await word('停8小时约 24.00元');
    app.go(`/map?parkId=${LOTS.mall}`);
    await word('停8小时约 40.00元');
    app.go(`/map?parkId=${LOTS.office}`);
    await word('停8小时约 16.00元');
    await app.user.click(screen.getByRole('radio', { name: '1小时' }));
    await word('停1小时预计免费');
  });

  test('where a price label is not understood, there is no estimate', async () => {
    const backend = createBackend();
    for (const { rule } of backend.world.tables.lots) rule.perHourCents = 1_000_000;
    await open(`/map?parkId=${LOTS.city}`, { backend });
    await word('免费30分钟，10000.00元/小时，24小时封顶30.00元');
    expect(screen.queryByText(/预估/)).toBeNull();
  });

  test('closing a lot that home opened shows the map around it', async () => {
    const app = await open(`/map?parkId=${LOTS.mall}&isDetailPark=1&lng=114.06&lat=22.54`);
    await app.user.click(within(await screen.findByRole('dialog', {}, WAIT)).getByRole('button', { name: '关闭' }));
    await waitFor(() => {
      expect(address()).toBe('/map?lng=114.06&lat=22.54');
    });
    await word('距离从地图上选的地点算起');
    await app.user.click(await button('回到我的位置'));
    expect(address()).toBe('/map');
  });

  test('a lot is added to and removed from favourites with one press each; a visitor signs in first and returns to it', async () => {
    const app = await open(`/map?parkId=${LOTS.mall}`, { signedInAs: LIN });
    await app.user.click(await button('收藏中心书城停车场'));
    await button('取消收藏中心书城停车场');
    expect(app.world.tables.collectedParks.some(({ parkId }) => parkId === LOTS.mall)).toBe(true);
    await app.user.click(await button('取消收藏中心书城停车场'));
    await button('收藏中心书城停车场');
    expect(app.world.tables.collectedParks.some(({ parkId }) => parkId === LOTS.mall)).toBe(false);
    app.stop();
    await open(`/map?parkId=${LOTS.mall}`);
    expect((await link('登录后收藏')).getAttribute('href')).toBe(
      `/login?enCodeUrl=${encodeURIComponent(`/map?parkId=${LOTS.mall}`)}`,
    );
  });

  test('navigates there with the map app that the operator configured', async () => {
    const app = await open(`/map?parkId=${LOTS.mall}`);
    app.world.settings.mapFlag = 1;
    await app.user.click(await button('导航到中心书城停车场'));
    await waitFor(() => {
      expect(app.outside.left.join()).toContain('uri.amap.com');
    }, WAIT);
  });

  test('a lot that neither its list nor the call about it brings says so in its sheet', async () => {
    const backend = createBackend();
    backend.world.faults.set('POST dealer/v2/api/nearbyParks', { kind: 'http500' });
    backend.world.faults.set('GET dealer/v2/api/parks/{id}', { kind: 'http500', times: 1 });
    const { user } = await open(`/map?parkId=${LOTS.mall}`, { backend });
    const sheet = within(await screen.findByRole('dialog', { name: '停车场' }, WAIT));
    await sheet.findByText('停车场加载失败', {}, WAIT);
    await user.click(sheet.getByRole('button', { name: '重试' }));
    await screen.findByRole('dialog', { name: '中心书城停车场' }, WAIT);
  });

  test('where both are offered, charging has its own tab, with free guns on the pins', async () => {
    const { user } = await openLocated('/map', { backend: both(), signedInAs: LIN });
    await rowsOf('附近停车场，由近到远');
    await user.click(screen.getByRole('radio', { name: '充电' }));
    expect(address()).toBe('/map?isFromHome=2');
    expect((await rowsOf('附近充电站，由近到远'))[0]).toMatch(/充电站.*m · 营业中 · 快充 \d+\/\d+/);
    expect(screen.getAllByRole('button', { name: /充电站 (空闲\d+|无空闲枪)/ }).length).toBeGreaterThan(0);
    await user.click(await link(/^市民中心充电站/));
    const sheet = within(await screen.findByRole('dialog', { name: '市民中心充电站' }, WAIT));
    expect(sheet.getByRole('link', { name: '去充电' }).getAttribute('href')).toMatch(/^\/chargingPage\?stationId=/);
    await user.click(sheet.getByRole('button', { name: '收藏市民中心充电站' }));
    await sheet.findByRole('button', { name: '取消收藏市民中心充电站' }, WAIT);
  });

  test('an operator without charging has no such tab, whatever the address says', async () => {
    await open('/map?isFromHome=2');
    await rowsOf('附近停车场，由近到远');
    expect(screen.queryByRole('radio', { name: '充电' })).toBeNull();
  });

  test('for an operator of charging only, lots are never queried', async () => {
    const { sent } = await open('/map', { backend: createBackend({ seed: 'chargingOnly' }) });
    await rowsOf('附近充电站，由近到远');
    expect(sent('POST', 'dealer/v2/api/nearbyParks')).toEqual([]);
  });

  test('of thousands of lots, few rows and few pins are in the document', async () => {
    await openLocated('/map', { backend: createBackend({ seed: 'lots9999' }) });
    const rows = await rowsOf('附近停车场，由近到远');
    expect(rows.length).toBeLessThan(60);
    expect(document.querySelectorAll('[data-map-marker]').length).toBeLessThanOrEqual(21);
    const [first] = within(screen.getByRole('list', { name: '附近停车场，由近到远' })).getAllByRole('listitem');
    expect(first).toHaveAttribute('aria-setsize', '500');
  });

  test('around another place the list is queried for that place', async () => {
    const { sent } = await open('/map?lng=113.9&lat=22.5');
    await rowsOf('附近停车场，由近到远');
    expect(sent('POST', 'dealer/v2/api/nearbyParks').map(({ body }) => body)).toEqual([
      { destLng: 113.9, destLat: 22.5 },
    ]);
  });
});

describe('the search', () => {
  const field = () => screen.findByRole('searchbox', { name: '搜索停车场、充电站' }, WAIT);
  const type = async (text: string) => {
    fireEvent.change(await field(), { target: { value: text } });
  };

  const nearbyStart = () => word('附近停车场');

  test('begins with the nearest places and the way to ask for a better list; a failure there leaves the field usable', async () => {
    const backend = createBackend();
    Object.assign(backend.world.settings, { platBizType: 3, hasCharging: true });
    backend.world.faults.set('POST dealer/v2/api/nearbyParks/home', { kind: 'http500', times: 1 });
    const { user } = await open('/searchPage', { backend });
    await word('附近停车场加载失败');
    await button('同意并定位');
    await user.click(await button('重试'));
    expect((await link(/^福华一路路内停车/)).getAttribute('href')).toMatch(/^\/map\?parkId=.*isDetailPark=1/);
    expect((await link('看地图')).getAttribute('href')).toBe('/map');
    await user.click(screen.getByRole('radio', { name: '充电站' }));
    await link(/^市民中心充电站/);
    await type('书城');
    await user.click(screen.getByRole('radio', { name: '停车场' }));
    expect(await rowsOf('找到的停车场，由近到远')).toEqual([expect.stringMatching(/^中心书城停车场/)]);
  });

  test('queries after a debounce, the last text wins, and the address keeps it', async () => {
    const { sent, calls } = await open('/searchPage');
    await nearbyStart();
    await type('市');
    await type('市民');
    expect(await rowsOf('找到的停车场，由近到远')).toEqual([expect.stringMatching(/^市民中心地下停车场/)]);
    expect(address()).toBe('/searchPage?keyword=市民');
    expect(sent('GET', 'dealer/v2/api/parksByName')).toHaveLength(1);
    await type('没有的');
    await word('没有找到“没有的”相关的停车场');
    expect(calls.filter(({ path }) => path.endsWith('parksByName'))).toHaveLength(2);
  });

  test('opened results are in the history, can be searched again, and removed one by one or all at once', async () => {
    const app = await open('/searchPage?keyword=书城');
    const found = await link(/^中心书城停车场/);
    expect(found.getAttribute('href')).toMatch(/^\/map\?parkId=park-2&isDetailPark=1&lng=/);
    await app.user.click(found);
    await app.onScreen('map');
    app.go('/searchPage');
    await app.onScreen('searchPage');
    await app.user.click(await button('书城'));
    await link(/^中心书城停车场/);
    fireEvent.change(await field(), { target: { value: '医院' } });
    fireEvent.submit(await screen.findByRole('search'));
    await link(/^第二人民医院停车场/);
    await app.user.click(await button('清空'));
    await button('医院');
    const kept = app.ports.local.get('recents.words.v1');
    expect(kept).toContain('["医院","书城"]');
    expect(kept).toMatch(/"owner":"\w{8} [\da-f]{24}"/);
    await app.user.click(await button('删除书城'));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: '书城' })).toBeNull();
    });
    await app.user.click(await button('清空搜索历史'));
    const dialog = within(await screen.findByRole('alertdialog', {}, WAIT));
    expect(dialog.getByText('这台手机上的1条搜索历史会被删除')).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: '清空' }));
    await nearbyStart();
  });

  test("another driver does not see this driver's history", async () => {
    const local = new Map([['recents.words.v1', JSON.stringify({ owner: 'someone', list: ['书城'] })]]);
    await open('/searchPage', { local });
    await nearbyStart();
    expect(screen.queryByRole('button', { name: '书城' })).toBeNull();
  });

  test('presses of 搜索 within 200 ms are one search', async () => {
    const { store } = await open('/searchPage');
    const form = await screen.findByRole('search', {}, WAIT);
    const ways: string[] = [];
    let { key } = store.getState().route.location;
    store.subscribe(() => {
      const { location } = store.getState().route;
      if (location.key !== key) ways.push(location.search);
      ({ key } = location);
    });
    fireEvent.change(await field(), { target: { value: '中心' } });
    // Five presses take a busy machine longer than 200 ms: they are all of one moment.
    const now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now);
    for (let press = 0; press < 5; press += 1) fireEvent.submit(form);
    clock.mockRestore();
    expect(ways).toEqual([`?keyword=${encodeURIComponent('中心')}`]);
  });

  test('in one city, by pages, and among charging stations where the operator charges', async () => {
    const backend = createBackend({ seed: 'lots9999' });
    Object.assign(backend.world.settings, { platBizType: 3, hasCharging: true });
    const local = new Map<string, string>();
    const { user, sent } = await open('/searchPage?keyword=停车', { backend, local });
    await user.click(await button('全部城市，换城市'));
    await user.click(await screen.findByRole('radio', { name: /^广州市/ }, WAIT));
    await button('广州市，换城市');
    expect(local.get('locationCity')).toBe('广州市');
    expect((await rowsOf('找到的停车场，由近到远')).length).toBeLessThan(60);
    expect(sent('GET', 'dealer/v2/api/parksByName').length).toBeGreaterThan(1);
    await user.click(screen.getByRole('radio', { name: '充电站' }));
    await word('没有找到“停车”相关的充电站');
    // By now the app knows the list of lots: the button shows the number of its results and leads back to it.
    await user.click(await button(/^停车场里有 \d+ 个$/));
    await rowsOf('找到的停车场，由近到远');
  });

  test('with no lot found it links to the charging stations, and shows their number once it is known', async () => {
    const backend = createBackend();
    Object.assign(backend.world.settings, { platBizType: 3, hasCharging: true });
    const { user, sent } = await open('/searchPage?keyword=莲花山', { backend });
    const elsewhere = await button('去充电站里找');
    expect(sent('POST', 'cps/v2/api/nearbyStations')).toHaveLength(0);
    await user.click(elsewhere);
    await link(/莲花山/);
    await user.click(screen.getByRole('radio', { name: '停车场' }));
    await button(/^充电站里有 \d+ 个$/);
  });

  test('a failed search can be retried', async () => {
    const backend = createBackend();
    backend.world.faults.set('GET dealer/v2/api/parksByName', { kind: 'http500', times: 1 });
    const { user } = await open('/searchPage?keyword=书城', { backend });
    await word('停车场加载失败');
    await user.click(await button('重试'));
    await link(/^中心书城停车场/);
  });

  test('a place in the results opens the map there, and is remembered', async () => {
    const app = await open('/search?keyword=深圳');
    expect((await rowsOf('找到的地点'))[0]).toMatch(/^深圳市6个停车场/);
    await app.user.click(await button(/^第二人民医院停车场/));
    await app.onScreen('map');
    expect(address()).toBe('/map?lng=114.07667&lat=22.5638');
    app.go('/search');
    await app.onScreen('search');
    await button(/^第二人民医院停车场/);
  });
});

describe("a driver's favourites", () => {
  test('are listed with free spaces now, can be navigated to, and are removed after one confirmation that names them', async () => {
    const app = await open('/collect', { signedInAs: LIN });
    expect(await rowsOf('收藏的停车场')).toEqual([
      expect.stringMatching(/^市民中心地下停车场445m · 余位 86/),
      expect.stringMatching(/^福华一路路内停车/),
    ]);
    expect(await button('导航到市民中心地下停车场')).toBeVisible();
    await app.user.click(await button('取消收藏市民中心地下停车场'));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^取消收藏市民中心地下停车场？/ }, WAIT));
    await app.user.click(dialog.getByRole('button', { name: '暂不取消' }));
    expect(app.sent('DELETE', `dealer/v2/api/collectParks/${LOTS.city}`)).toHaveLength(0);
    await app.user.click(await button('取消收藏市民中心地下停车场'));
    await app.user.click(
      within(await screen.findByRole('alertdialog', {}, WAIT)).getByRole('button', { name: '取消收藏' }),
    );
    await waitFor(async () => {
      expect(await rowsOf('收藏的停车场')).toEqual([expect.stringMatching(/^福华一路路内停车/)]);
    }, WAIT);
  });

  test('charging stations are a tab where both are offered', async () => {
    const app = await open('/collect', { signedInAs: LIN, backend: both() });
    await app.user.click(await screen.findByRole('radio', { name: '充电站' }, WAIT));
    expect(await rowsOf('收藏的充电站')).toHaveLength(1);
    await app.user.click(await button(/^取消收藏/));
    await app.user.click(
      within(await screen.findByRole('alertdialog', {}, WAIT)).getByRole('button', { name: '取消收藏' }),
    );
    await word('还没有收藏充电站');
  });

  test('an empty list links to the map; a visitor sees the sign-in card', async () => {
    const app = await open('/collect', { signedInAs: DRIVERS.chen.phone });
    await word('还没有收藏停车场');
    expect((await link('去附近看看')).getAttribute('href')).toBe('/map');
    app.stop();
    await open('/collect');
    await word('我的收藏需要登录，登录后回到这里');
  });
});

describe('where something is valid', () => {
  test('a coupon: its lots, or a message that the coupon is unknown', async () => {
    const app = await open('/suitParking?couponId=coupon-3', { signedInAs: LIN });
    expect((await rowsOf('优惠券适用的停车场，由近到远')).length).toBeGreaterThan(0);
    app.go('/suitParking?couponId=gone');
    expect((await link('查看附近停车场')).getAttribute('href')).toBe('/map');
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    // The page shows the message, so no toast repeats it.
    expect(screen.getAllByText('优惠券不存在')).toHaveLength(1);
    expect(app.store.getState().notices.toast).toBeNull();
    app.go('/suitParking');
    await word('请从优惠券或月卡打开，才知道要查哪一张');
  });

  test('a kind of pass: its lots, or that it is gone; a visitor signs in first', async () => {
    const app = await open('/suitParking?ruleId=rule-2', { signedInAs: LIN });
    expect(await rowsOf('月卡适用的停车场')).toEqual([
      expect.stringMatching(/^市民中心地下停车场/),
      expect.stringMatching(/^会展中心南广场停车场/),
    ]);
    app.go('/suitParking?ruleId=gone');
    await word('这个月卡套餐已经下架');
    app.stop();
    await open('/suitParking?orderNo=x1');
    expect((await link('登录')).getAttribute('href')).toBe(
      `/login?enCodeUrl=${encodeURIComponent('/suitParking?orderNo=x1')}`,
    );
  });

  test('lots with period passes, and their packages', async () => {
    const app = await open('/nearbyBagParks', { signedInAs: LIN });
    expect(await rowsOf('附近月卡停车场，由近到远')).toHaveLength(2);
    expect((await link('地图')).getAttribute('href')).toBe('/map?parkType=monthActive');
    await app.user.click(await link(/^市民中心地下停车场/));
    await app.onScreen('nearbyBagRules');
    const rows = await rowsOf('月卡套餐');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toBe('市民中心月卡300.00元/月名额余12全天 · 2辆车，同时停1辆1个停车场适用办理');
    expect((await link('办理市民中心月卡')).getAttribute('href')).toContain('ruleId=rule-1');
  });

  test('a list without packages says so; a failed one can be retried', async () => {
    const backend = createBackend();
    backend.world.faults.set('GET special/v2/api/bagMultiRules', { kind: 'http500', times: 1 });
    const { user } = await open(`/nearbyBagRules?parkId=${LOTS.hospital}`, { backend, signedInAs: LIN });
    await word('月卡套餐加载失败');
    await user.click(await button('重试'));
    await word('这个停车场暂无可办的月卡');
  });
});
