import { BIZ_TYPE, type NonParkingBizType } from '@/domain/payment/bizType';
import { paths, pathTo, type QueryParamsByScreenName, type ScreenName } from '@/navigation/paths';
import { screenQueryParamRules } from '@/navigation/screenQueryParamRules';

import { appealsOf } from '../../mocks/world/appeals/appeal';
import { submitAppeal } from '../../mocks/world/appeals/appeals';
import { BOOKING_SEED } from '../../mocks/world/booking/bookingSeed';
import { advanceCharging } from '../../mocks/world/charging/advanceCharging';
import { startCharging, unplug } from '../../mocks/world/charging/chargingSessions';
import { occupyBill, occupyOrderOf } from '../../mocks/world/charging/occupation';
import { SEEDED_CARD, seedFullCar } from '../../mocks/world/charging/seed/chargingSeed';
import { GUNS } from '../../mocks/world/charging/seed/stationSeed';
import { DRIVERS, LOTS, PLATES } from '../../mocks/world/core/seeded';
import { INVITE_CODES } from '../../mocks/world/merchant/invitations';
import { openMerchantOrder } from '../../mocks/world/merchant/merchantOrders';
import { SEEDED_CHARGING_CODE, SEEDED_COUPON_CODE } from '../../mocks/world/merchant/merchantSeed';
import { goldPlanCode, receiptCodeOf } from '../../mocks/world/money/goldPlan';
import { ordersOf } from '../../mocks/world/money/orderRecords';
import { advanceOffPeak } from '../../mocks/world/offpeak/offPeakUse';
import { applyForPass, reviewPassApplies } from '../../mocks/world/passes/passApplies';
import { REVIEW_MS } from '../../mocks/world/vehicles/reviews';
import { openRecharge } from '../../mocks/world/wallet/recharges';
import type { World } from '../../mocks/world/World';
import { OFF_PEAK_LOT, packageIn, paid, payOrder, slotIn } from '../support/offPeakOrders';

type Queried = keyof QueryParamsByScreenName;
type GoodQueries = { readonly [N in Queried]?: (world: World) => QueryParamsByScreenName[N] };

const STAY = { uniqueId: 'stay-0001', parkId: LOTS.city };
/** A paid stay with an appeal that was answered. */
const PAID_STAY = { uniqueId: 'stay-0006', parkId: LOTS.city };
const OWED_STAY = { uniqueId: 'stay-0004', parkId: LOTS.roadside };
/** The seeded booking that is paid and waits for its car. */
const bookingIn = ({ tables }: World) => tables.booking.orders.at(-1)?.bookOrderNo ?? '';
const bookingPaymentIn = (world: World) =>
  world.tables.payments.find(({ parts }) => parts.some(({ orderNo }) => orderNo === bookingIn(world)))?.payId ?? '';
const MERCHANT = { merchantId: 'merchant-1' };
const WALLET = { walletId: `wallet-of-${DRIVERS.lin.driverId}` };
const invoiceIn = ({ tables }: World) => ({ invoiceId: tables.invoice.invoices[0]?.invoiceId ?? '' });
const applicationIn = ({ tables }: World, state: 2 | 3) => ({
  applyId:
    tables.ownerApplications.find((row) => row.driverId === DRIVERS.lin.driverId && row.state === state)?.applyId ?? '',
});
/** The code of the receipt of the paid stay. */
const receiptIn = ({ tables }: World) =>
  receiptCodeOf(
    tables.payments.find(({ parts }) => parts.some(({ uniqueId }) => uniqueId === PAID_STAY.uniqueId))?.payId ?? '',
  );
const payIdOf = ({ tables }: World) => tables.payments[0]?.payId ?? '';

/** The payId of what the default driver has paid for an order of this kind; without one, an order is opened and paid. */
function paidIn(world: World, bizType: NonParkingBizType, open: () => { orderNo: string; cents: number }): string {
  const { driverId } = DRIVERS.lin;
  const known = world.tables.payments.find(({ parts }) => parts.some((part) => part.bizType === bizType));
  if (known !== undefined) return known.payId;
  const { orderNo, cents } = open();
  return payOrder(world, driverId, { bizType, orderNo }, cents);
}

const rechargeIn = (world: World): string =>
  paidIn(world, BIZ_TYPE.recharge, () => openRecharge(world, DRIVERS.lin.driverId, '', 5_000));

/** A gun that a full car of the default driver keeps. */
function keptIn(world: World): string {
  const { occupyOrders } = world.tables.charging;
  if (occupyOrders.length === 0) {
    seedFullCar(world);
    advanceCharging(world);
  }
  return occupyOrders[0]?.occupyOrderNo ?? '';
}

/** The same gun, left by now: its fee is owed. */
function leftIn(world: World): string {
  const orderNo = keptIn(world);
  unplug(world, GUNS.ready);
  return orderNo;
}

/** The payId of its fee. */
const occupationPaidIn = (world: World): string =>
  paidIn(world, BIZ_TYPE.occupation, () => {
    const orderNo = leftIn(world);
    return { orderNo, cents: occupyBill(world, occupyOrderOf(world, DRIVERS.lin.driverId, orderNo)).due };
  });

/** The payId of a pack of coupons. */
const couponsPaidIn = (world: World): string =>
  paidIn(world, BIZ_TYPE.merchantCoupons, () =>
    openMerchantOrder(world, DRIVERS.lin.driverId, { ...MERCHANT, goodsId: 'goods-1', num: 10 }),
  );

/** The parameters that WeChat gives to the frame of a receipt. The program reads the order alone; the document of the receipt asks with all three. */
const receiptAddress = (world: World): string => {
  const [payId, merchant] = [payIdOf(world), '1900000001'];
  return `&${new URLSearchParams({ sub_mch_id: merchant, check_code: goldPlanCode(merchant, payId) }).toString()}`;
};

/** The same bill with an appeal against it. */
function appealedIn(world: World, bizType: 7 | 8, orderNo: string): string {
  if (appealsOf(world, DRIVERS.lin.driverId, bizType).length === 0) {
    submitAppeal(world, DRIVERS.lin.driverId, {
      ...{ bizType, orderNo, uniqueId: '', parkId: '', reasonType: 4, content: '时间不对', pictures: [] },
      contactPhone: DRIVERS.lin.phone,
    });
  }
  return orderNo;
}

/** A charging order that has just been made. */
function startingIn(world: World): string {
  const requestId = 'request-of-the-good-start';
  const known = world.tables.charging.orders.find((row) => row.requestId === requestId);
  const wish = { gunNo: GUNS.slow, plateNo: '', limitType: 0, limitValue: 0, payMode: 2, requestId } as const;
  return (known ?? startCharging(world, DRIVERS.lin.driverId, wish)).orderNo;
}

/** An off-peak order of the default driver that is not over; one that is paid has its payment beside it. */
function offPeakIn(world: World, kind: 1 | 2, isPaid: boolean): { orderNo: string; payId: string } {
  const has = (payId: string | undefined) => (payId !== undefined) === isPaid;
  const now = world.clock.now();
  const known = world.tables.offPeakOrders.filter((row) => row.kind === kind && !row.isClosed && row.endAt > now);
  const payIdOfOrder = (orderNo: string) =>
    world.tables.payments.find(({ parts }) => parts.some((part) => part.orderNo === orderNo))?.payId;
  const same = known.find(({ orderNo }) => has(payIdOfOrder(orderNo)));
  if (same !== undefined) return { orderNo: same.orderNo, payId: payIdOfOrder(same.orderNo) ?? '' };
  const inDays = (isPaid ? 1 : 2) + (kind === 1 && !isPaid ? 40 : 0);
  const order = kind === 1 ? packageIn(world, inDays) : slotIn(world, inDays);
  return { orderNo: order.orderNo, payId: isPaid ? paid(world, order) : '' };
}

/** A pass whose documents were rejected: one picture, and the address. */
function rejectedIn(world: World): string {
  const known = world.tables.passApplies.find(({ state }) => state === 3);
  if (known !== undefined) return known.bagOrderNo;
  const driver = world.tables.drivers.find(({ driverId }) => driverId === DRIVERS.lin.driverId);
  if (driver === undefined) throw new Error('The first driver is seeded');
  const wish = { ruleId: 'rule-3', parkId: LOTS.office, plateIds: ['plate-1'], cycles: 1, startDate: '' };
  const paper = { ownerName: '林晓', idCard: '11010519491231002X', phone: DRIVERS.lin.phone, address: '会展花园' };
  const apply = applyForPass(world, driver, wish, {
    ...paper,
    materials: [{ materialType: 1, picUrl: '/__mocks/pictures/entry.svg' }],
  });
  Object.assign(apply, { appliedAt: world.clock.now() - REVIEW_MS });
  reviewPassApplies(world);
  return apply.bagOrderNo;
}

/** The breach of the default driver, which can be appealed. */
function brokenIn(world: World): string {
  advanceOffPeak(world);
  const [breach] = world.tables.violations;
  if (breach === undefined) throw new Error('the default driver has missed a slot');
  return breach.violationId;
}

/**
 * Parameters with which each page shows its purpose, in the world as it is at the start. A built page that needs parameters
 * must have an entry here. A page without an entry is visited without parameters.
 */
const goodQueries: GoodQueries = {
  scanQRCode: () => ({ code: SEEDED_COUPON_CODE }),
  scanQRCodeAddCar: () => ({ code: SEEDED_COUPON_CODE }),
  scanQRCodeSuccess: () => ({ couponId: 'coupon-1', plateNo: PLATES.free }),
  scanQRCodeFailed: () => ({ code: SEEDED_COUPON_CODE, plateNo: PLATES.free, errorCode: '0xd0850006' }),
  scanQRCodeCharging: () => ({ code: SEEDED_CHARGING_CODE }),
  scanQRCodeChargingAddCar: () => ({ code: SEEDED_CHARGING_CODE }),
  scanQRCodeChargingSuccess: () => ({ couponId: 'coupon-1' }),
  scanQRCodeChargingFailed: () => ({ code: SEEDED_CHARGING_CODE, errorCode: '0xd0850006' }),
  couponSuccess: () => ({ couponIds: 'coupon-1,coupon-2' }),
  couponsDetail: () => ({ couponId: 'coupon-1' }),
  merchantManage: () => MERCHANT,
  giveCouponsList: () => MERCHANT,
  giveCoupons: () => ({ ...MERCHANT, couponId: 'stock-1' }),
  giveCouponsRecord: () => MERCHANT,
  showQRCode: () => ({ ...MERCHANT, couponId: 'stock-1' }),
  buyCouponsList: () => MERCHANT,
  buyCoupons: () => ({ ...MERCHANT, goodsId: 'goods-1' }),
  buyCouponsResult: (world) => ({ payId: couponsPaidIn(world) }),
  buyCouponsRecord: () => MERCHANT,
  invalidCoupons: () => MERCHANT,
  parkingDetail: () => ({ grantId: 'grant-2' }),
  map: () => ({ parkId: LOTS.city }),
  searchPage: () => ({ keyword: '中心' }),
  search: () => ({ keyword: '中心' }),
  suitParking: () => ({ couponId: 'coupon-3' }),
  payPage: () => STAY,
  choiceDiscountPage: () => STAY,
  newsDetail: () => ({ newId: 'news-1' }),
  customerServiceIndex: () => ({ ...STAY, plateNo: PLATES.running, errorId: 'a1b2c3d4' }),
  customerServiceFeedBack: () => ({ orderNo: 'charging-2', bizType: 7, time: '20260309080000' }),
  customerServiceBillFeedBack: () => ({ ...PAID_STAY, reasonType: 6 }),
  customerServiceFeedDetail: (world) => ({ feedbackId: world.tables.feedbacks[1]?.feedbackId ?? '' }),
  customerServiceBillProblem: () => PAID_STAY,
  customerServiceQuestionConsultation: () => ({ type: 5, plateNo: PLATES.running }),
  newNotice: () => ({ noticeId: 'notice-4' }),
  pay: () => STAY,
  parkingPayPage: () => ({ parkId: LOTS.city }),
  scanPayPage: () => STAY,
  barrierResult: (world) => ({ payId: payIdOf(world), parkId: LOTS.city }),
  scanOverduePay: () => ({ uniqueId: 'stay-0004', parkId: LOTS.roadside }),
  roadParkingParkingList: () => ({ plateNo: PLATES.running }),
  payResultPage: (world) => ({ payId: payIdOf(world) }),
  result: (world) => ({ payId: payIdOf(world) }),
  goldPlanResults: (world) => ({ out_trade_no: payIdOf(world) }),
  paySuccess: (world) => ({ payId: payIdOf(world) }),
  thirdPay: (world) => ({ payId: payIdOf(world) }),
  thirdPaySuccess: (world) => ({ payId: payIdOf(world) }),
  thirdPayFail: (world) => ({ payId: payIdOf(world) }),
  registerShare: () => ({ code: INVITE_CODES.open }),
  receiveRewards: () => ({ code: INVITE_CODES.spent }),
  userApplyResult: (world) => applicationIn(world, 2),
  userApplyUserCheckIn: (world) => applicationIn(world, 3),
  invoiceRecordDetail: (world) => invoiceIn(world),
  reSendInvoice: (world) => invoiceIn(world),
  makeInvoiceSuccess: (world) => invoiceIn(world),
  invoicePage: (world) => ({ uniqueId: world.tables.invoice.invoices[0]?.uniqueNo ?? '' }),
  makeInvoice: () => ({ ...PAID_STAY, bizType: 1 }),
  makeInvoiceBySelf: (world) => ({ code: receiptIn(world) }),
  walletDetail: () => WALLET,
  walletCash: () => WALLET,
  suitBalanceParks: () => WALLET,
  walletResult: (world) => ({ payId: rechargeIn(world) }),
  accountBalanceResult: (world) => ({ payId: rechargeIn(world) }),
  parkingRecordDetail: () => PAID_STAY,
  billComplain: () => OWED_STAY,
  billComplainDetail: () => PAID_STAY,
  plateDetail: () => ({ plateId: 'plate-3' }),
  orderDeduction: () => ({ plateId: 'plate-3' }),
  senselessPayment: () => ({ plateId: 'plate-3' }),
  authorizationSuccess: () => ({ plateId: 'plate-3' }),
  plateMaterialDetail: () => ({ materialId: 'material-1' }),
  plateMaterialEdit: () => ({ plateId: 'plate-2' }),
  plateMaterialDisabled: () => ({ plateId: 'plate-2' }),
  packageCarSelect: () => ({ parkId: OFF_PEAK_LOT }),
  wrongTimePackagePay: (world) => ({ orderNo: offPeakIn(world, 1, false).orderNo }),
  packageHandleSuccess: (world) => ({ payId: offPeakIn(world, 1, true).payId }),
  subscribeCarSelect: () => ({ parkId: OFF_PEAK_LOT }),
  wrongTimeSubscribePay: (world) => ({ orderNo: offPeakIn(world, 2, false).orderNo }),
  subscribeHandleSuccess: (world) => ({ payId: offPeakIn(world, 2, true).payId }),
  wrongTimePackageDetail: (world) => ({ orderNo: offPeakIn(world, 1, true).orderNo }),
  wrongTimeSubscribeDetail: (world) => ({ orderNo: offPeakIn(world, 2, true).orderNo }),
  violationRecord: (world) => ({ violationId: brokenIn(world) }),
  chargeStationDetail: () => ({ stationId: 'station-1' }),
  chargingPage: () => ({ gunNo: GUNS.ready }),
  occupyPayResult: (world) => ({ payId: occupationPaidIn(world) }),
  chargingPageResult: (world) => ({ orderNo: startingIn(world) }),
  chargingResults: () => ({ orderNo: 'charging-1' }),
  chargeOccupation: (world) => ({ orderNo: keptIn(world) }),
  occupyBillDetail: (world) => ({ orderNo: keptIn(world) }),
  chargeBillDetail: () => ({ orderNo: 'charging-2' }),
  chargingBillComplain: () => ({ orderNo: 'charging-2' }),
  chargingAppealDetail: (world) => ({ orderNo: appealedIn(world, 7, 'charging-2') }),
  changeCardPassword: () => ({ cardId: SEEDED_CARD.cardId }),
  occupyAppeal: (world) => ({ orderNo: leftIn(world) }),
  occupyAppealDetail: (world) => ({ orderNo: appealedIn(world, 8, leftIn(world)) }),
  chargingChoiceCoupon: () => ({ orderNo: 'charging-2' }),
  monthlyPassConfirm: () => ({ ruleId: 'rule-1', parkId: LOTS.city }),
  monthlyMaterial: () => ({ ruleId: 'rule-3', parkId: LOTS.office }),
  monthlyPassEdit: (world) => ({ orderNo: rejectedIn(world) }),
  monthlyPassEmbedded: () => ({ parkId: LOTS.city }),
  monthlyRuleNotice: () => ({ ruleId: 'rule-1', parkId: LOTS.city }),
  submitSuccess: (world) => ({ payId: payIdOf(world) }),
  monthlyPassRenew: () => ({ orderNo: 'pass-1' }),
  monthlyPassAddCar: () => ({ orderNo: 'pass-1' }),
  renew: () => ({ orderNo: 'pass-1' }),
  monthlyPassDetail: () => ({ orderNo: 'pass-1' }),
  spaceBooking: () => ({ parkId: LOTS.city }),
  bookingConfirm: () => ({ parkId: LOTS.city }),
  bookingSuccess: (world) => ({ payId: bookingPaymentIn(world) }),
  bookRecordDetail: (world) => ({ orderNo: bookingIn(world) }),
  spaceLockControl: () => ({ lockId: BOOKING_SEED.bookedLock }),
  spaceLockDetail: () => ({ lockId: BOOKING_SEED.ownLock }),
  orderRecordDetail: (world) => ({ orderNo: ordersOf(world, DRIVERS.lin.driverId)[0]?.orderNo ?? '' }),
};

/** Other parameters for a visitor, for pages on which a visitor sees other content than a driver. Sign-in pages are not listed. */
const visitorQueries: GoodQueries = {
  multiPayPage: () => ({ plateNo: PLATES.visitorSeveral }),
};

const addressOf = (name: ScreenName, given: GoodQueries, world: World): string => {
  const queryOf: ((world: World) => object) | undefined = given[name as Queried];
  return (pathTo as (name: ScreenName, query?: object) => string)(name, queryOf?.(world));
};

export interface GoodVisit {
  readonly name: ScreenName;
  readonly who: 'driver' | 'visitor';
  /** The name of a test. No two visits have the same. */
  readonly title: string;
  readonly at: (world: World) => string;
}

export const goodVisit = (name: ScreenName, who: GoodVisit['who']): GoodVisit => ({
  name,
  who,
  title: `${name}, ${who}`,
  at: (world) =>
    addressOf(name, who === 'visitor' && name in visitorQueries ? visitorQueries : goodQueries, world) +
    (name === 'goldPlanResults' ? receiptAddress(world) : ''),
});

const other = <N extends Queried>(
  name: N,
  what: string,
  queryOf: (world: World) => QueryParamsByScreenName[N],
): GoodVisit => ({
  name,
  who: 'driver',
  title: `${name} ${what}, driver`,
  at: (world) => addressOf(name, { [name]: queryOf }, world),
});

/** Addresses that make another screen of a route than its good visit does. */
export const otherVisits: readonly GoodVisit[] = [
  other('makeInvoice', 'for another title', (world) => invoiceIn(world)),
  other('makeInvoice', 'of an order', () => ({ orderNo: 'charging-2', bizType: BIZ_TYPE.charging })),
  other('invoicePage', 'by its id', (world) => invoiceIn(world)),
  other('map', 'of all places', () => ({})),
  other('map', 'of charging', () => ({ isFromHome: '2' })),
  other('map', 'of a station', () => ({ stationId: 'station-1', isDetailCharge: '1' })),
  other('map', 'of lots with passes', () => ({ parkType: 'monthActive' })),
  other('searchPage', 'for a merchant', () => MERCHANT),
  other('suitParking', 'of a pass', () => ({ ruleId: 'rule-1' })),
  other('suitParking', 'of an order', () => ({ orderNo: 'pass-1' })),
  other('parkingPayPage', 'without a lot', () => ({})),
  other('scanPayPage', 'of a lot', () => ({ parkId: LOTS.city })),
  other('scanOverduePay', 'of a number', () => ({ code: 'N-20261101', parkId: LOTS.roadside })),
  other('multiPayPage', 'of debts', () => ({ arrearsOnly: '1' })),
  other('payResultPage', 'of an order', () => ({ orderNo: 'pass-1', bizType: BIZ_TYPE.pass })),
  other('accountBalance', 'of an order', (world) => ({
    orderNo: openRecharge(world, DRIVERS.lin.driverId, '', 5_000).orderNo,
  })),
  other('packageCarSelect', 'to renew', (world) => ({
    parkId: OFF_PEAK_LOT,
    orderNo: offPeakIn(world, 1, true).orderNo,
  })),
  other('violationRecord', 'of all', () => ({})),
  other('scanQRCode', 'of a merchant', () => ({ ...MERCHANT, couponId: 'coupon-1' })),
  other('chargingPage', 'of a station', () => ({ stationId: 'station-1' })),
  other('chargingPage', 'without a gun', () => ({})),
  other('spaceBooking', 'of any lot', () => ({})),
  other('spaceLockControl', 'of any lock', () => ({})),
  other('customerServiceFeedBack', 'of a lock', () => ({ lockId: BOOKING_SEED.ownLock, berthNo: 'C018' })),
  other('userApplyUserCheckIn', 'for the first time', () => ({})),
  other('newNotice', 'of all', () => ({})),
];

/** Whoever opens one of these with a session is led on. */
export const FOR_VISITORS: readonly ScreenName[] = ['login', 'loginIndex'];

/** Pages that need parameters for a good visit and have no entry here. */
export const withoutGoodVisit = (names: readonly ScreenName[]): ScreenName[] =>
  names.filter(
    (name) =>
      name in screenQueryParamRules &&
      Object.values(screenQueryParamRules[name as Queried]).includes('needed') &&
      !(name in goodQueries),
  );

export const allNames = Object.keys(paths) as ScreenName[];
