import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { createBackend } from '../../mocks/app';
import { fetchPort } from '../../mocks/fetchPort';
import { expireAccessTokens } from '../../mocks/world/account/tokens';
import { DRIVERS, PLATES } from '../../mocks/world/core/seeded';
import { payingDriver } from '../support/driverWorlds';
import { fakeHost } from '../support/fakePorts';
import { makeApp, type MakeAppOptions } from '../support/makeApp';
import { shownScreen } from '../support/seen';

const LIN = DRIVERS.lin.phone;
const CARD_FEE = 'charge/v2/api/parkOrders/msp/boundVehicleParkingBill';
const LOOK_UP = 'charge/v2/api/parkOrders/msp/plateNo';

/** Opens home and waits until every block, and so the screen, is at rest. */
async function openHome(options: MakeAppOptions = {}) {
  const app = await makeApp(options);
  const home = await app.onScreen('home');
  await waitFor(
    () => {
      expect(document.querySelector('[data-block][data-state="loading"]')).toBeNull();
      expect(document.querySelector('[data-block="nearby"]')).not.toBeNull();
    },
    { timeout: 5_000 },
  );
  return { ...app, home };
}

/** Waits longer than the time in which several presses count as one, or a call takes. */
const pressedNoMore = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 300)));
const block = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-block="${name}"]`);
  if (found === null) throw new Error(`no block ${name}`);
  return found;
};
const stateOf = (name: string) => block(name).dataset['state'];
/** The rest of the menu, which is longer than two rows. */
const openMenu = async ({ user }: Awaited<ReturnType<typeof openHome>>) => {
  await user.click(within(block('menu')).getByRole('button', { name: '更多' }));
};
const hrefOf = (element: HTMLElement | null) => element?.getAttribute('href');
const address = (app: { store: { getState(): { route: { location: { pathname: string; search: string } } } } }) => {
  const { pathname, search } = app.store.getState().route.location;
  return pathname + search;
};

/** The device of a visitor whose openid the host has proved in this visit. */
const withProvedOpenid = (openid: string) => ({
  local: new Map([['openid', openid]]),
  tab: new Map([['openidProof', JSON.stringify({ openid, mark: '', source: 'oauth' })]]),
});

describe('a visitor', () => {
  test('sees the banner, the menu, nearby places, the plate query and the sign-in link, and sends no call that needs a driver', async () => {
    const { home, calls } = await openHome();
    expect(hrefOf(home.getByRole('link', { name: '搜索停车场、充电站' }))).toBe('/searchPage');
    expect(hrefOf(home.getByRole('link', { name: /登录/ }))).toBe('/login?enCodeUrl=%2Fhome');
    for (const name of ['banner', 'menu', 'query', 'nearby', 'news'])
      expect([name, stateOf(name)]).toEqual([name, 'ready']);
    expect(document.querySelector('[data-block="bills"]')).toBeNull();
    const asked = calls.map(({ path }) => path);
    for (const locked of ['parkOrders', 'plateCount', 'chargingOrders'])
      expect(asked.filter((path) => path.includes(locked))).toEqual([]);
    expect(calls.find(({ path }) => path.endsWith('advertisings'))?.body).toEqual({ cityName: '深圳市' });
  });

  test('queries a plate with one bill on the keyboard and gets to that bill', async () => {
    const app = await openHome();
    const ask = app.home.getByRole('button', { name: '查询' });
    expect(ask).toBeDisabled();
    await app.user.click(app.home.getByRole('button', { name: /^车牌第1位/ }));
    for (const key of PLATES.visitorOne) await app.user.click(await app.home.findByRole('button', { name: key }));
    expect(ask).toBeEnabled();
    await app.user.click(ask);
    await app.onScreen('payPage');
    expect(address(app)).toMatch(/^\/payPage\?uniqueId=[\w-]+&parkId=[\w-]+$/);
  }, 20_000);

  const paste = async (app: Awaited<ReturnType<typeof openHome>>, plate: string) => {
    app.home.getByRole('button', { name: /^车牌第1位/ }).focus();
    await app.user.paste(plate);
  };

  test('sees a message when nothing is owed, and the plate is in the history', async () => {
    const app = await openHome(withProvedOpenid('openid-wx-9'));
    await paste(app, PLATES.visitorNone);
    await app.user.click(app.home.getByRole('button', { name: '查询' }));
    await app.screen.findByText('未查到待缴费信息');
    await app.home.findByRole('button', { name: '粤A·00000' });
    expect(address(app)).toBe('/home');
  });

  test('reads beside the plate that nothing was found, in a jump in time too, until another plate is typed', async () => {
    const app = await openHome();
    await paste(app, PLATES.visitorNone);
    await app.user.click(app.home.getByRole('button', { name: '查询' }));
    const answer = /未查到 粤A·00000 的停车费/;
    await within(block('query')).findByText(answer);
    expect(app.store.getState().plateQuery.nothingFor).toBe(PLATES.visitorNone);

    app.home.getByRole('button', { name: /^车牌第7位/ }).focus();
    await app.user.keyboard('1');
    expect(within(block('query')).queryByText(answer)).toBeNull();
    await app.user.keyboard('{ArrowLeft}0');
    expect(within(block('query')).queryByText(answer)).toBeNull();
    expect(app.store.getState().plateQuery.nothingFor).toBe('');

    await pressedNoMore();
    await app.user.click(app.home.getByRole('button', { name: '查询' }));
    await app.user.click(await within(block('query')).findByRole('button', { name: '换个车牌' }));
    expect(app.home.getByRole('button', { name: '车牌第1位' })).toHaveAttribute('aria-current', 'true');
    expect(app.home.getByRole('button', { name: '车牌第7位' })).toBeInTheDocument();
    await app.home.findByRole('button', { name: '粤' });
  }, 20_000);

  test('types, deletes and queries with a hardware keyboard; Enter queries only a complete plate', async () => {
    const app = await openHome();
    await app.user.click(app.home.getByRole('button', { name: /^车牌第1位/ }));
    await app.user.click(await app.home.findByRole('button', { name: '粤' }));
    await app.user.keyboard('a0000');
    const cells = () => app.home.getAllByRole('button', { name: /^车牌第/ }).map(({ textContent }) => textContent);
    expect(cells()).toEqual(['粤', 'A', '0', '0', '0', '0', '', '']);
    await app.user.keyboard('{Enter}');
    expect(cells()).toEqual(['粤', 'A', '0', '0', '0', '0', '', '']);
    expect(app.sent('GET', LOOK_UP)).toHaveLength(0);
    await app.user.keyboard('1{Backspace}{Backspace}');
    expect(cells()[6]).toBe('');
    await app.user.keyboard('0{Enter}');
    await app.screen.findByText('未查到待缴费信息');
    expect(app.sent('GET', LOOK_UP)).toHaveLength(1);
    expect(app.home.queryByRole('group', { name: '车牌键盘' })).toBeNull();
  }, 20_000);

  test('is promised a history only where the server keeps one', async () => {
    const nobody = await openHome();
    expect(block('query')).toHaveTextContent('登录后，查过的车牌会留在这里');
    expect(nobody.sent('GET', 'charge/v2/api/plateHistory/record')).toHaveLength(0);
    nobody.stop();
    const claimed = await openHome({ local: new Map([['openid', 'openid-wx-9']]) });
    expect(block('query')).toHaveTextContent('登录后，查过的车牌会留在这里');
    expect(claimed.sent('GET', 'charge/v2/api/plateHistory/record')).toHaveLength(0);
    claimed.stop();
    const known = await openHome(withProvedOpenid('openid-wx-9'));
    await within(block('query')).findByText('查过的车牌会留在这里');
    expect(known.sent('GET', 'charge/v2/api/plateHistory/record')).toHaveLength(1);
  });

  test('goes to the list when there are several bills, with the plate; the yellow box is part of the query', async () => {
    const app = await openHome();
    await paste(app, PLATES.visitorSeveral);
    await app.user.click(app.home.getByRole('button', { name: '查询' }));
    await app.onScreen('multiPayPage');
    expect(address(app)).toContain(`plateNo=${encodeURIComponent(PLATES.visitorSeveral)}`);
    expect(app.world.log.list().find(({ path }) => path.endsWith('plateNo'))).toBeDefined();
  });

  test('sends one query however often the button is pressed', async () => {
    const app = await openHome();
    await paste(app, PLATES.visitorNone);
    const ask = app.home.getByRole('button', { name: '查询' });
    act(() => {
      for (let press = 0; press < 5; press += 1) ask.click();
    });
    await app.screen.findByText('未查到待缴费信息');
    await pressedNoMore(); // no press was kept for later
    expect(app.sent('GET', LOOK_UP)).toHaveLength(1);
  });

  test('queries a plate of the history with one press, and removes it after a confirmation that names it', async () => {
    const app = await openHome(withProvedOpenid(DRIVERS.lin.openid));
    await app.home.findByRole('button', { name: '粤A·11111' });
    await app.user.click(app.home.getByRole('button', { name: '删除 粤A·11111' }));
    const question = await app.screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('删除 粤A·11111 的查询记录');
    await app.user.click(within(question).getByRole('button', { name: '取消' }));
    expect(app.sent('DELETE', 'charge/v2/api/plateHistory/record')).toHaveLength(0);

    await app.user.click(app.home.getByRole('button', { name: '删除 粤A·11111' }));
    await app.user.click(within(await app.screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
    await waitFor(() => {
      expect(app.home.queryByRole('button', { name: '粤A·11111' })).toBeNull();
    });
    await app.user.click(app.home.getByRole('button', { name: '粤B·12345' }));
    await waitFor(() => {
      expect(address(app)).not.toBe('/home');
    });
    expect(app.sent('GET', LOOK_UP)).toHaveLength(1);
  }, 20_000);
});

describe('a signed-in driver', () => {
  const track = () => within(block('bills')).getByRole('list');
  const cards = () => [...document.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) => dataset['card']);
  const swipeTo = (index: number) => {
    const list = track();
    Object.defineProperty(list, 'clientWidth', { value: 300, configurable: true });
    list.scrollLeft = index * 300;
    fireEvent.scroll(list);
  };

  test('sees the fee of the first card, and of the next one after swiping to it', async () => {
    const app = await openHome({ signedInAs: LIN });
    await waitFor(() => {
      expect(cards()).toEqual(['due', 'unseen', 'unseen']);
    });
    expect(app.sent('GET', CARD_FEE)).toHaveLength(1);
    const [first] = within(track()).getAllByRole('link');
    expect(first).toHaveTextContent('6.00元');
    expect(hrefOf(first ?? null)).toMatch(/^\/payPage\?uniqueId=[\w-]+&parkId=park-1$/);
    expect(within(track()).getAllByText('滑动查看')).toHaveLength(2);
    expect(within(track()).queryByText('查询中')).toBeNull();

    swipeTo(1);
    await waitFor(() => {
      expect(cards()).toEqual(['due', 'free', 'unseen']);
    });
    expect(track()).toHaveTextContent(/免费.*前离场不用缴费/);
    swipeTo(2);
    await waitFor(() => {
      expect(cards()).toEqual(['due', 'free', 'pass']);
    });
    expect(app.sent('GET', CARD_FEE)).toHaveLength(3);
    swipeTo(0);
    expect(app.sent('GET', CARD_FEE)).toHaveLength(3);
  });

  test('with several arrears goes to the list of all, with one to its bill', async () => {
    await openHome({ signedInAs: LIN });
    expect(hrefOf(within(block('bills')).getByRole('link', { name: /2笔待补缴.*22\.00\s*元/ }))).toBe(
      '/multiPayPage?arrearsOnly=1',
    );
  });

  test('with one arrears bill goes to that bill', async () => {
    await openHome({ signedInAs: LIN, backend: createBackend({ seed: 'oneArrears' }) });
    expect(hrefOf(within(block('bills')).getByRole('link', { name: /1笔待补缴/ }))).toMatch(
      /^\/payPage\?uniqueId=[\w-]+&parkId=[\w-]+$/,
    );
  });

  /** The texts of the block, in reading order. */
  const todo = () => {
    const found = block('bills').querySelectorAll('[data-card], a[href*="PayPage"], a[href^="/payPage"], p');
    return [...found].map(({ textContent }) => textContent);
  };
  const before = (first: RegExp, second: RegExp) => {
    const said = todo();
    const [one, other] = [first, second].map((words) => said.findIndex((text) => words.test(text)));
    expect([one, other]).not.toContain(-1);
    expect(one).toBeLessThan(other ?? -1);
  };

  test('sees the most urgent line first: a parked car, then arrears, then charging, and last that there is nothing', async () => {
    const both = () => {
      const backend = createBackend();
      Object.assign(backend.world.settings, { platBizType: 3, hasCharging: true });
      return backend;
    };
    const app = await openHome({ signedInAs: LIN, backend: both() });
    before(/粤B·12345/, /2笔待补缴/);
    app.stop();
    const left = both();
    left.world.tables.stays = left.world.tables.stays.filter(({ exitAt }) => exitAt !== null);
    await openHome({ signedInAs: LIN, backend: left });
    before(/2笔待补缴/, /市民中心充电站/);
    before(/市民中心充电站/, /暂无在停信息/);
  });

  test('without a vehicle sees a prompt to add one', async () => {
    await openHome({ signedInAs: DRIVERS.chen.phone });
    expect(block('bills')).not.toHaveTextContent(/补缴|欠费/);
    expect(hrefOf(await within(block('bills')).findByRole('link', { name: /添加车辆/ }))).toMatch(/^\/addCar/);
    expect(stateOf('bills')).toBe('empty');
  });

  test.each([
    ['below the limit of the operator', 6, 7, true],
    ['at the limit of the operator', 3, 3, false],
    ['where the operator names no limit', 6, 0, true],
  ])('sees the prompt to add a vehicle %s', async (_where, plates, maxPlateNum, isShown) => {
    const backend = createBackend();
    const [lin] = backend.world.tables.drivers;
    if (lin === undefined) throw new Error('no driver');
    const [one] = lin.plates;
    while (one !== undefined && lin.plates.length < plates)
      lin.plates.push({
        ...one,
        plateId: `more-${lin.plates.length}`,
        plateNo: `粤C0000${lin.plates.length}`,
        isDefault: false,
      });
    backend.world.settings.maxPlateNum = maxPlateNum;
    const app = await openHome({ signedInAs: LIN, backend });
    await waitFor(() => expect(app.sent('GET', 'basic/v2/api/paramConfigs')).toHaveLength(1));
    await pressedNoMore();
    expect(within(block('bills')).queryAllByRole('link', { name: /^添加车辆/ })).toHaveLength(Number(isShown));
  });

  test('sees it also where the operator does not say the limit', async () => {
    const backend = createBackend();
    backend.world.faults.set('GET basic/v2/api/paramConfigs', { kind: 'http500' });
    await openHome({ signedInAs: LIN, backend });
    await within(block('bills')).findByRole('link', { name: /^添加车辆/ });
  });

  test('with a vehicle that is not parked reads 暂无在停信息', async () => {
    await openHome({ signedInAs: DRIVERS.huang.phone });
    await within(block('bills')).findByText('暂无在停信息');
  });

  test('sees charging in progress where the operator offers charging, at most three stations, and no parking where there is none', async () => {
    const { home } = await openHome({ signedInAs: LIN, backend: createBackend({ seed: 'chargingOnly' }) });
    const card = await within(block('bills')).findByRole('link', { name: /市民中心充电站/ });
    expect(hrefOf(card)).toBe('/chargingResults?orderNo=charging-1');
    expect(card).toHaveTextContent(/3号直流桩.*A枪.*今天 11:18开始.*已充42分钟/);
    expect(document.querySelector('[data-block="query"]')).toBeNull();
    expect(home.queryByText('附近停车场')).toBeNull();
    expect(block('nearby').querySelectorAll('a[href*="stationId"]')).toHaveLength(3);
    expect(hrefOf(home.getByRole('link', { name: '更多附近充电站' }))).toBe('/map?isFromHome=2');
  });

  test('sees no "free" when the fee query failed, and can retry', async () => {
    const app = await openHome({ signedInAs: LIN, backend: createBackend({ seed: 'feeQueryFails' }) });
    await waitFor(() => {
      expect(cards()[0]).toBe('failed');
    });
    app.world.settings.failingFeePlates = [];
    await app.user.click(app.home.getByRole('button', { name: /^重试查询 粤B·12345/ }));
    await waitFor(() => {
      expect(cards()[0]).toBe('due');
    });
  });

  test('sees everything after one renewal when the token has expired', async () => {
    const backend = createBackend();
    const app = await makeApp({
      signedInAs: LIN,
      backend,
      fetch: (() => {
        let isFirst = true;
        const answer = fetchPort(backend.app);
        return (input, init) => {
          if (isFirst && input.includes('parkOrders')) {
            expireAccessTokens(backend.world);
            isFirst = false;
          }
          return answer(input, init);
        };
      })(),
    });
    await app.onScreen('home');
    await waitFor(() => {
      expect(cards()[0]).toBe('due');
    });
    expect(block('bills')).toHaveTextContent('22.00元');
    // Three calls were sent with the expired token, and each was repeated once.
    for (const path of [
      'charge/v2/api/parkOrders/msp',
      'charge/v2/api/parkOrders/msp/boundVehicleParkingBills',
      'driver/v2/api/plateCount',
    ]) {
      expect(app.sent('GET', path)).toHaveLength(2);
    }
    expect(app.sent('POST', 'auth/v2/api/refreshToken')).toHaveLength(1);
  });
});

describe('state from elsewhere', () => {
  test('shows the default vehicle first, and queries only the fee of its card', async () => {
    const backend = createBackend();
    const [lin] = backend.world.tables.drivers;
    for (const plate of lin?.plates ?? []) plate.isDefault = plate.plateNo === PLATES.period;
    const asked: (string | null)[] = [];
    const answer = fetchPort(backend.app);
    await openHome({
      backend,
      signedInAs: LIN,
      fetch: (input, init) => {
        const { pathname, searchParams } = new URL(input, 'https://app.example');
        if (pathname.endsWith('/boundVehicleParkingBill')) asked.push(searchParams.get('plateId'));
        return answer(input, init);
      },
    });
    const [first] = block('bills').querySelectorAll<HTMLElement>('[data-card]');
    expect(within(first!).getByRole('img', { name: '粤B·88888' })).toBeInTheDocument();
    const own = lin?.plates.find(({ isDefault }) => isDefault)?.plateId;
    expect(asked).toEqual([own]);
  });

  test('offers no second payment while the result of one is open, and leads to the bill', async () => {
    const backend = createBackend({ seed: 'paymentNeverSettles' });
    const app = await makeApp({
      at: '/payPage?uniqueId=stay-0001&parkId=park-1',
      ...payingDriver(backend),
    });
    await app.user.click(await screen.findByRole('button', { name: /^为 粤B·12345 微信支付/ }, { timeout: 8_000 }));
    await screen.findByText('结果确认中', {}, { timeout: 8_000 });
    app.go('/home');
    await app.onScreen('home');
    const card = await screen.findByRole('link', { name: /粤B·12345.*结果确认中/ }, { timeout: 8_000 });
    expect(card).not.toHaveTextContent('去缴费');
    expect(hrefOf(card)).toBe('/payPage?uniqueId=stay-0001&parkId=park-1');
  }, 20_000);
});

describe('each block fails and recovers alone', () => {
  test.each([
    ['menu', 'GET basic/v2/api/homeFuncEntries'],
    ['nearby', 'POST dealer/v2/api/nearbyParks/home'],
    ['news', 'GET publicity/v2/api/news/important'],
    ['bills', 'GET charge/v2/api/parkOrders/msp/boundVehicleParkingBills'],
  ])('%s', async (name, call) => {
    const backend = createBackend();
    backend.world.faults.set(call, { kind: 'http500' });
    const app = await openHome({ signedInAs: LIN, backend });
    const others = ['banner', 'menu', 'query', 'bills', 'nearby', 'news'].filter((other) => other !== name);
    expect(stateOf(name)).toBe('failed');
    for (const other of others) expect([other, stateOf(other)]).toEqual([other, 'ready']);
    backend.world.faults.clear();
    await app.user.click(within(block(name)).getByRole('button', { name: '重试' }));
    await waitFor(() => {
      expect(stateOf(name)).toBe('ready');
    });
  });

  test('the banner shows the built-in picture when it fails, and the real ones after a refresh', async () => {
    const backend = createBackend();
    backend.world.faults.set('POST publicity/v2/api/advertisings', { kind: 'http500' });
    const app = await openHome({ backend });
    expect(stateOf('banner')).toBe('failed');
    await waitFor(() => {
      expect(block('banner')).toHaveTextContent('离场前缴费');
    });
    backend.world.faults.clear();
    await app.user.click(app.home.getByRole('button', { name: '刷新' }));
    await waitFor(() => {
      expect(stateOf('banner')).toBe('ready');
    });
    expect(block('banner').querySelectorAll('img')).toHaveLength(3);
  });

  test('arrears that cannot be loaded say so, and load with 重试', async () => {
    const backend = createBackend();
    backend.world.faults.set('GET charge/v2/api/parkOrders/msp', { kind: 'http500' });
    const app = await openHome({ signedInAs: LIN, backend });
    await within(block('bills')).findByText('待补缴费用加载失败');
    expect(stateOf('bills')).toBe('ready');
    backend.world.faults.clear();
    await app.user.click(within(block('bills')).getByRole('button', { name: '重试' }));
    await within(block('bills')).findByText('2笔待补缴');
  });

  test('parked cars and arrears that are lost together are one failure, and one press asks for both', async () => {
    const backend = createBackend();
    const lost = [
      'GET charge/v2/api/parkOrders/msp',
      'GET charge/v2/api/parkOrders/msp/boundVehicleParkingBills',
    ] as const;
    for (const call of lost) backend.world.faults.set(call, { kind: 'http500' });
    const app = await openHome({ signedInAs: LIN, backend });
    await within(block('bills')).findByText('停车费用加载失败');
    expect(within(block('bills')).getAllByRole('button', { name: '重试' })).toHaveLength(1);
    backend.world.faults.clear();
    await app.user.click(within(block('bills')).getByRole('button', { name: '重试' }));
    await within(block('bills')).findByText('2笔待补缴');
    expect(stateOf('bills')).toBe('ready');
  });
});

describe('the menu', () => {
  test.each([
    ['月卡办理', '/map?parkType=monthActive'],
    ['钱包充值', '/wallet'],
    ['优惠券', '/unused'],
    ['充电站', '/map?isFromHome=2'],
  ])('%s opens %s', async (name, path) => {
    const app = await openHome({ signedInAs: LIN });
    await openMenu(app);
    await app.user.click(within(block('menu')).getByRole('link', { name }));
    await waitFor(() => {
      expect(address(app)).toBe(path);
    });
  });

  test('asks a visitor to sign in where the entry requires it', async () => {
    await openMenu(await openHome());
    expect(hrefOf(within(block('menu')).getByRole('link', { name: '优惠券' }))).toBe('/login?enCodeUrl=%2Funused');
    expect(hrefOf(within(block('menu')).getByRole('link', { name: '开发票' }))).toBe(
      '/login?enCodeUrl=%2FinvoiceManage',
    );
  });

  test('names the host before it opens a page outside, and passes the driver on where the entry requires login', async () => {
    const app = await openHome({ signedInAs: LIN });
    await openMenu(app);
    await app.user.click(within(block('menu')).getByRole('button', { name: '违章查询' }));
    const leaving = await app.onScreen('leaving');
    leaving.getByText('traffic.example.com');
    await app.user.click(leaving.getByRole('button', { name: '继续前往' }));
    expect(app.outside.left).toEqual([`https://traffic.example.com/query?driverId=${DRIVERS.lin.driverId}`]);
  });

  test.each([
    ['cutBefore', '网络连接不上，请检查网络后重试'],
    ['http500', '服务暂时不可用，请稍后重试'],
  ] as const)('says why it opens no page outside where the driver cannot be named: %s', async (kind, text) => {
    const backend = createBackend();
    const app = await openHome({ signedInAs: LIN, backend });
    await openMenu(app);
    backend.world.faults.set('GET auth/v2/api/driver/loginInfo', { kind });
    await app.user.click(within(block('menu')).getByRole('button', { name: '违章查询' }));
    await waitFor(() => expect(app.store.getState().notices.toast?.text).toBe(text));
    expect(app.sent('GET', 'basic/v2/api/getH5Url')).toHaveLength(0);
    expect(app.store.getState().leaving.target).toBeNull();
    within(block('menu')).getByRole('button', { name: '违章查询' });
  });

  test('opens no page outside for a driver who has gone elsewhere while its address was asked for', async () => {
    const backend = createBackend();
    const app = await openHome({ signedInAs: LIN, backend });
    await openMenu(app);
    backend.world.faults.set('GET basic/v2/api/getH5Url', { kind: 'slow', ms: 400 });
    await app.user.click(within(block('menu')).getByRole('button', { name: '违章查询' }));
    act(() => app.go('/newsList'));
    await app.onScreen('newsList');
    await waitFor(() => expect(app.store.getState().leaving.opening).toBeNull(), { timeout: 3_000 });
    expect(app.sent('GET', 'basic/v2/api/getH5Url')).toHaveLength(1);
    expect(shownScreen()).toBe('newsList');
    expect(app.store.getState().leaving.target).toBeNull();
    expect(app.outside.left).toEqual([]);
  });

  test('has no automatic payment in the alipay-type client', async () => {
    await openMenu(await openHome({ host: fakeHost({ kind: 'alipay' }), signedInAs: LIN }));
    await waitFor(() => {
      expect(within(block('menu')).queryByText('无感支付')).toBeNull();
    });
    within(block('menu')).getByText('扫码充电');
  });

  test('uses its own scanner where the host has none', async () => {
    const app = await openHome();
    await openMenu(app);
    await app.user.click(within(block('menu')).getByRole('button', { name: '扫码充电' }));
    await app.screen.findByRole('dialog', { name: '扫一扫' });
    await app.screen.findByText(/这里不能使用相机/);
  });
});

describe('the banner', () => {
  test('links only where there is an address, and advances every 3 s unless held', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const app = await openHome();
      expect(within(block('banner')).getAllByRole('button')).toHaveLength(2);
      const list = within(block('banner')).getByRole('list');
      Object.defineProperty(list, 'clientWidth', { value: 300 });
      act(() => jest.advanceTimersByTime(3_000));
      expect(list.scrollLeft).toBe(300);
      list.scrollLeft = 0;
      fireEvent.touchStart(list);
      act(() => jest.advanceTimersByTime(9_000));
      expect(list.scrollLeft).toBe(0);
      fireEvent.touchEnd(list);
      act(() => jest.advanceTimersByTime(3_000));
      expect(list.scrollLeft).toBe(300);
      await app.user.click(within(block('banner')).getByRole('button', { name: '查看活动 2' }));
      await app.onScreen('leaving');
    } finally {
      jest.useRealTimers();
    }
  });

  test.each([
    ['hidden', { isVisible: () => false }],
    ['with less movement wanted', { prefersReducedMotion: () => true }],
  ])('stops while the page is %s', async (_why, page) => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      await openHome({ page });
      const list = within(block('banner')).getByRole('list');
      Object.defineProperty(list, 'clientWidth', { value: 300 });
      act(() => jest.advanceTimersByTime(9_000));
      expect(list.scrollLeft).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  test('is missing in elder mode, and its pictures are not requested', async () => {
    const { calls } = await openHome({ local: new Map([['preferences.v1', JSON.stringify({ isElder: true })]]) });
    expect(document.querySelector('[data-block="banner"]')).toBeNull();
    expect(calls.filter(({ path }) => path.endsWith('advertisings'))).toEqual([]);
  });
});

describe('the place for "nearby"', () => {
  const asked = (app: Awaited<ReturnType<typeof openHome>>) =>
    app.sent('POST', 'dealer/v2/api/nearbyParks/home').map(({ body }) => body);

  test("is the configured place until the driver agrees to the privacy policy, then the driver's location", async () => {
    const host = fakeHost();
    const locate = jest.spyOn(host, 'locate');
    const app = await openHome({ host });
    expect(asked(app)).toEqual([{ destLng: 114.057868, destLat: 22.543099 }]);
    expect(locate).not.toHaveBeenCalled();
    await app.user.click(app.home.getByRole('button', { name: /同意并定位/ }));
    await waitFor(() => {
      expect(asked(app).at(-1)).toEqual({ destLng: 114.06, destLat: 22.55 });
    });
    expect(locate).toHaveBeenCalledTimes(1);
    expect(app.ports.local.get('lng')).toBe('114.06');
    expect(app.home.queryByRole('button', { name: /同意并定位/ })).toBeNull();
  });

  test('is the stored place, without a location request', async () => {
    const app = await openHome({
      local: new Map([
        ['lng', '113.9'],
        ['lat', '22.5'],
      ]),
    });
    expect(asked(app)).toEqual([{ destLng: 113.9, destLat: 22.5 }]);
  });

  test.each([
    ['the host fails', { ok: false, kind: 'failed', method: 'locate', retryable: true }, '停车点查询失败'],
    [
      'a browser knows no geolocation',
      {
        ok: false,
        kind: 'unsupported',
        method: 'locate',
        hostCode: 'browser does not support geolocation',
        retryable: false,
      },
      'browser does not support geolocation',
    ],
  ] as const)('stays the same when %s, and can be requested again', async (_why, answer, text) => {
    const host = fakeHost();
    const locate = jest.spyOn(host, 'locate').mockResolvedValueOnce(answer);
    const consent = JSON.stringify({ hasConsented: true });
    const app = await openHome({ host, local: new Map([['preferences.v1', consent]]) });
    // The text stands once, in the block, and no toast covers the screen.
    await app.home.findByText(`${text}，下面的距离不是从您现在的位置算起`);
    expect(app.store.getState().notices.toast).toBeNull();
    expect(stateOf('nearby')).toBe('ready');
    await app.user.click(within(block('nearby')).getByRole('button', { name: '重试' }));
    await waitFor(() => {
      expect(asked(app).at(-1)).toEqual({ destLng: 114.06, destLat: 22.55 });
    });
    expect(locate).toHaveBeenCalledTimes(2);
  });
});

test('a news row says what it is about, and when it was published', async () => {
  await openHome();
  const row = within(block('news')).getByRole('link', { name: /五座充电站/ });
  expect(row).toHaveTextContent('新增24把快充枪，充电免两小时停车费。');
  expect(row).toHaveTextContent(/\d\d:\d\d/);
});

test('news entries open their page, or an external page where they link to one', async () => {
  const app = await openHome();
  expect(hrefOf(within(block('news')).getByRole('link', { name: /五座充电站/ }))).toBe('/newsDetail?newId=news-2');
  expect(hrefOf(within(block('news')).getByRole('link', { name: '更多资讯' }))).toBe('/newsList');
  await app.user.click(within(block('news')).getByRole('button', { name: /电子发票/ }));
  (await app.onScreen('leaving')).getByText('news.example.com');
});

test('content that was shown is stored for the next visit', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const app = await openHome();
    act(() => jest.advanceTimersByTime(2_000));
    const kept = JSON.parse(app.ports.local.get('home.lastSeen.v1') ?? '{}') as {
      adverts: { results: unknown[] };
      menu: { column: number; list: unknown[] };
    };
    expect(kept.adverts.results).toHaveLength(3);
    expect(kept.menu.column).toBe(5);
    expect(kept.menu.list).toHaveLength(15);
  } finally {
    jest.useRealTimers();
  }
});

test.each([1, 0] as const)('elder mode has 资讯 behind 更多服务 where the operator has news: %s', async (news) => {
  const backend = createBackend();
  backend.world.settings.menu = { news };
  const elder = new Map([['preferences.v1', JSON.stringify({ isElder: true })]]);
  const app = await openHome({ backend, local: elder });
  const more = await app.home.findByRole('button', { name: /^更多服务/ });
  expect(app.home.queryByRole('link', { name: '资讯' })).toBeNull();
  await app.user.click(more);
  await waitFor(() => expect(stateOf('menu')).toBe('ready'));
  if (news === 0) expect(app.home.queryByRole('link', { name: '资讯' })).toBeNull();
  else expect(hrefOf(app.home.getByRole('link', { name: '资讯' }))).toBe('/newsList');
});

test('large type is one press away, and stored', async () => {
  const app = await openHome();
  await app.user.click(app.home.getByRole('button', { name: '大字' }));
  expect(document.documentElement.dataset['elder']).toBe('on');
  expect(document.querySelector('[data-block="banner"]')).toBeNull();
});
