import { toMenuIconDataUrl } from '@/features/home/menu/model/toMenuIconDataUrl';
import { parseHomeSnapshot } from '@/features/home/model/homeSnapshot';
import { combineLoadStates } from '@/features/home/nearby/model/combineLoadStates';
import { serializeHomeSnapshot } from '@/features/home/nearby/model/serializeHomeSnapshot';
import { filterUnpricedBills, groupPayableBillsByLot } from '@/features/parking/bills/model/billRows';
import { resolvePlateQueryResultPath } from '@/flows/plateQuery/resolvePlateQueryResultPath';
import { parseChargingCode } from '@/flows/scan/parseChargingCode';
import { toSafeColor, toSafePictureUrl } from '@/lib/toSafePictureUrl';
import { summariseArrears } from '@/widgets/stay/summariseArrears';

import { hostileStrings } from '../../../corpus/hostileStrings';
import { bill as anyBill } from '../parking/bills';

const base64 = (...bytes: (number | string)[]) =>
  Buffer.concat(
    bytes.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from([part]))),
  ).toString('base64');

/** The signature, and the first byte of the header's length, which is always zero. */
const PNG = [0x89, 'PNG\r\n', 0x1a, '\n', 0];

describe('menu icons', () => {
  test.each([
    ['png', base64(...PNG, 'rest')],
    ['jpeg', base64(0xff, 0xd8, 0xff, 0xe0, 'rest')],
    ['gif', base64('GIF89a', 'rest')],
    ['webp', base64('RIFF', 'abcd', 'WEBP', 'VP8 ')],
  ])('%s is shown', (kind, icon) => {
    expect(toMenuIconDataUrl(icon)).toBe(`data:image/${kind};base64,${icon}`);
    expect(toMenuIconDataUrl(`data:image/svg+xml;base64,${icon}`)).toBe(`data:image/${kind};base64,${icon}`);
  });

  test.each([
    ['svg', base64('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['svg with its data prefix', `data:image/svg+xml;base64,${base64('<svg/>')}`],
    ['html', base64('<html>')],
    ['another RIFF', base64('RIFF', 'abcd', 'WAVE', 'fmt ')],
    ['an address', 'https://icons.example.com/a.png'],
    ['nothing', ''],
    ['text after the picture', `${base64(...PNG)}" onerror="x`],
    ['too large', base64(...PNG, 'x'.repeat(64 * 1024))],
    ...hostileStrings.slice(0, 40).map((text): [string, string] => ['a hostile text', text]),
  ])('%s is refused', (_name, icon) => {
    expect(toMenuIconDataUrl(icon)).toBeNull();
  });

  test('64 kB is allowed', () => {
    expect(toMenuIconDataUrl(base64(...PNG, 'x'.repeat(64 * 1024 - 9)))).not.toBeNull();
  });
});

describe('arrears', () => {
  const bill = (uniqueId: string, parkFee: number, changed: object = {}) => ({
    ...anyBill({ uniqueId, parkId: 'p1', parkFee, orderState: 5 }),
    ...changed,
  });
  test('none, one and many', () => {
    expect(summariseArrears([])).toBeNull();
    expect(summariseArrears([bill('u1', 500)])).toEqual({
      count: 1,
      cents: 500,
      path: '/payPage?uniqueId=u1&parkId=p1',
    });
    expect(summariseArrears([bill('u1', 500), bill('u2', 700)])).toEqual({
      count: 2,
      cents: 1200,
      path: '/multiPayPage?arrearsOnly=1',
    });
  });
  test.each([
    ['under appeal', { orderState: 7 }],
    ['closed', { orderState: 6 }],
    ['not to be paid now', { canPay: 0 }],
    ['that costs nothing', { parkFee: 0 }],
  ])('a bill %s is not counted, here and in the list that the line opens', (_name, changed) => {
    const bills = [bill('u1', 500), bill('u2', 700, changed)];
    expect(summariseArrears(bills)).toMatchObject({ count: 1, cents: 500, path: '/payPage?uniqueId=u1&parkId=p1' });
    expect(groupPayableBillsByLot(bills).flatMap((lot) => lot.bills.map(({ uniqueId }) => uniqueId))).toEqual(['u1']);
    expect(summariseArrears(bills.slice(1))).toBeNull();
  });
  test.each([
    ['an unknown fee', { parkFee: Number.NaN }],
    ['a fee that was not told', { parkFeeSucc: 0, parkFee: 0 }],
  ])('a bill of %s is owed too: it is counted, here and in the list, and no sum is shown', (_name, changed) => {
    const bills = [bill('u1', 500), bill('u2', 700, changed)];
    expect(summariseArrears(bills)).toEqual({ count: 2, cents: Number.NaN, path: '/multiPayPage?arrearsOnly=1' });
    expect(summariseArrears(bills.slice(1))).toEqual({
      count: 1,
      cents: Number.NaN,
      path: '/payPage?uniqueId=u2&parkId=p1',
    });
    expect(groupPayableBillsByLot(bills).flatMap((lot) => lot.bills.map(({ uniqueId }) => uniqueId))).toEqual(['u1']);
    expect(filterUnpricedBills(bills).map(({ uniqueId }) => uniqueId)).toEqual(['u2']);
  });
  test('a row that cannot be read is owed too, and only the list can say so', () => {
    const path = '/multiPayPage?arrearsOnly=1';
    expect(summariseArrears([], 1)).toEqual({ count: 1, cents: Number.NaN, path });
    expect(summariseArrears([bill('u1', 500)], 2)).toEqual({ count: 3, cents: Number.NaN, path });
  });
});

describe('the answer of a plate query (Rule 6.6)', () => {
  const found = (changed: object) => ({ count: 0, uniqueId: '', parkId: '', arrearsOnly: 0 as const, ...changed });
  test.each([
    [found({}), false, null],
    [found({ count: 1, uniqueId: 'u1', parkId: 'p1' }), false, '/payPage?uniqueId=u1&parkId=p1'],
    [found({ count: 1 }), false, '/multiPayPage?plateNo=%E7%B2%A4A22222'],
    [found({ count: 2 }), false, '/multiPayPage?plateNo=%E7%B2%A4A22222'],
    [found({ count: 3, arrearsOnly: 1 }), true, '/multiPayPage?plateNo=%E7%B2%A4A22222&plateColor=2&arrearsOnly=1'],
  ])('%j with yellow %s leads to %s', (answer, isYellow, path) => {
    expect(resolvePlateQueryResultPath(answer, '粤A22222', isYellow)).toBe(path);
  });
});

describe('pictures and colours of a server', () => {
  test.each(['https://cdn.example.com/a.png', '/pictures/a.png'])('%s may be loaded', (address) => {
    expect(toSafePictureUrl(address)).toBe(address);
  });
  test.each([
    '',
    'http://cdn.example.com/a.png',
    '//evil.example/a.png',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'a.png',
    '/\\evil.example',
  ])('%s may not be loaded', (address) => {
    expect(toSafePictureUrl(address)).toBeNull();
  });
  test('a colour must be hex', () => {
    expect(toSafeColor('#d8ebff')).toBe('#d8ebff');
    expect(toSafeColor('#fff')).toBe('#fff');
    expect(toSafeColor('red;background:url(//x)')).toBeUndefined();
  });
});

describe('the stored content of the last home visit', () => {
  const seen = {
    adverts: {
      results: Array.from({ length: 9 }, (_, at) => ({ picUrl: `/p${at}.png`, advertUrl: '', bgColor: '' })),
      total: 9,
    },
    menu: {
      column: 5,
      list: [{ entryId: 'BAG', entryName: '月卡', entryType: 1, needLogin: 0 as const, icon: 'a'.repeat(9_000) }],
    },
    atMs: 1,
  };
  test('stays small', () => {
    const text = serializeHomeSnapshot(seen);
    expect(text.length).toBeLessThan(1_000);
    const read = parseHomeSnapshot(text);
    expect(read.adverts?.results).toHaveLength(5);
    expect(read.menu).toEqual({ column: 5, list: [{ ...seen.menu.list[0], icon: '' }] });
  });
  test.each([null, '', '[]', '7', '{"menu":{"list":[]}}', '{"adverts":3}', '{"adverts":{"results":[]}}'])(
    '%j is ignored',
    (text) => {
      expect(parseHomeSnapshot(text)).toEqual({ adverts: null, menu: null });
    },
  );
});

test('only the code of a charging pile is accepted as one', () => {
  expect(parseChargingCode('https://app.example.com/chargingPage?gunNo=G1')).toEqual({ gunNo: 'G1' });
  expect(parseChargingCode('https://app.example.com/chargingPage')).toBeNull();
  expect(parseChargingCode('javascript:alert(1)?gunNo=G1')).toBeNull();
  expect(parseChargingCode('https://app.example.com/?gunNo=<script>')).toBeNull();
});

test('a block of several lists waits for all, and says when one failed', () => {
  expect(combineLoadStates(['ready', 'loading'])).toBe('loading');
  expect(combineLoadStates(['ready', 'failed'])).toBe('failed');
  expect(combineLoadStates(['empty', 'ready'])).toBe('ready');
  expect(combineLoadStates(['empty', 'empty'])).toBe('empty');
  expect(combineLoadStates([])).toBe('empty');
});
