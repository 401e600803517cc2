import { screen, waitFor } from '@testing-library/react';

import { createBackend } from '../../mocks/app';
import { fetchPort } from '../../mocks/fetchPort';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { makeApp } from '../support/makeApp';
import { word } from '../support/seen';
import { changingLine } from '../support/walks/answersOnTheWay';

const LIST = 'GET charge/v2/api/parkOrders/msp';
const CARDS = 'GET charge/v2/api/parkOrders/msp/boundVehicleParkingBills';
const DETAIL = 'POST charge/v2/api/parkOrders/msp/detail';
const OWED = [
  { uniqueId: 'stay-0004', parkId: 'park-3', formatPlateNo: '粤B·12345' },
  { uniqueId: 'stay-0005', parkId: 'park-2', formatPlateNo: '粤B·88888' },
];
jest.setTimeout(20_000);

/** The app of a driver, where these calls answer with these rows. */
async function appWith(at: string, rowsOf: Readonly<Record<string, readonly unknown[]>>) {
  const backend = createBackend();
  const line = changingLine(fetchPort(backend.app), (data, { key }) =>
    key in rowsOf ? { results: rowsOf[key] } : data,
  );
  return makeApp({ at, backend, fetch: line.fetch, signedInAs: DRIVERS.lin.phone });
}

describe('a list that has only what identifies its bills', () => {
  test('home counts what is owed, shows no sum, and leads to the bill', async () => {
    const { user } = await appWith('/home', { [LIST]: OWED.slice(0, 1) });
    expect(await word('1笔待补缴')).toBeVisible();
    expect(screen.queryByText('暂无待补缴的停车费')).toBeNull();
    await user.click(screen.getByRole('link', { name: /1笔待补缴/ }));
    expect(await screen.findByRole('button', { name: /确认支付|微信支付|支付宝/ }, { timeout: 8_000 })).toBeVisible();
  });

  test('several are paid together: each is asked for its amount once', async () => {
    const { sent } = await appWith('/multiPayPage?arrearsOnly=1', { [LIST]: OWED });
    expect(await word('2笔欠费，合计')).toBeVisible();
    expect(await screen.findByRole('button', { name: /2笔账单 .*22\.00元/ }, { timeout: 8_000 })).toBeVisible();
    expect(screen.queryByText('--')).toBeNull();
    expect(sent('POST', DETAIL.slice(5)).map(({ body }) => body)).toEqual(
      OWED.map(({ uniqueId, parkId }) => ({ uniqueId, parkId })),
    );
  });

  test('the arrears of a notice are listed with their sum', async () => {
    await appWith('/arrearsPage', { [LIST]: OWED });
    expect(await word('2笔欠费，合计')).toBeVisible();
    expect(screen.queryByText('暂无欠费')).toBeNull();
  });
});

describe('rows that cannot be read', () => {
  test('home never says that nothing is owed, and the list says how many it cannot show', async () => {
    const { user } = await appWith('/home', { [LIST]: [{ uniqueId: 4 }, OWED[0]] });
    await user.click(await screen.findByRole('link', { name: /2笔待补缴/ }, { timeout: 8_000 }));
    expect(await word('有1条无法显示，请稍后重试或联系客服')).toBeVisible();
  });

  test('a list of unreadable rows alone is not called empty', async () => {
    await appWith('/multiPayPage?arrearsOnly=1', { [LIST]: [{ uniqueId: 4 }] });
    expect(await word('有1条无法显示，请稍后重试或联系客服')).toBeVisible();
    expect(screen.queryByText('暂无待缴账单')).toBeNull();
  });

  test('home does not say that no car is parked', async () => {
    await appWith('/home', { [CARDS]: [{ formatPlateNo: '粤B·12345' }] });
    expect(await word('有1条无法显示')).toBeVisible();
    expect(screen.queryByText('暂无在停信息')).toBeNull();
  });

  test('home counts the lots and the news that it cannot show', async () => {
    await appWith('/home', {
      'POST dealer/v2/api/nearbyParks/home': [{ parkId: 'park-1' }],
      'GET publicity/v2/api/news/important': [{ newsId: 'news-1' }],
    });
    await waitFor(() => expect(screen.getAllByText('有1条无法显示')).toHaveLength(2), { timeout: 8_000 });
    expect(screen.queryByText('暂无资讯')).toBeNull();
    expect(screen.queryByText('无更多停车点')).toBeNull();
  });

  test('a driver at a lane is not told that nothing is owed: the bills of the car are listed, with what cannot be shown', async () => {
    const app = await appWith('/scanPayPage?parkId=park-1&plateNo=%E7%B2%A4B12345', { [LIST]: [{ uniqueId: 4 }] });
    expect(await word('有1条无法显示，请稍后重试或联系客服')).toBeVisible();
    expect(app.store.getState().route.location.pathname).toBe('/multiPayPage');
    expect(screen.queryByText(/没有待缴的费用/)).toBeNull();
  });

  test('a driver at a lane reaches the bill of this lot whose amount the list lacks', async () => {
    const bill = { uniqueId: 'stay-0001', parkId: 'park-1', formatPlateNo: '粤B·12345' };
    const app = await appWith('/scanPayPage?parkId=park-1&plateNo=%E7%B2%A4B12345', { [LIST]: [bill] });
    await waitFor(() => expect(app.store.getState().route.location.search).toContain('uniqueId=stay-0001'), {
      timeout: 8_000,
    });
    expect(await screen.findByRole('button', { name: /支付/ }, { timeout: 8_000 })).toBeVisible();
  });

  test('other bills of the car are counted, and their sum is left out while one is not known', async () => {
    await appWith('/scanPayPage?uniqueId=stay-0001&parkId=park-1', { [LIST]: [{ uniqueId: 4 }, OWED[0]] });
    expect(await word('这辆车还有2笔未缴账单，打开后看金额')).toBeVisible();
  });
});
