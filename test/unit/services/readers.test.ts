import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

import { textMap } from '@/services/schema/textMap';
import type { WireSchema } from '@/services/schema/wire';
import * as wire from '@/services/schema/wire';

import { answersOf, readBroken } from '../../support/walks/brokenAnswers';

const SERVICES = join(__dirname, '../../../src/services');

/** Every entity of every service, by names such as `charge.coupon`. */
const entities: [string, WireSchema<unknown>][] = readdirSync(SERVICES, { withFileTypes: true })
  .filter((folder) => folder.isDirectory() && !['base', 'schema'].includes(folder.name))
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
  'auth.accountCheckSchema': [],
  'auth.captchaChallengeSchema': ['challengeId'],
  'auth.driverProfileSchema': ['driverId'],
  'auth.oAuthAddressSchema': ['url'],
  'auth.renewedTokensWireSchema': ['token', 'refreshToken'],
  'auth.signInResponseSchema': [],
  'auth.hostSignInResponseWireSchema': ['token', 'refreshToken'],
  'auth.signInResponseWireSchema': ['token', 'refreshToken'],
  'auth.signInAccountOptionSchema': ['accountNo'],
  'auth.signInAccountOptionsSchema': [],
  'basic.hostAppInfoSchema': [],
  'basic.faqSchema': ['faqId', 'question'],
  'basic.faqsSchema': [],
  'basic.feedbackSchema': ['feedbackId'],
  'basic.feedbackMessageSchema': [],
  'basic.feedbacksSchema': [],
  'basic.messageSubscriptionSchema': ['followName'],
  'basic.messageSubscriptionsSchema': [],
  'basic.menuEntryAddressSchema': ['url'],
  'basic.homeMenuSchema': [],
  'basic.jsapiSignatureSchema': ['appId', 'nonceStr', 'signature'],
  'basic.mapApiKeySchema': [],
  'basic.mapAppSettingSchema': [],
  'basic.operatorFeatureConfigSchema': [],
  'basic.menuEntrySchema': ['entryId', 'entryName'],
  'basic.operatorNoticeSchema': ['noticeId', 'title'],
  'basic.operatorNoticesSchema': [],
  'basic.operatorPageHintSchema': ['pageId'],
  'basic.operatorSettingsSchema': [],
  'basic.walletRechargePackSchema': ['packId'],
  'basic.sentRecordingIdSchema': ['recordingId'],
  'basic.uploadedPictureSchema': ['picUrl'],
  'basic.supportAndShareConfigSchema': [],
  'booking.berthSchema': ['berthId', 'berthNo'],
  'booking.berthTypeAvailabilitySchema': [],
  'booking.berthTypeAvailabilitiesSchema': [],
  'booking.berthsSchema': [],
  'booking.bookingPackageSchema': ['packageId', 'packageName', 'parkId'],
  'booking.bookingPackagesSchema': [],
  'booking.bookableParkSchema': ['parkId', 'parkName'],
  'booking.bookableParksSchema': [],
  'booking.bookingSchema': ['bookOrderNo', 'parkId', 'berthId'],
  'booking.bookablePlateSchema': ['plateId', 'plateNo', 'formatPlateNo'],
  'booking.bookablePlatesSchema': [],
  'booking.bookingsSchema': [],
  'booking.bookingCancelPreviewSchema': [],
  'booking.bookingCancelRuleSchema': [],
  'booking.evasionCarSchema': ['evasionId', 'parkId'],
  'booking.evasionCarsSchema': [],
  'booking.parkingLockSchema': ['lockId', 'lockName', 'parkId', 'berthId'],
  'booking.sentParkingLockCommandIdSchema': ['cmdId'],
  'booking.parkingLockWithPastCommandsSchema': ['lockId', 'lockName', 'parkId', 'berthId'],
  'booking.parkingLocksSchema': [],
  'booking.bookingServiceSessionCheckSchema': [],
  'booking.pastParkingLockCommandSchema': [],
  'booking.recommendedBerthSchema': [],
  'booking.ownedBerthSchema': ['berthId', 'berthNo', 'parkId'],
  'booking.ownedBerthsSchema': [],
  'booking.bookingUserCenterCountsSchema': [],
  'booking.bookingUserDetailSchema': [],
  'charge.homeBillCardSchema': ['plateId', 'formatPlateNo'],
  'charge.homeBillCardFeeSchema': [],
  'charge.homeBillCardsSchema': [],
  'charge.boundPlateSchema': ['plateId', 'plateNo', 'formatPlateNo'],
  'charge.boundPlatesSchema': [],
  'charge.driverEndedStaySchema': ['uniqueId', 'parkId'],
  'charge.stayEvaluationStatusSchema': [],
  'charge.parkingBillFeeItemSchema': [],
  'charge.wechatReceiptFramePaymentSchema': ['payId'],
  'charge.openedPaymentSchema': ['payId'],
  'charge.paymentItemSchema': [],
  'charge.parkingAppealSchema': ['appealId', 'uniqueId', 'parkId'],
  'charge.parkingAppealsSchema': [],
  'charge.parkingBillSchema': ['uniqueId', 'parkId'],
  'charge.parkingBillsSchema': [],
  'charge.parkingPayRecordSchema': ['payId'],
  'charge.parkingPayRecordsSchema': [],
  'charge.paymentSchema': ['payId'],
  'charge.stayPicturesSchema': [],
  'charge.plateQueryHistorySchema': [],
  'charge.plateQueryHistoryEntrySchema': ['id', 'plateNo'],
  'charge.plateBillLookupSchema': ['count'],
  'charge.purchaseSchema': ['orderNo'],
  'charge.purchasesSchema': [],
  'charge.paymentByRequestSchema': ['payment', 'payment.payId'],
  'charge.unfinishedStayCountsSchema': [],
  'charge.parkingBillCouponsSchema': [],
  'coupon.scannedCouponOfferSchema': ['couponName'],
  'coupon.merchantCouponQrCodeSchema': ['qrContent'],
  'coupon.couponCountsByStateSchema': [],
  'coupon.invitationSchema': ['code'],
  'coupon.invitationGiftSchema': ['couponName'],
  'coupon.merchantSchema': ['merchantId', 'merchantName'],
  'coupon.merchantCarPresenceSchema': [],
  'coupon.merchantStockCouponSchema': ['merchantCouponId', 'merchantId', 'couponName'],
  'coupon.merchantStockCouponsSchema': [],
  'coupon.merchantCouponPackSchema': ['goodsId', 'packName'],
  'coupon.merchantCouponPacksSchema': [],
  'coupon.merchantCouponGrantSchema': ['grantId'],
  'coupon.merchantCouponGrantsSchema': [],
  'coupon.merchantCouponOrderSchema': ['orderNo', 'merchantId'],
  'coupon.merchantCouponOrdersSchema': [],
  'coupon.merchantsSchema': [],
  'coupon.ownInvitationSchema': ['code'],
  'coupon.userCouponSchema': ['couponId', 'couponName'],
  'coupon.userCouponsSchema': [],
  'cps.recognizedChargingCardNoSchema': [],
  'cps.chargingPeriodCostSchema': [],
  'cps.chargingAppealSchema': ['appealId', 'orderNo'],
  'cps.chargingAppealsSchema': [],
  'cps.chargingCardSchema': ['cardId'],
  'cps.chargingCardsSchema': [],
  'cps.chargingLiveDataSchema': ['orderNo'],
  'cps.chargingOrderSchema': ['orderNo'],
  'cps.chargingOrderDetailSchema': ['orderNo', 'stationId', 'gunNo'],
  'cps.chargingOrdersSchema': [],
  'cps.chargingPayModeSchema': [],
  'cps.chargingStateSchema': [],
  'cps.chargingGunSchema': ['gunNo', 'stationId'],
  'cps.nearbyChargingStationSchema': ['stationId', 'stationName'],
  'cps.nearbyChargingStationsSchema': [],
  'cps.idleFeeAppealSchema': ['appealId', 'occupyOrderNo'],
  'cps.idleFeeAppealsSchema': [],
  'cps.idleFeeCheckSchema': [],
  'cps.idleFeeOrderSchema': ['occupyOrderNo', 'orderNo', 'stationId'],
  'cps.idleFeeOrdersSchema': [],
  'cps.idleFeeRuleSchema': [],
  'cps.chargingPricePeriodSchema': ['start', 'end'],
  'cps.chargingStationSchema': ['stationId', 'stationName'],
  'cps.plugAndChargeVinSchema': ['vinId'],
  'cps.plugAndChargeVinsSchema': [],
  'dealer.citiesSchema': [],
  'dealer.citySchema': ['cityCode', 'cityName'],
  'dealer.nearbyParkSchema': ['parkId', 'parkName'],
  'dealer.nearbyParksSchema': [],
  'dealer.parkSchema': ['parkId', 'parkName'],
  'dealer.scannedParkSchema': ['parkId'],
  'driver.residentFieldRejectionReasonSchema': ['field'],
  'driver.balanceInfoSchema': [],
  'driver.balanceRefundSchema': ['refundNo', 'walletId'],
  'driver.balanceRefundsSchema': [],
  'driver.accountDeletionCheckSchema': ['checkName'],
  'driver.accountDeletionChecksSchema': [],
  'driver.accountDeletionCheckResultSchema': [],
  'driver.walletSharingGroupSchema': ['groupId', 'groupName'],
  'driver.walletSharingGroupsSchema': [],
  'driver.driverOfThirdIdSchema': [],
  'driver.driverSignInMethodsSchema': [],
  'driver.residentRegistrationSchema': ['applyId'],
  'driver.residentRegistrationsSchema': [],
  'driver.phoneRegisteredSchema': [],
  'driver.boundPlateCountSchema': [],
  'driver.walletRechargeSchema': ['orderNo', 'walletId'],
  'driver.signedInDriverSchema': [],
  'driver.signedInDriverWithTokensSchema': ['token', 'refreshToken'],
  'driver.walletSchema': ['walletId', 'walletName'],
  'driver.walletLedgerRecordSchema': ['recordId', 'walletId'],
  'driver.walletLedgerRecordsSchema': [],
  'driver.walletsSchema': [],
  'invoice.invoiceSchema': ['invoiceId'],
  'invoice.invoicePageUrlSchema': [],
  'invoice.invoicingOverviewSchema': [],
  'invoice.invoiceTitleSchema': ['titleId', 'titleName'],
  'invoice.invoiceTitlesSchema': [],
  'invoice.invoiceableItemSchema': ['billId'],
  'invoice.invoiceableItemsSchema': [],
  'invoice.invoicesSchema': [],
  'invoice.receiptInvoiceSchema': ['invoiceId'],
  'invoice.receiptInvoicesSchema': [],
  'pay.offeredPayChannelsSchema': [],
  'pay.offeredPayChannelSchema': [],
  'pay.autoDeductionAgreementSchema': ['withholdId', 'plateId'],
  'pay.autoDeductionAgreementsSchema': [],
  'publicity.advertSchema': [],
  'publicity.advertsSchema': [],
  'publicity.newsDetailSchema': ['newsId', 'title'],
  'publicity.newsItemSchema': ['newsId', 'title'],
  'publicity.newsItemsSchema': [],
  'special.createdPassAndOrderSchema': ['pass', 'pass.bagOrderNo', 'pass.ruleName', 'order', 'order.orderNo'],
  'special.documentPhotoSchema': ['picUrl'],
  'special.offPeakOrderSchema': ['orderNo'],
  'special.offPeakOrdersSchema': [],
  'special.offPeakPackageSchema': ['bagId', 'bagName'],
  'special.offPeakPackagesSchema': [],
  'special.offPeakSlotSchema': ['bookId'],
  'special.offPeakSlotsSchema': [],
  'special.passSchema': ['bagOrderNo', 'ruleName'],
  'special.passApplicationsSchema': [],
  'special.passApplicationSchema': ['applyId', 'ruleName'],
  'special.passPlateSchema': ['formatPlateNo'],
  'special.passPeriodPaymentSchema': ['orderNo'],
  'special.passQuoteSchema': [],
  'special.passProductSchema': ['ruleId', 'ruleName'],
  'special.passProductsSchema': [],
  'special.passesSchema': [],
  'special.plateDocumentsSchema': ['materialId', 'formatPlateNo'],
  'special.plateDocumentsListSchema': [],
  'special.purchaseToPaySchema': ['orderNo'],
  'special.renewalTermsSchema': [],
  'special.weeklyParkingHoursSchema': [],
  'special.offPeakViolationSchema': ['violationId'],
  'special.offPeakViolationAppealSchema': ['appealId', 'violationId'],
  'special.offPeakViolationAppealsSchema': [],
  'special.offPeakViolationsSchema': [],
};

test('all entities of the services are checked, and the table names each once', () => {
  expect(entities.map(([name]) => name).sort()).toEqual(Object.keys(REQUIRED).sort());
});

test.each(Object.entries(REQUIRED))('%s is unusable only without %j', (name, required) => {
  const found = entities.find(([known]) => known === name);
  expect(found === undefined ? 'no such entity' : readBroken(found[1]).required).toEqual(required);
});

test('without a required field a response is unusable, or the element is left out of its list', () => {
  const row = wire.entity({
    rowId: wire.id(),
    name: wire.requiredText(),
    note: wire.text(),
    parts: wire.list(wire.entity({ partId: wire.id() })),
  });
  expect(readBroken(row)).toMatchObject({ required: ['rowId', 'name'], dropping: ['parts[].partId'] });
  const { required, dropping } = readBroken(wire.results(row));
  expect([required, dropping]).toEqual([[], ['results[].rowId', 'results[].name', 'results[].parts[].partId']]);
});

test('a reader that accepts everything is detected', () => {
  const careless = { strict: wire.entity({ note: wire.text() }).strict, reader: v.any() };
  expect(readBroken(careless).misshapen).toContain('note.note: null is no string');
});

test('a list is already frozen: the store need not traverse it to freeze it', () => {
  const read = v.parse(wire.results(wire.entity({ rowId: wire.id() })).reader, {
    results: [{ rowId: '1' }, {}, { rowId: '2' }],
  });
  expect(read.results).toEqual([{ rowId: '1' }, { rowId: '2' }]);
  expect(Object.isFrozen(read.results)).toBe(true);
});

describe('rows that cannot be read', () => {
  const rows = wire.results(wire.entity({ rowId: wire.id() }));
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
  'publicity.advertSchema': { picUrl: 'p', advertUrl: 'a', bgColor: '#fff' },
  'basic.menuEntrySchema': { entryId: 'BAG', entryName: '月卡', entryType: 1, icon: '', needLogin: 0 },
  'charge.homeBillCardSchema': {
    plateId: 'p',
    formatPlateNo: '粤B·12345',
    uniqueId: 'u',
    parkId: 'k',
    parkStartTime: '2026-03-10 10:20:00',
    parkFee: 600,
    isBagCar: 0,
    parkFeeSucc: 1,
  },
  'charge.parkingBillSchema': { uniqueId: 'u', parkId: 'k', formatPlateNo: '粤B·12345' },
  'cps.chargingOrderSchema': {
    orderNo: 'o',
    stationName: 's',
    deviceName: 'd',
    gunName: 'g',
    orderStateText: '充电中',
    homeStartTime: '2026-03-10 10:20:00',
  },
  'publicity.newsItemSchema': { title: 't', summary: 's', publishTime: '', imgUrl: '', newsId: 'n', thirdUrl: '' },
  'dealer.nearbyParkSchema': { parkId: 'k', parkName: 'n', parkAddr: 'a', distance: 3, latitude: 22.5, longitude: 114 },
  'cps.nearbyChargingStationSchema': {
    stationId: 's',
    stationName: 'n',
    stationAddr: 'a',
    openState: { text: '营业中' },
  },
  'charge.plateQueryHistoryEntrySchema': { id: 'h', plateNo: '粤B12345', plateColor: 2 },
  'charge.plateBillLookupSchema': { count: 1, uniqueId: 'u', arrearsOnly: 1, parkId: 'k' },
};

test.each(Object.entries(PUBLISHED))('%s is read from its published fields alone', (name, sent) => {
  const [, answer] = entities.find(([known]) => known === name) ?? [];
  expect(v.parse((answer as WireSchema<object>).reader, sent)).toMatchObject(
    name === 'charge.homeBillCardSchema'
      ? { plateId: 'p', formatPlateNo: '粤B·12345', uniqueId: 'u', parkId: 'k' }
      : sent,
  );
});

test('a bill that does not say whether it can be paid is not shut: the server decides when it is paid', () => {
  const bill = entities.find(([known]) => known === 'charge.parkingBillSchema')?.[1] as WireSchema<{ canPay: number }>;
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
    strict: wire.entity({}).strict,
    get reader(): never {
      throw new Error('built too early');
    },
  };
  const page = wire.results(element);
  expect(page.strict).toBe(page.strict);
  expect(() => page.reader).toThrow('built too early');
});
