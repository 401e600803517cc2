import { resolveMenuTargetOrSignIn, toMenuTarget } from '@/features/home/menu/model/toMenuTarget';

const flags = { bagPlan: 1, walletPlan: 2, supportBalance: 1 as 0 | 1, scan: 1 as 0 | 1 };
const entry = (entryId: string, needLogin: 0 | 1 = 0, entryType = 1) => ({ entryId, entryType, needLogin });

describe('where a menu entry leads (Rule 8.3)', () => {
  test.each([
    ['BAG', {}, '/map?parkType=monthActive'],
    ['BAG', { bagPlan: 3 }, '/map?parkType=monthActive'],
    ['BAG', { bagPlan: 2 }, '/nearbyBagRules'],
    ['DIFF_TIME', {}, '/wrongTimeShare'],
    ['ACCOUNT_RECHARGE', {}, '/wallet'],
    ['ACCOUNT_RECHARGE', { walletPlan: 1 }, '/accountBalance'],
    ['ACCOUNT_RECHARGE', { supportBalance: 0 as const }, '/accountBalance'],
    ['VEHICLE_BINDING', {}, '/carManage'],
    ['OPEN_WITHHOLD', {}, '/sencelessPayment'],
    ['CHARGING_STATION', {}, '/map?isFromHome=2'],
    ['INVOICE', {}, '/invoiceManage'],
    ['COUPON', {}, '/unused'],
    ['CUSTOMER_SERVICE', {}, '/customerService/index'],
    ['PARK_COLLECTION', {}, '/collect'],
    ['BOOK', {}, '/map?parkType=bookActive'],
  ])('%s with %j opens %s', (entryId, changed, path) => {
    expect(toMenuTarget(entry(entryId), { ...flags, ...changed }, 2)).toEqual({ kind: 'screen', path });
  });

  test('the alipay-type client has no automatic payment', () => {
    expect(toMenuTarget(entry('OPEN_WITHHOLD'), flags, 3)).toEqual({ kind: 'hidden' });
    expect(toMenuTarget(entry('OPEN_WITHHOLD'), flags, 1)).toMatchObject({ kind: 'screen' });
    expect(toMenuTarget(entry('COUPON'), flags, 3)).toMatchObject({ kind: 'screen' });
  });

  test('SCAN_CHARGING opens the scanner', () => {
    expect(toMenuTarget(entry('SCAN_CHARGING'), flags, 2)).toEqual({ kind: 'scan' });
  });

  test('an operator without scanning has no SCAN_CHARGING', () => {
    expect(toMenuTarget(entry('SCAN_CHARGING'), { ...flags, scan: 0 }, 2)).toEqual({ kind: 'hidden' });
  });

  test.each(['BAG', 'SCAN_CHARGING', 'ROAD_RESCUE'])(
    'entryType 2 opens %s outside, whatever its entryId',
    (entryId) => {
      const outside = { kind: 'outside', pageId: entryId };
      expect(toMenuTarget(entry(entryId, 0, 2), { ...flags, scan: 0 }, 2)).toEqual({ ...outside, withDriver: false });
      expect(toMenuTarget(entry(entryId, 1, 2), flags, 2)).toEqual({ ...outside, withDriver: true });
    },
  );

  test('entryType 2 is no way round what a client may not show', () => {
    expect(toMenuTarget(entry('OPEN_WITHHOLD', 0, 2), flags, 3)).toEqual({ kind: 'hidden' });
  });

  test("every other entry opens an external page, with the driver's data only where it needs login", () => {
    expect(toMenuTarget(entry('ROAD_RESCUE'), flags, 2)).toEqual({
      kind: 'outside',
      pageId: 'ROAD_RESCUE',
      withDriver: false,
    });
    expect(toMenuTarget(entry('TRAFFIC_TICKET', 1), flags, 2)).toEqual({
      kind: 'outside',
      pageId: 'TRAFFIC_TICKET',
      withDriver: true,
    });
    expect(toMenuTarget(entry('constructor'), flags, 2)).toMatchObject({ kind: 'outside', pageId: 'constructor' });
  });

  test('a visitor signs in first and returns to the chosen screen', () => {
    const coupons = toMenuTarget(entry('COUPON'), flags, 2);
    expect(resolveMenuTargetOrSignIn(coupons, 1, false)).toEqual({
      kind: 'screen',
      path: '/login?enCodeUrl=%2Funused',
    });
    expect(resolveMenuTargetOrSignIn(toMenuTarget(entry('X', 1), flags, 2), 1, false)).toEqual({
      kind: 'screen',
      path: '/login?enCodeUrl=%2Fhome',
    });
    expect(resolveMenuTargetOrSignIn(coupons, 1, true)).toBe(coupons);
    expect(resolveMenuTargetOrSignIn(coupons, 0, false)).toBe(coupons);
    expect(resolveMenuTargetOrSignIn({ kind: 'hidden' }, 1, false)).toEqual({ kind: 'hidden' });
  });
});
