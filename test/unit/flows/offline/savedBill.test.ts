import {
  isOfflineBillCopyOfVehicle,
  type OfflineBillCopy,
  offlineBillCopySchema,
  pickBillForOfflineCopy,
  type VehicleCardAndFee,
} from '@/flows/offline/offlineBillCopy';
import { getOfflineCopyServerTimeMs, parseOfflineCopy, serializeOfflineCopy } from '@/flows/offline/offlineCopy';
import { DAY_MS, HOUR_MS } from '@/lib/timeUnits';

import { BILL_CARD } from '../../../data/billCard';

const NOW = 1_780_000_000_000;
const me = { owner: 'driver-1', dealer: 'dealer-1' };
const bill: OfflineBillCopy = {
  plateId: 'plate-1',
  billKey: 'u1,p1',
  plateText: '粤B·12345',
  parkName: '市民中心地下停车场',
  cents: 600,
  atMs: NOW,
};
const text = serializeOfflineCopy(bill, me, NOW);

describe('a kept bill and the time of the server', () => {
  const SERVER = NOW + 40_000;
  const stamped = serializeOfflineCopy(bill, me, NOW, SERVER);

  test('it goes when either clock says that a day is over', () => {
    const at = (deviceMs: number, serverMs: number | null) =>
      parseOfflineCopy(offlineBillCopySchema, stamped, me, deviceMs, serverMs);
    expect(at(NOW + HOUR_MS, SERVER + DAY_MS - 1)).toEqual(bill);
    expect(at(NOW + HOUR_MS, SERVER + DAY_MS)).toBeNull();
    expect(at(NOW + DAY_MS, SERVER + HOUR_MS)).toBeNull();
    expect(at(NOW + HOUR_MS, null)).toEqual(bill);
  });

  test('its time of the server stays, and one of the last release gets it by its age', () => {
    const now = { deviceMs: NOW + HOUR_MS, serverMs: SERVER + HOUR_MS };
    expect(getOfflineCopyServerTimeMs(stamped, bill, { ...now, serverMs: now.serverMs + 5_000 })).toBe(SERVER);
    expect(getOfflineCopyServerTimeMs(text, bill, now)).toBe(SERVER);
    expect(getOfflineCopyServerTimeMs(text, bill, { ...now, serverMs: null })).toBeUndefined();
    expect(JSON.parse(text)).not.toHaveProperty('serverAtMs');
  });
});

describe('what is read of a kept bill', () => {
  test('the same bill, for less than a day', () => {
    expect(parseOfflineCopy(offlineBillCopySchema, text, me, NOW)).toEqual(bill);
    expect(parseOfflineCopy(offlineBillCopySchema, text, me, NOW + DAY_MS - 1)).toEqual(bill);
    expect(parseOfflineCopy(offlineBillCopySchema, text, me, NOW + DAY_MS)).toBeNull();
  });

  test('nothing for another driver, another dealer or a visitor', () => {
    expect(parseOfflineCopy(offlineBillCopySchema, text, { ...me, owner: 'driver-2' }, NOW)).toBeNull();
    expect(parseOfflineCopy(offlineBillCopySchema, text, { ...me, dealer: 'dealer-2' }, NOW)).toBeNull();
    expect(parseOfflineCopy(offlineBillCopySchema, text, { ...me, owner: '' }, NOW)).toBeNull();
    expect(
      parseOfflineCopy(
        offlineBillCopySchema,
        serializeOfflineCopy(bill, { ...me, owner: '' }, NOW),
        { ...me, owner: '' },
        NOW,
      ),
    ).toBeNull();
  });

  test('nothing after the clock was set back: it does not make a bill younger', () => {
    expect(parseOfflineCopy(offlineBillCopySchema, text, me, NOW - 1)).toBeNull();
    const seen = serializeOfflineCopy(bill, me, NOW + 20 * HOUR_MS);
    expect(parseOfflineCopy(offlineBillCopySchema, seen, me, NOW + 20 * HOUR_MS)).toEqual(bill);
    expect(parseOfflineCopy(offlineBillCopySchema, seen, me, NOW + 19 * HOUR_MS)).toBeNull();
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another thing', '[]'],
    ['a list of nothing', 'null'],
    ['no fee', text.replace('"cents":600', '"cents":"600"')],
    ['a fee of nothing', text.replace('"cents":600', '"cents":0')],
    ['part of a cent', text.replace('"cents":600', '"cents":6.5')],
    ['no plate', text.replace('粤B·12345', '')],
    ['a later time than it was written', text.replace(`"atMs":${String(NOW)}`, `"atMs":${String(NOW + DAY_MS)}`)],
  ])('nothing of %s', (_name, stored) => {
    expect(parseOfflineCopy(offlineBillCopySchema, stored, me, NOW)).toBeNull();
  });
});

describe('which bill is kept', () => {
  const known = (
    card: object = {},
    fee: object | null = {},
    rest: Partial<VehicleCardAndFee> = {},
  ): VehicleCardAndFee => ({
    card: { ...BILL_CARD, ...card },
    fee:
      fee === null
        ? undefined
        : {
            isBagCar: 0,
            parkFee: 600,
            parkStartTime: '2026-03-10 10:00:00',
            parkFeeSucc: 1,
            uniqueId: 'u1',
            parkId: 'p1',
            carType: 0,
            freeMinutes: 0,
            ...fee,
          },
    atMs: NOW,
    isBeingPaid: false,
    ...rest,
  });

  test('that of a fee, with its time', () => {
    expect(pickBillForOfflineCopy([known()], null)).toEqual(bill);
  });

  test('of several the one that was read last', () => {
    const other = known(
      { plateId: 'plate-2', formatPlateNo: '粤B·88888' },
      { uniqueId: 'u2', parkFee: 1200 },
      { atMs: NOW + 1 },
    );
    expect(pickBillForOfflineCopy([known(), other], bill)).toMatchObject({
      plateText: '粤B·88888',
      cents: 1200,
      billKey: 'u2,p1',
    });
  });

  test.each([
    ['nothing is due', known({}, { parkFee: 0 })],
    ['the fee is unknown', known({}, { parkFee: Number.NaN })],
    ['the fee query failed', known({}, { parkFeeSucc: 0 })],
    ['it is being paid', known({}, {}, { isBeingPaid: true })],
    ['it has no ids', known({ uniqueId: '', parkId: '' }, { uniqueId: '' })],
  ])('none where %s', (_name, one) => {
    expect(pickBillForOfflineCopy([one], bill)).toBeNull();
  });

  test('the former one stays while its vehicle is parked and its fee has not been read again', () => {
    const unread = known({}, null);
    expect(pickBillForOfflineCopy([unread], bill)).toEqual(bill);
    expect(pickBillForOfflineCopy([unread], null)).toBeNull();
    expect(pickBillForOfflineCopy([], bill)).toBeNull();
    expect(pickBillForOfflineCopy([known({ plateId: 'plate-2' }, null)], bill)).toBeNull();
    expect(pickBillForOfflineCopy([known({ uniqueId: 'u2' }, null)], bill)).toBeNull();
    expect(pickBillForOfflineCopy([known({}, null, { isBeingPaid: true })], bill)).toBeNull();
  });

  test('a vehicle whose stay the list does not name is known by its plate', () => {
    expect(isOfflineBillCopyOfVehicle(known({ uniqueId: '', parkId: '' }).card, bill)).toBe(true);
  });
});
