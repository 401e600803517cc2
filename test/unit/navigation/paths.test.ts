import fc from 'fast-check';

import { findScreenNameByPathname, pathTo } from '@/navigation/paths';

import { hostileStrings } from '../../corpus/hostileStrings';

describe('pathTo', () => {
  test('writes the published address', () => {
    expect(pathTo('home')).toBe('/home');
    expect(pathTo('monthlyPassConfirm')).toBe('/mounthlyNotarize');
    expect(pathTo('spaceBooking')).toBe('/%E8%BD%A6%E4%BD%8D%E9%A2%84%E7%BA%A6');
  });

  test('writes the query and leaves out what is undefined', () => {
    expect(pathTo('payPage', { uniqueId: 'U1', parkId: 'P 1' })).toBe('/payPage?uniqueId=U1&parkId=P%201');
    expect(pathTo('multiPayPage', { arrearsOnly: '1', plateNo: undefined })).toBe('/multiPayPage?arrearsOnly=1');
    expect(pathTo('multiPayPage', {})).toBe('/multiPayPage');
    expect(pathTo('customerServiceQuestionConsultation', { type: 5 })).toBe(
      '/customerService/questionConsultation?type=5',
    );
    expect(pathTo('map', { lng: 113.9, lat: 22.5 })).toBe('/map?lng=113.9&lat=22.5');
  });

  test('requires the parameters that a page needs, and no others', () => {
    // @ts-expect-error payPage needs a bill
    pathTo('payPage');
    // @ts-expect-error payPage needs both halves of a bill
    pathTo('payPage', { uniqueId: 'U1' });
    // @ts-expect-error home takes no parameters
    pathTo('home', { uniqueId: 'U1' });
    // @ts-expect-error map does not know this parameter
    pathTo('map', { uniqueId: 'U1' });
    expect(pathTo('payPage', { uniqueId: 'U1', parkId: 'P1' })).toContain('uniqueId');
  });

  test('keeps every value inside its parameter, whatever it holds', () => {
    const values = fc.oneof(fc.constantFrom(...hostileStrings), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(values, values, (uniqueId, parkId) => {
        const url = new URL(pathTo('payPage', { uniqueId, parkId }), 'https://app.invalid');
        expect(url.pathname.split('/')).toEqual(['', 'payPage']);
        expect([...url.searchParams.keys()]).toEqual(['uniqueId', 'parkId']);
        expect(url.hash).toBe('');
      }),
      { numRuns: 1_000 },
    );
    expect(() => pathTo('searchPage', { keyword: '\uD800' })).not.toThrow();
  });
});

describe('findScreenNameByPathname', () => {
  test.each([
    ['/home', 'home'],
    ['/home/', 'home'],
    ['/roadParking/index', 'roadParkingIndex'],
    ['/车位预约', 'spaceBooking'],
    ['/%E8%BD%A6%E4%BD%8D%E9%A2%84%E7%BA%A6', 'spaceBooking'],
    ['/%e8%bd%a6%e4%bd%8d%e9%a2%84%e7%ba%a6/', 'spaceBooking'],
  ])('recognises %s', (pathname, name) => {
    expect(findScreenNameByPathname(pathname)).toBe(name);
  });

  test.each([
    '/',
    '',
    '/roadParking',
    '/HOME',
    '/home//',
    '//home',
    'home',
    '/roadParking%2Findex',
    '/%2568ome',
    '/home%',
    '/toString',
    '/__proto__',
  ])('does not recognise %p', (pathname) => {
    expect(findScreenNameByPathname(pathname)).toBeUndefined();
  });

  test('decodes once, so that a doubly encoded address is unknown', () => {
    expect(findScreenNameByPathname(encodeURI(encodeURI('/车位预约')))).toBeUndefined();
  });
});
