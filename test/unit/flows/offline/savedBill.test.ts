import {
  isSavedBillOfVehicle,
  pickBillToSave,
  type SavedBill,
  savedBillSchema,
  type VehicleFee,
} from '@/flows/offline/savedBill';
import { getSavedCopyServerMs, parseSavedCopy, serializeSavedCopy } from '@/flows/offline/savedCopy';
import { DAY_MS, HOUR_MS } from '@/lib/timeUnits';

import { BILL_CARD } from '../../../data/billCard';

const NOW = 1_780_000_000_000;
const me = { owner: 'driver-1', dealer: 'dealer-1' };
const bill: SavedBill = {
  plateId: 'plate-1',
  billKey: 'u1,p1',
  plateText: '粤B·12345',
  parkName: '市民中心地下停车场',
  cents: 600,
  atMs: NOW,
};
const text = serializeSavedCopy(bill, me, NOW);

describe('a kept bill and the time of the server', () => {
  const SERVER = NOW + 40_000;
  const stamped = serializeSavedCopy(bill, me, NOW, SERVER);

  test('it goes when either clock says that a day is over', () => {
    const at = (deviceMs: number, serverMs: number | null) =>
      parseSavedCopy(savedBillSchema, stamped, me, deviceMs, serverMs);
    expect(at(NOW + HOUR_MS, SERVER + DAY_MS - 1)).toEqual(bill);
    expect(at(NOW + HOUR_MS, SERVER + DAY_MS)).toBeNull();
    expect(at(NOW + DAY_MS, SERVER + HOUR_MS)).toBeNull();
    expect(at(NOW + HOUR_MS, null)).toEqual(bill);
  });

  test('its time of the server stays, and one of the last release gets it by its age', () => {
    const now = { deviceMs: NOW + HOUR_MS, serverMs: SERVER + HOUR_MS };
    expect(getSavedCopyServerMs(stamped, bill, { ...now, serverMs: now.serverMs + 5_000 })).toBe(SERVER);
    expect(getSavedCopyServerMs(text, bill, now)).toBe(SERVER);
    expect(getSavedCopyServerMs(text, bill, { ...now, serverMs: null })).toBeUndefined();
    expect(JSON.parse(text)).not.toHaveProperty('serverAtMs');
  });
});

describe('what is read of a kept bill', () => {
  test('the same bill, for less than a day', () => {
    expect(parseSavedCopy(savedBillSchema, text, me, NOW)).toEqual(bill);
    expect(parseSavedCopy(savedBillSchema, text, me, NOW + DAY_MS - 1)).toEqual(bill);
    expect(parseSavedCopy(savedBillSchema, text, me, NOW + DAY_MS)).toBeNull();
  });

  test('nothing for another driver, another dealer or a visitor', () => {
    expect(parseSavedCopy(savedBillSchema, text, { ...me, owner: 'driver-2' }, NOW)).toBeNull();
    expect(parseSavedCopy(savedBillSchema, text, { ...me, dealer: 'dealer-2' }, NOW)).toBeNull();
    expect(parseSavedCopy(savedBillSchema, text, { ...me, owner: '' }, NOW)).toBeNull();
    expect(
      parseSavedCopy(savedBillSchema, serializeSavedCopy(bill, { ...me, owner: '' }, NOW), { ...me, owner: '' }, NOW),
    ).toBeNull();
  });

  test('nothing after the clock was set back: it does not make a bill younger', () => {
    expect(parseSavedCopy(savedBillSchema, text, me, NOW - 1)).toBeNull();
    const seen = serializeSavedCopy(bill, me, NOW + 20 * HOUR_MS);
    expect(parseSavedCopy(savedBillSchema, seen, me, NOW + 20 * HOUR_MS)).toEqual(bill);
    expect(parseSavedCopy(savedBillSchema, seen, me, NOW + 19 * HOUR_MS)).toBeNull();
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
    expect(parseSavedCopy(savedBillSchema, stored, me, NOW)).toBeNull();
  });
});

describe('which bill is kept', () => {
  const known = (card: object = {}, fee: object | null = {}, rest: Partial<VehicleFee> = {}): VehicleFee => ({
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
    expect(pickBillToSave([known()], null)).toEqual(bill);
  });

  test('of several the one that was read last', () => {
    const other = known(
      { plateId: 'plate-2', formatPlateNo: '粤B·88888' },
      { uniqueId: 'u2', parkFee: 1200 },
      { atMs: NOW + 1 },
    );
    expect(pickBillToSave([known(), other], bill)).toMatchObject({
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
    expect(pickBillToSave([one], bill)).toBeNull();
  });

  test('the former one stays while its vehicle is parked and its fee has not been read again', () => {
    const unread = known({}, null);
    expect(pickBillToSave([unread], bill)).toEqual(bill);
    expect(pickBillToSave([unread], null)).toBeNull();
    expect(pickBillToSave([], bill)).toBeNull();
    expect(pickBillToSave([known({ plateId: 'plate-2' }, null)], bill)).toBeNull();
    expect(pickBillToSave([known({ uniqueId: 'u2' }, null)], bill)).toBeNull();
    expect(pickBillToSave([known({}, null, { isBeingPaid: true })], bill)).toBeNull();
  });

  test('a vehicle whose stay the list does not name is known by its plate', () => {
    expect(isSavedBillOfVehicle(known({ uniqueId: '', parkId: '' }).card, bill)).toBe(true);
  });
});
