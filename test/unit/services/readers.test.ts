import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

import { textMap } from '@/services/transport/wire/textMap';
import type { WireSchema } from '@/services/transport/wire/wire';
import { entity, id, list, requiredText, results, text } from '@/services/transport/wire/wire';

import { answersOf, readBroken } from '../../support/walks/brokenAnswers';

const SERVICES = join(__dirname, '../../../src/services');

/** Every entity of every service, by names such as `charge.coupon`. */
const entities: [string, WireSchema<unknown>][] = readdirSync(SERVICES, { withFileTypes: true })
  .filter((folder) => folder.isDirectory() && folder.name !== 'transport')
  .flatMap(({ name: service }) =>
    readdirSync(join(SERVICES, service)).flatMap((file) =>
      answersOf(jest.requireActual<object>(join(SERVICES, service, file))).map(
        ([name, answer]): [string, WireSchema<unknown>] => [`${service}.${name}`, answer],
      ),
    ),
  );

test.each(entities)(
  '%s: a field that is missing, null or of another type never passes through unchanged',
  (_name, answer) => {
    expect(readBroken(answer).misshapen).toEqual([]);
  },
);

/** Every entity, with the fields that it cannot be shown without. All other fields have a default. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  'auth.account': [],
  'auth.challenge': ['challengeId'],
  'auth.loginInfo': ['driverId'],
  'auth.oAuthAddress': ['url'],
  'auth.renewedWire': ['token', 'refreshToken'],
  'auth.signedIn': [],
  'auth.signedInByHostWire': ['token', 'refreshToken'],
  'auth.signedInWire': ['token', 'refreshToken'],
  'auth.thirdAccount': ['accountNo'],
  'auth.thirdAccounts': [],
  'basic.applicationInfo': [],
  'basic.faq': ['faqId', 'question'],
  'basic.faqs': [],
  'basic.feedback': ['feedbackId'],
  'basic.feedbackTurn': [],
  'basic.feedbacks': [],
  'basic.follow': ['followName'],
  'basic.follows': [],
  'basic.h5Address': ['url'],
  'basic.homeMenu': [],
  'basic.jsapiSign': ['appId', 'nonceStr', 'signature'],
  'basic.mapKey': [],
  'basic.mapType': [],
  'basic.menuConfig': [],
  'basic.menuEntry': ['entryId', 'entryName'],
  'basic.notice': ['noticeId', 'title'],
  'basic.notices': [],
  'basic.pageRemark': ['pageId'],
  'basic.paramConfigs': [],
  'basic.rechargePack': ['packId'],
  'basic.savedRecording': ['recordingId'],
  'basic.uploadedPicture': ['picUrl'],
  'basic.webPageConfig': [],
  'booking.berth': ['berthId', 'berthNo'],
  'booking.berthKind': [],
  'booking.berthKinds': [],
  'booking.berths': [],
  'booking.bookPackage': ['packageId', 'packageName', 'parkId'],
  'booking.bookPackages': [],
  'booking.bookablePark': ['parkId', 'parkName'],
  'booking.bookableParks': [],
  'booking.booking': ['bookOrderNo', 'parkId', 'berthId'],
  'booking.bookingPlate': ['plateId', 'plateNo', 'formatPlateNo'],
  'booking.bookingPlates': [],
  'booking.bookings': [],
  'booking.cancelPreview': [],
  'booking.cancelRule': [],
  'booking.evasionCar': ['evasionId', 'parkId'],
  'booking.evasionCars': [],
  'booking.lock': ['lockId', 'lockName', 'parkId', 'berthId'],
  'booking.lockCommand': ['cmdId'],
  'booking.lockWithCommands': ['lockId', 'lockName', 'parkId', 'berthId'],
  'booking.locks': [],
  'booking.bookingLoginState': [],
  'booking.pastCommand': [],
  'booking.recommendedBerth': [],
  'booking.registeredBerth': ['berthId', 'berthNo', 'parkId'],
  'booking.registeredBerths': [],
  'booking.userCenter': [],
  'booking.userDetail': [],
  'charge.billCard': ['plateId', 'formatPlateNo'],
  'charge.billCardFee': [],
  'charge.billCards': [],
  'charge.boundPlate': ['plateId', 'plateNo', 'formatPlateNo'],
  'charge.boundPlates': [],
  'charge.departure': ['uniqueId', 'parkId'],
  'charge.evaluability': [],
  'charge.feeItem': [],
  'charge.goldPlanReceipt': ['payId'],
  'charge.openedPayment': ['payId'],
  'charge.paidOrder': [],
  'charge.parkingAppeal': ['appealId', 'uniqueId', 'parkId'],
  'charge.parkingAppeals': [],
  'charge.parkingBill': ['uniqueId', 'parkId'],
  'charge.parkingBills': [],
  'charge.payRecord': ['payId'],
  'charge.payRecords': [],
  'charge.payment': ['payId'],
  'charge.pictures': [],
  'charge.plateHistory': [],
  'charge.plateHistoryItem': ['id', 'plateNo'],
  'charge.plateLookup': ['count'],
  'charge.purchase': ['orderNo'],
  'charge.purchases': [],
  'charge.requestedPayment': ['payment', 'payment.payId'],
  'charge.unfinishedCount': [],
  'charge.usableCoupons': [],
  'coupon.couponOffer': ['couponName'],
  'coupon.couponQrCode': ['qrContent'],
  'coupon.couponsCount': [],
  'coupon.invitation': ['code'],
  'coupon.invitationGift': ['couponName'],
  'coupon.merchant': ['merchantId', 'merchantName'],
  'coupon.merchantCar': [],
  'coupon.merchantCoupon': ['merchantCouponId', 'merchantId', 'couponName'],
  'coupon.merchantCoupons': [],
  'coupon.merchantGoods': ['goodsId', 'packName'],
  'coupon.merchantGoodsList': [],
  'coupon.merchantGrant': ['grantId'],
  'coupon.merchantGrants': [],
  'coupon.merchantOrder': ['orderNo', 'merchantId'],
  'coupon.merchantOrders': [],
  'coupon.merchants': [],
  'coupon.ownInvitation': ['code'],
  'coupon.userCoupon': ['couponId', 'couponName'],
  'coupon.userCoupons': [],
  'cps.cardPhoto': [],
  'cps.chargedPeriod': [],
  'cps.chargingAppeal': ['appealId', 'orderNo'],
  'cps.chargingAppeals': [],
  'cps.chargingCard': ['cardId'],
  'cps.chargingCards': [],
  'cps.chargingLive': ['orderNo'],
  'cps.chargingOrder': ['orderNo'],
  'cps.chargingOrderDetail': ['orderNo', 'stationId', 'gunNo'],
  'cps.chargingOrders': [],
  'cps.chargingPayMode': [],
  'cps.chargingState': [],
  'cps.gun': ['gunNo', 'stationId'],
  'cps.nearbyStation': ['stationId', 'stationName'],
  'cps.nearbyStations': [],
  'cps.occupyAppeal': ['appealId', 'occupyOrderNo'],
  'cps.occupyAppeals': [],
  'cps.occupyExists': [],
  'cps.occupyOrder': ['occupyOrderNo', 'orderNo', 'stationId'],
  'cps.occupyOrders': [],
  'cps.occupyRule': [],
  'cps.pricePeriod': ['start', 'end'],
  'cps.station': ['stationId', 'stationName'],
  'cps.vin': ['vinId'],
  'cps.vins': [],
  'dealer.cities': [],
  'dealer.city': ['cityCode', 'cityName'],
  'dealer.nearbyPark': ['parkId', 'parkName'],
  'dealer.nearbyParks': [],
  'dealer.park': ['parkId', 'parkName'],
  'dealer.parkPayTypes': ['parkId'],
  'driver.applicationReason': ['field'],
  'driver.balanceInfo': [],
  'driver.balanceRefund': ['refundNo', 'walletId'],
  'driver.balanceRefunds': [],
  'driver.deletionCheck': ['checkName'],
  'driver.deletionChecks': [],
  'driver.deletionResult': [],
  'driver.driverGroup': ['groupId', 'groupName'],
  'driver.driverGroups': [],
  'driver.driverOfThirdId': [],
  'driver.driverLoginState': [],
  'driver.ownerApplication': ['applyId'],
  'driver.ownerApplications': [],
  'driver.phoneRegistered': [],
  'driver.plateCount': [],
  'driver.recharge': ['orderNo', 'walletId'],
  'driver.signedInDriver': [],
  'driver.signedInDriverWire': ['token', 'refreshToken'],
  'driver.wallet': ['walletId', 'walletName'],
  'driver.walletRecord': ['recordId', 'walletId'],
  'driver.walletRecords': [],
  'driver.wallets': [],
  'invoice.invoice': ['invoiceId'],
  'invoice.invoiceAddress': [],
  'invoice.invoiceSummary': [],
  'invoice.invoiceTitle': ['titleId', 'titleName'],
  'invoice.invoiceTitles': [],
  'invoice.invoiceable': ['billId'],
  'invoice.invoiceables': [],
  'invoice.invoices': [],
  'invoice.receiptInvoice': ['invoiceId'],
  'invoice.receiptInvoices': [],
  'pay.payModel': [],
  'pay.payModelItem': [],
  'pay.withholding': ['withholdId', 'plateId'],
  'pay.withholdings': [],
  'publicity.advert': [],
  'publicity.adverts': [],
  'publicity.newsDetail': ['newsId', 'title'],
  'publicity.newsItem': ['newsId', 'title'],
  'publicity.newsItems': [],
  'special.createdPass': ['pass', 'pass.bagOrderNo', 'pass.ruleName', 'order', 'order.orderNo'],
  'special.material': ['picUrl'],
  'special.offPeakOrder': ['orderNo'],
  'special.offPeakOrders': [],
  'special.offPeakPackage': ['bagId', 'bagName'],
  'special.offPeakPackages': [],
  'special.offPeakSlot': ['bookId'],
  'special.offPeakSlots': [],
  'special.pass': ['bagOrderNo', 'ruleName'],
  'special.passApplications': [],
  'special.passApplication': ['applyId', 'ruleName'],
  'special.passPlate': ['formatPlateNo'],
  'special.passPurchase': ['orderNo'],
  'special.passQuote': [],
  'special.passRule': ['ruleId', 'ruleName'],
  'special.passRules': [],
  'special.passes': [],
  'special.plateMaterial': ['materialId', 'formatPlateNo'],
  'special.plateMaterials': [],
  'special.purchaseToPay': ['orderNo'],
  'special.renewalTerms': [],
  'special.timeRange': [],
  'special.violation': ['violationId'],
  'special.violationAppeal': ['appealId', 'violationId'],
  'special.violationAppeals': [],
  'special.violations': [],
};

test('all entities of the services are checked, and the table names each once', () => {
  expect(entities.map(([name]) => name).sort()).toEqual(Object.keys(REQUIRED).sort());
});

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
  expect(v.parse((answer as WireSchema<object>).reader, sent)).toMatchObject(
    name === 'charge.billCard' ? { plateId: 'p', formatPlateNo: '粤B·12345', uniqueId: 'u', parkId: 'k' } : sent,
  );
});

test('a bill that does not say whether it can be paid is not shut: the server decides when it is paid', () => {
  const bill = entities.find(([known]) => known === 'charge.parkingBill')?.[1] as WireSchema<{ canPay: number }>;
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
