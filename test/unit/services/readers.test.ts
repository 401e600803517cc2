import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

import { textMap } from '@/services/transport/wire/textMap';
import type { Answer } from '@/services/transport/wire/wire';
import { entity, id, list, requiredText, results, text } from '@/services/transport/wire/wire';

import { answersOf, readBroken } from '../../support/walks/brokenAnswers';

const SERVICES = join(__dirname, '../../../src/services');

/** Every entity of every service, by names such as `charge.coupon`. */
const entities: [string, Answer<unknown>][] = readdirSync(SERVICES, { withFileTypes: true })
  .filter((folder) => folder.isDirectory() && folder.name !== 'transport')
  .flatMap(({ name: service }) =>
    readdirSync(join(SERVICES, service)).flatMap((file) =>
      answersOf(jest.requireActual<object>(join(SERVICES, service, file))).map(
        ([name, answer]): [string, Answer<unknown>] => [`${service}.${name}`, answer],
      ),
    ),
  );

test('there are entities to check', () => {
  expect(entities.length).toBeGreaterThan(40);
});

test.each(entities)(
  '%s: a field that is missing, null or of another type never passes through unchanged',
  (_name, answer) => {
    expect(readBroken(answer).misshapen).toEqual([]);
  },
);

/** The fields that an entity cannot be shown without. All other fields have a default. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  'publicity.advert': [],
  'publicity.newsItem': ['newsId', 'title'],
  'publicity.newsDetail': ['newsId', 'title'],
  'dealer.nearbyPark': ['parkId', 'parkName'],
  'dealer.parkPayTypes': ['parkId'],
  'dealer.city': ['cityCode', 'cityName'],
  'charge.parkingBill': ['uniqueId', 'parkId'],
  'charge.feeItem': [],
  'charge.billCard': ['plateId', 'formatPlateNo'],
  'charge.billCardFee': [],
  'charge.boundPlate': ['plateId', 'plateNo', 'formatPlateNo'],
  'charge.payRecord': ['payId'],
  'charge.unfinishedCount': [],
  'charge.departure': ['uniqueId', 'parkId'],
  'charge.evaluability': [],
  'charge.parkingAppeal': ['appealId', 'uniqueId', 'parkId'],
  'charge.purchase': ['orderNo'],
  'charge.goldPlanReceipt': ['payId'],
  'cps.nearbyStation': ['stationId', 'stationName'],
  'cps.station': ['stationId', 'stationName'],
  'cps.gun': ['gunNo', 'stationId'],
  'cps.pricePeriod': ['start', 'end'],
  'cps.chargingOrder': ['orderNo'],
  'cps.chargingOrderDetail': ['orderNo', 'stationId', 'gunNo'],
  'cps.chargingLive': ['orderNo'],
  'cps.occupyOrder': ['occupyOrderNo', 'orderNo', 'stationId'],
  'cps.occupyExists': [],
  'cps.vin': ['vinId'],
  'cps.chargingCard': ['cardId'],
  'cps.chargingAppeal': ['appealId', 'orderNo'],
  'cps.occupyAppeal': ['appealId', 'occupyOrderNo'],
  'coupon.invitation': ['code'],
  'coupon.invitationGift': ['couponName'],
  'coupon.ownInvitation': ['code'],
  'driver.wallet': ['walletId', 'walletName'],
  'driver.walletRecord': ['recordId', 'walletId'],
  'driver.recharge': ['orderNo', 'walletId'],
  'driver.balanceRefund': ['refundNo', 'walletId'],
  'driver.balanceInfo': [],
  'driver.loginState': [],
  'driver.driverGroup': ['groupId', 'groupName'],
  'driver.deletionCheck': ['checkName'],
  'driver.deletionResult': [],
  'driver.ownerApplication': ['applyId'],
  'auth.thirdAccount': ['accountNo'],
  'auth.loginInfo': ['driverId'],
  'basic.paramConfigs': [],
  'basic.webPageConfig': [],
  'basic.mapType': [],
  'basic.notice': ['noticeId', 'title'],
  'basic.faq': ['faqId', 'question'],
  'basic.feedback': ['feedbackId'],
  'basic.follow': ['followName'],
  'basic.savedRecording': ['recordingId'],
  'booking.bookablePark': ['parkId', 'parkName'],
  'booking.bookPackage': ['packageId', 'packageName', 'parkId'],
  'booking.berth': ['berthId', 'berthNo'],
  'booking.berthKind': [],
  'booking.registeredBerth': ['berthId', 'berthNo', 'parkId'],
  'booking.booking': ['bookOrderNo', 'parkId', 'berthId'],
  'booking.cancelPreview': [],
  'booking.bookingPlate': ['plateId', 'plateNo', 'formatPlateNo'],
  'booking.lock': ['lockId', 'lockName', 'parkId', 'berthId'],
  'booking.lockCommand': ['cmdId'],
  'booking.evasionCar': ['evasionId', 'parkId'],
  'booking.userCenter': [],
  'booking.userDetail': [],
  'booking.loginState': [],
  'coupon.couponsCount': [],
  'coupon.userCoupon': ['couponId', 'couponName'],
  'coupon.couponOffer': ['couponName'],
  'coupon.merchant': ['merchantId', 'merchantName'],
  'coupon.merchantCoupon': ['merchantCouponId', 'merchantId', 'couponName'],
  'coupon.couponQrCode': ['qrContent'],
  'coupon.merchantGrant': ['grantId'],
  'coupon.merchantGoods': ['goodsId', 'packName'],
  'coupon.merchantOrder': ['orderNo', 'merchantId'],
  'special.passRule': ['ruleId', 'ruleName'],
  'special.pass': ['bagOrderNo', 'ruleName'],
  'special.purchaseToPay': ['orderNo'],
  'special.renewal': [],
  'special.passApply': ['applyId', 'ruleName'],
  'special.plateMaterial': ['materialId', 'formatPlateNo'],
  'special.offPeakPackage': ['bagId', 'bagName'],
  'special.offPeakSlot': ['bookId'],
  'special.offPeakOrder': ['orderNo'],
  'special.violation': ['violationId'],
  'invoice.invoiceAddress': [],
  'invoice.invoiceable': ['billId'],
  'invoice.invoice': ['invoiceId'],
  'invoice.invoiceSummary': [],
  'invoice.invoiceTitle': ['titleId', 'titleName'],
  'pay.withholding': ['withholdId', 'plateId'],
};

test.each(Object.entries(REQUIRED))('%s is unusable only without %j', (name, required) => {
  const found = entities.find(([known]) => known === name);
  expect(found === undefined ? 'no such entity' : readBroken(found[1]).required).toEqual(required);
});

test('without a required field a response is unusable, or the element is left out of its list', () => {
  const row = entity({ rowId: id(), name: requiredText(), note: text(), parts: list(entity({ partId: id() })) });
  expect(readBroken(row)).toMatchObject({ required: ['rowId', 'name'], dropping: ['parts[].partId'] });
  const { required, dropping } = readBroken(results(row));
  expect([required, dropping]).toEqual([[], ['results[].rowId', 'results[].name', 'results[].parts[].partId']]);
});

test('a reader that accepts everything is detected', () => {
  const careless = { strict: entity({ note: text() }).strict, reader: v.any() };
  expect(readBroken(careless).misshapen).toContain('note.note: null is no string');
});

test('a list is already frozen: the store need not traverse it to freeze it', () => {
  const read = v.parse(results(entity({ rowId: id() })).reader, { results: [{ rowId: '1' }, {}, { rowId: '2' }] });
  expect(read.results).toEqual([{ rowId: '1' }, { rowId: '2' }]);
  expect(Object.isFrozen(read.results)).toBe(true);
});

describe('rows that cannot be read', () => {
  const rows = results(entity({ rowId: id() }));
  const read = (data: unknown) => v.parse(rows.reader, data);

  test('are counted beside the rows', () => {
    expect(read({ results: [{ rowId: '1' }, {}, 'x', { rowId: '2' }] })).toEqual({
      results: [{ rowId: '1' }, { rowId: '2' }],
      total: -1,
      unread: 2,
    });
    expect(read({ results: [{ rowId: '1' }], total: 1 })).toEqual({ results: [{ rowId: '1' }], total: 1 });
  });

  test.each([{}, { results: null }, { results: [] }])('%j is empty, because the server has sent nothing', (data) => {
    expect(read(data)).toEqual({ results: [], total: -1 });
  });

  test.each([{ results: {} }, { results: 'text' }, { results: 7 }])('%j is something that cannot be read', (data) => {
    expect(read(data)).toEqual({ results: [], total: -1, unread: 1 });
  });
});

/** Every entity with published fields, with exactly these fields. */
const PUBLISHED: Readonly<Record<string, object>> = {
  'publicity.advert': { picUrl: 'p', advertUrl: 'a', bgColor: '#fff' },
  'basic.menuEntry': { entryId: 'BAG', entryName: '月卡', entryType: 1, icon: '', needLogin: 0 },
  'charge.billCard': {
    plateId: 'p',
    formatPlateNo: '粤B·12345',
    uniqueId: 'u',
    parkId: 'k',
    parkStartTime: '2026-03-10 10:20:00',
    parkFee: 600,
    isBagCar: 0,
    parkFeeSucc: 1,
  },
  'charge.parkingBill': { uniqueId: 'u', parkId: 'k', formatPlateNo: '粤B·12345' },
  'cps.chargingOrder': {
    orderNo: 'o',
    stationName: 's',
    deviceName: 'd',
    gunName: 'g',
    orderStateText: '充电中',
    homeStartTime: '2026-03-10 10:20:00',
  },
  'publicity.newsItem': { title: 't', summary: 's', publishTime: '', imgUrl: '', newsId: 'n', thirdUrl: '' },
  'dealer.nearbyPark': { parkId: 'k', parkName: 'n', parkAddr: 'a', distance: 3, latitude: 22.5, longitude: 114 },
  'cps.nearbyStation': { stationId: 's', stationName: 'n', stationAddr: 'a', openState: { text: '营业中' } },
  'charge.plateHistoryItem': { id: 'h', plateNo: '粤B12345', plateColor: 2 },
  'charge.plateLookup': { count: 1, uniqueId: 'u', arrearsOnly: 1, parkId: 'k' },
};

test.each(Object.entries(PUBLISHED))('%s is read from its published fields alone', (name, sent) => {
  const [, answer] = entities.find(([known]) => known === name) ?? [];
  expect(answer).toBeDefined();
  expect(v.parse((answer as Answer<object>).reader, sent)).toMatchObject(
    name === 'charge.billCard' ? { plateId: 'p', formatPlateNo: '粤B·12345', uniqueId: 'u', parkId: 'k' } : sent,
  );
});

test('a bill that does not say whether it can be paid is not shut: the server decides when it is paid', () => {
  const bill = entities.find(([known]) => known === 'charge.parkingBill')?.[1] as Answer<{ canPay: number }>;
  const key = { uniqueId: 'u', parkId: 'k' };
  expect(v.parse(bill.reader, key).canPay).toBe(1);
  expect(v.parse(bill.reader, { ...key, canPay: 0 }).canPay).toBe(0);
});

test('the parameters of a cashier are read one by one: none of them makes the others unusable', () => {
  const sent = { payload: 'p', expire: 300, isTest: false, empty: null, more: { a: 1 }, list: ['x'] };
  expect(v.parse(textMap().reader, sent)).toEqual({ payload: 'p', expire: '300', isTest: 'false' });
});

test('a schema is built when it is first read, and once', () => {
  const element = {
    strict: entity({}).strict,
    get reader(): never {
      throw new Error('built too early');
    },
  };
  const page = results(element);
  expect(page.strict).toBe(page.strict);
  expect(() => page.reader).toThrow('built too early');
});
