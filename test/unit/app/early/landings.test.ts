/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import * as v from 'valibot';

import { createEarlyCallStarter } from '@/app/early/callStarter';
import { fillSkeletonLot } from '@/app/early/fillSkeletonLot';
import { findSkeletonFrame, showSkeletonParts, toPathWithoutBase } from '@/app/early/frames';
import { landingsByAddress, readIdParameter } from '@/app/early/landingsByAddress';
import { fillSkeletonAmountDue, fillSkeletonStay, parseLandingBill } from '@/app/early/paintBill';
import { toBillStatus } from '@/features/parking/model/billStatus';
import { DRAFTS_KEY } from '@/flows/drafts/draftsSlice';
import { PAYMENT_JOURNAL_KEY } from '@/flows/payment/journal/journalKey';
import { readScreenQueryParams } from '@/navigation/guards/readScreenQueryParams';
import { findScreenNameByPathname, paths } from '@/navigation/paths';
import { RUNTIME_CONFIG_DEFAULTS } from '@/platform/config/runtimeDefaults';
import { parkingBillSchema } from '@/services/charge/parkingBill';

import { hostileStrings } from '../../../corpus/hostileStrings';

const template = readFileSync(path.resolve('config/webpack/index.html'), 'utf8');
const [, skeleton = ''] = /<div id="early"[^>]*>([\s\S]*)<div id="root">/.exec(template) ?? [];
const { routeRows } = createRequire(__filename)('../../../../config/webpack/routeRows.js') as {
  routeRows: () => { name: string; address: string; title: string; isTab: boolean; screen: string }[];
};
const KEY = { uniqueId: 'stay-1', parkId: 'park-1' };
const BILL = {
  ...KEY,
  parkName: '市民中心地下停车场',
  plateNo: '粤B12345',
  formatPlateNo: '粤B·12345',
  plateColor: 1,
  parkStartTime: '2026-11-21 08:00:00',
  parkMinutes: 100,
  parkFee: 600,
  parkFeeSucc: 1,
  orderState: 1,
  leaveFreeMinutes: 15,
};
const nowMs = Date.parse('2026-11-21T02:00:00Z');
const slot = (name: string) => document.querySelector(`[data-early="${name}"]`)?.textContent.trim();
const seen = () => document.body.innerHTML;

beforeEach(() => {
  document.body.innerHTML = skeleton;
  localStorage.clear();
});

test('every landing is an address of the product, and its parts are in the skeleton', () => {
  const parts = new Set(
    [...document.querySelectorAll<HTMLElement>('[data-part]')].flatMap(({ dataset }) => dataset['part'] ?? []),
  );
  for (const [address, landing] of Object.entries(landingsByAddress)) {
    const own = landing?.parts ?? '';
    expect(findScreenNameByPathname(`/${address}`)).toBeDefined();
    for (const token of [null, 't'])
      for (const search of ['', 'parkId=park-1', 'uniqueId=stay-1&parkId=park-1']) {
        const shown = typeof own === 'string' ? own : own({ query: new URLSearchParams(search), token });
        for (const part of shown.split(' ').filter(Boolean)) expect(parts).toContain(part);
      }
  }
});

test('the build reads every row as the program has it', () => {
  const rows = new Map(routeRows().map((row) => [row.name, row]));
  expect(rows.get('payPage')).toEqual({
    name: 'payPage',
    address: 'payPage',
    title: '支付停车费',
    isTab: false,
    screen: 'features/parking/bill/PayScreen',
  });
  expect(
    [...rows.values()]
      .filter(({ isTab }) => isTab)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['home', 'map', 'mine']);
  for (const { name, address } of rows.values()) expect(`/${address}`).toBe(paths[name as keyof typeof paths]);
});

test.each([
  ['/', '/', 'home'],
  ['/payPage', '/', 'payPage'],
  ['/payPage/', '/', 'payPage'],
  ['/app/payPage', '/app/', 'payPage'],
  ['/app', '/app/', 'home'],
  ['/payPage', '/app/', null],
  ['/roadParking', '/', 'roadParking/index'],
  ['/%E0%A4%A', '/', null],
])('the address of %s below %s is %s', (pathname, basePath, address) => {
  expect(toPathWithoutBase(pathname, basePath, 'home')).toBe(address);
});

test('a tab has no title bar, an unknown address has no title', () => {
  const frames = 'mine|payPage 支付停车费';
  expect(findSkeletonFrame('mine', frames)).toEqual({ title: '', isTab: true });
  expect(findSkeletonFrame('payPage', frames)).toEqual({ title: '支付停车费', isTab: false });
  expect(findSkeletonFrame('constructor', frames)).toBeNull();
});

test('only the parts of an address are shown', () => {
  showSkeletonParts('frame plate');
  const shown = [...document.querySelectorAll<HTMLElement>('[data-part]:not([hidden])')].map(
    ({ dataset }) => dataset['part'],
  );
  expect(new Set(shown)).toEqual(new Set(['frame', 'plate']));
});

test('an id of the address is read by the same rule as in the program', () => {
  const hostile = hostileStrings.map((text) => new URLSearchParams({ parkId: text }).toString());
  for (const search of ['', 'parkId=', 'parkId=park-1', 'parkId=a&parkId=b', 'parkId=a&parkId=a', ...hostile])
    expect(readIdParameter(new URLSearchParams(search), 'parkId') ?? undefined).toBe(
      readScreenQueryParams('parkingPayPage', search).parkId,
    );
});

test('a bill: plate, lot, times and fee are painted as the program shows them', () => {
  fillSkeletonStay(KEY, { data: BILL, nowMs });
  expect(slot('plate')).toBe('粤B·12345');
  expect(document.querySelector('[data-early="plate"]')?.className).toBe('plate large blue');
  expect(slot('facts')).toBe('停车场市民中心地下停车场入场时间今天 08:00停车时长1小时40分钟');
  fillSkeletonAmountDue(KEY, { data: BILL, nowMs }, { results: [] });
  expect(slot('amount')).toBe('6.00元');
  expect(slot('word')).toBe('待缴费');
  expect(slot('note')).toBe('支付后请在15分钟内离场');
});

test('the fee is the one that the program will offer: with the coupon that saves most', () => {
  const coupon = (couponId: string, discountFee: unknown, unusableReason = '') => ({
    couponId,
    discountFee,
    unusableReason,
  });
  fillSkeletonAmountDue(
    KEY,
    { data: BILL, nowMs },
    { results: [coupon('a', 100), coupon('b', 250), coupon('c', 500, '不适用'), coupon('d', '600'), null] },
  );
  expect(slot('amount')).toBe('3.50元');
});

test('nothing on the skeleton can be pressed', () => {
  fillSkeletonStay(KEY, { data: BILL, nowMs });
  fillSkeletonAmountDue(KEY, { data: BILL, nowMs }, null);
  expect(document.querySelector('button, a, input, [tabindex], [onclick], [role]')).toBeNull();
});

test.each([
  ['another bill', { uniqueId: 'stay-2' }],
  ['another lot', { parkId: 'park-2' }],
  ['no fee', { parkFee: undefined }],
  ['a fee as a text', { parkFee: '600' }],
  ['half a cent', { parkFee: 0.5 }],
  ['a negative fee', { parkFee: -600 }],
  ['a huge fee', { parkFee: 1e300 }],
  ['nothing due', { parkFee: 0 }],
  ['a lot that did not answer', { parkFeeSucc: 0 }],
  ['a bill that cannot be paid', { canPay: 0 }],
  ['paid before', { paidFee: 300 }],
  ['paid', { orderState: 3 }],
  ['arrears', { orderState: 5 }],
  ['closed', { orderState: 6 }],
  ['under appeal', { orderState: 7 }],
])('%s: no fee is painted', (_, change) => {
  fillSkeletonAmountDue(KEY, { data: { ...BILL, ...change }, nowMs }, null);
  expect(slot('amount')).toBe('正在查询停车费');
});

test('a fee is painted only where the program says that it is due', () => {
  for (const orderState of [0, 1, 2, 3, 4, 5, 6, 7, 99])
    for (const parkFee of [0, 600, -1, null])
      for (const parkFeeSucc of [0, 1, 2])
        for (const canPay of [0, 1, undefined])
          for (const paidFee of [0, 300]) {
            const data = { ...BILL, orderState, parkFee, parkFeeSucc, canPay, paidFee };
            const answer = toBillStatus(v.parse(parkingBillSchema.reader, data));
            const dueCents = parseLandingBill(data, KEY)?.dueCents ?? NaN;
            if (dueCents > 0) expect(answer).toEqual({ is: 'due', cents: dueCents, isTopUp: false, isArrears: false });
          }
});

test.each([null, undefined, 5, 'x', [], {}, { uniqueId: ['stay-1'], parkId: 'park-1' }])(
  'a response of %p leaves the skeleton unchanged',
  (data) => {
    const before = seen();
    fillSkeletonStay(KEY, { data, nowMs });
    fillSkeletonAmountDue(KEY, { data, nowMs }, data);
    fillSkeletonLot('park-9', { data, nowMs });
    expect(seen()).toBe(before);
  },
);

test('hostile texts of a response stay text', () => {
  for (const text of hostileStrings) {
    document.body.innerHTML = skeleton;
    const elements = document.querySelectorAll('*').length;
    fillSkeletonStay(KEY, {
      data: { ...BILL, parkName: text, plateNo: text, formatPlateNo: text, plateColor: text },
      nowMs,
    });
    fillSkeletonLot('park-1', { data: { parkId: 'park-1', parkName: text, parkAddr: text }, nowMs });
    expect(document.querySelectorAll('*')).toHaveLength(elements);
    expect(document.querySelector('script, img, iframe, a')).toBeNull();
  }
});

test('the lot is painted only if it is the one of the address', () => {
  fillSkeletonLot('park-1', { data: { parkId: 'park-2', parkName: '别的停车场' }, nowMs });
  expect(slot('lot')).toBe('正在查询这个停车场');
  fillSkeletonLot('park-1', { data: { parkId: 'park-1', parkName: '市民中心', parkAddr: '福中三路' }, nowMs });
  expect([slot('lot'), slot('address')]).toEqual(['市民中心', '福中三路']);
});

/** Opens /payPage like the inline script does, with a server that answers at once. */
async function openBill(): Promise<void> {
  const told = (data: unknown) => new Response(JSON.stringify({ code: '200', data }));
  globalThis.fetch = ((address: string) =>
    Promise.resolve(told(address.endsWith('/detail') ? BILL : { results: [] }))) as typeof fetch;
  const query = new URLSearchParams(KEY);
  const starter = createEarlyCallStarter(RUNTIME_CONFIG_DEFAULTS);
  if (starter === null) throw new Error('no early calls');
  landingsByAddress['payPage']?.open?.({
    ...starter,
    config: RUNTIME_CONFIG_DEFAULTS,
    query,
    hasAdverts: true,
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
}

test('the answers of the first calls are painted', async () => {
  await openBill();
  expect([slot('plate'), slot('amount')]).toEqual(['粤B·12345', '6.00元']);
});

test.each([
  ['a payment', () => localStorage, PAYMENT_JOURNAL_KEY],
  ['a choice', () => sessionStorage, DRAFTS_KEY],
])('%s for this bill that is kept on this device leaves the fee to the program', async (_, storage, key) => {
  storage().setItem(key, JSON.stringify({ 'parking:park-1:stay-1': {} }));
  await openBill();
  expect([slot('plate'), slot('amount')]).toEqual(['粤B·12345', '正在查询停车费']);
  storage().removeItem(key);
});
