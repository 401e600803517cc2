import { wellFormed } from '@/lib/wellFormed';

import { start } from './edition';
import type { QueryOf } from './queries';

export type { QueryOf } from './queries';

/**
 * The map of the product: all its addresses, under correctly spelled names. The patterns keep the published spelling (Rule 2.1), because
 * links to them exist outside the app. No pattern has a path parameter; a page gets its parameters from the query (see queries.ts).
 *
 * This file is below the features, so that any screen can link to any other without importing its feature.
 */
export const paths = {
  // The shell with its three tabs
  home: '/home',
  map: '/map',
  mine: '/mine',

  // Search and favourites
  searchPage: '/searchPage',
  search: '/search',
  collect: '/collect',

  // Paying for a stay
  parkingPayPage: '/parkingPayPage',
  payPage: '/payPage',
  multiPayPage: '/multiPayPage',
  payResultPage: '/payResultPage',
  arrearsPage: '/arrearsPage',
  scanPayPage: '/scanPayPage',
  barrierResult: '/BarrierRslt',
  scanOverduePay: '/scanOverduePay',
  paySuccess: '/paySuccess',
  goldPlanResults: '/goldPlanResults',
  thirdPay: '/thirdpay',
  thirdPaySuccess: '/thirdpaySuccess',
  thirdPayFail: '/thirdpayFail',

  // Paying for a stay in the build that a third party embeds
  plate: '/plate',
  pay: '/pay',
  result: '/result',

  // Road-side parking
  roadParkingIndex: '/roadParking/index',
  roadParkingPlateList: '/roadParking/palteList',
  roadParkingParkingList: '/roadParking/parkingList',
  roadParkingAddCar: '/roadParking/addCar',

  // Lots
  suitParking: '/suitParking',
  nearbyBagParks: '/nearbyBagParks',
  nearbyBagRules: '/nearbyBagRules',

  // Signing in
  login: '/login',
  loginIndex: '/loginIndex',
  loginLoading: '/loginloading',
  register: '/registor',
  registerShare: '/registerShare',
  receiveRewards: '/receiveRewards',
  bindPhone: '/bindPhone',
  passwordReset: '/passWordChange',
  choiceSelf: '/choiceSelf',

  // The account
  userInfo: '/userInfo',
  changeUserName: '/changeUserName',
  changeNickname: '/changeNickname',
  passwordChange: '/changePassWord',
  changeTel: '/changeTel',
  cancellation: '/cancellation',
  cancellationConfirm: '/onsurecancel',
  followManage: '/fllowManage',

  // Records
  parkingRecord: '/parkingRecord',
  parkingRecordDetail: '/parkingRecordDetail',
  billRecord: '/billRecord',
  billComplain: '/billComplain',
  billComplainDetail: '/billComplainDetail',
  orderRecord: '/orderRecord',
  orderRecordDetail: '/orderRecordDetail',

  // Vehicles and automatic payment
  carManage: '/carManage',
  addCar: '/addCar',
  plateDetail: '/plateDetail',
  plateMaterial: '/plateMaterial',
  plateMaterialDetail: '/plateMaterialDetail',
  plateMaterialEdit: '/plateMaterialEdit',
  plateMaterialDisabled: '/plateMaterialDisabled',
  orderDeduction: '/orderDeduction',
  senselessPayment: '/sencelessPayment',
  senselessPaymentList: '/sencelessPaymentList',
  authorizationSuccess: '/authorizationSuccess',

  // Period passes
  monthParking: '/monthParking',
  monthlyPassConfirm: '/mounthlyNotarize',
  monthlyMaterial: '/monthlyMaterial',
  submitSuccess: '/submitSuccess',
  myMonthlyPasses: '/myMounthlyPay',
  monthlyPassDetail: '/mounthlyDetail',
  monthlyPassEdit: '/mounthlyEdit',
  monthlyPassRenew: '/mounthlyRenew',
  renew: '/renew',
  monthlyPassPayments: '/mounthPayList',
  monthlyPassManage: '/mounthlyPayManage',
  monthlyPassAddCar: '/mounthlyPayAddCar',
  monthlyPassEmbedded: '/H5Mounth',
  monthlyRuleNotice: '/monthlyRuleNotice',

  // Off-peak passes
  wrongTimeShare: '/wrongTimeShare',
  packageCarSelect: '/packageCarSelect',
  wrongTimePackagePay: '/wrongTimePackagePay',
  packageHandleSuccess: '/packageHandleSucc',
  subscribeCarSelect: '/subscribeCarSelect',
  wrongTimeSubscribePay: '/wrongTimeSubscribePay',
  subscribeHandleSuccess: '/subscribeHandleSucc',
  wrongTimeManage: '/wrongTimeManage',
  wrongTimePackageDetail: '/wrongTimePackageDetail',
  wrongTimeSubscribeDetail: '/wrongTimeSubscribeDetail',
  violationRecord: '/violationRecord',

  // Booking a space, and its lock
  spaceBooking: '/车位预约',
  bookParksIndex: '/bookParks/index',
  bookingConfirm: '/bookingNotarize',
  bookingSuccess: '/bookingSuccess',
  bookRecord: '/bookRecord',
  bookRecordDetail: '/bookRecordDetail',
  spaceLockControl: '/车位锁控制',
  spaceLockDetail: '/车位锁详情',

  // Charging
  chargeStationDetail: '/chargeStationDetail',
  chargingPage: '/chargingPage',
  chargingPageResult: '/chargingPageResult',
  chargingResults: '/chargingResults',
  chargingChoiceCoupon: '/chargingChoiceCoupon',
  chargeBillManage: '/chargeBillManage',
  chargeBillDetail: '/chargeBillDetail',
  chargingBillComplain: '/chargingBillComplain',
  chargingAppealDetail: '/chargingAppealDetail',
  chargingVinManage: '/chargingVinManage',
  chargingVinAdd: '/chargingVinAdd',
  chargingCard: '/chargingCard',
  changeCardPassword: '/changeCardPassword',

  // Occupation fees
  chargeOccupation: '/chargeOccupation',
  occupyBillList: '/occupyBillList',
  occupyBillDetail: '/occupyBillDetail',
  occupyPayResult: '/occupyPayResult',
  occupyAppeal: '/occupyAppeal',
  occupyAppealDetail: '/occupyAppealDetail',

  // Coupons
  discount: '/discount',
  unused: '/unused',
  used: '/used',
  past: '/past',
  choiceDiscountPage: '/choiceDiscountPage',
  couponSuccess: '/couponSuccess',
  scanQRCode: '/scanQRCode',
  scanQRCodeAddCar: '/scanQRCodeAddCar',
  scanQRCodeSuccess: '/scanQRCodeSuccess',
  scanQRCodeFailed: '/scanQRCodeFailed',
  scanQRCodeCharging: '/scanQRCodeCharging',
  scanQRCodeChargingAddCar: '/scanQRCodeChargingAddCar',
  scanQRCodeChargingSuccess: '/scanQRCodeChargingSuccess',
  scanQRCodeChargingFailed: '/scanQRCodeChargingFailed',

  // Balance and wallet
  accountBalance: '/accountBalance',
  accountBalanceCash: '/accountBalanceCash',
  accountBalanceDetail: '/accountBalanceDetail',
  accountBalanceResult: '/accountBalanceReslut',
  balanceParks: '/balanceParks',
  wallet: '/wallet',
  walletCash: '/walletCash',
  walletDetail: '/walletDetail',
  walletResult: '/walletReslut',
  suitBalanceParks: '/suitBalanceParks',

  // Invoices
  invoiceManage: '/invoiceManage',
  invoiceBillList: '/invoiceBillList',
  invoiceOrderList: '/invoiceOrderList',
  makeInvoice: '/makeInvoice',
  invoiceSpecial: '/invoiceSpe',
  makeInvoiceBySelf: '/makeInvoiceBySelf',
  makeInvoiceSuccess: '/makeInvoiceSuccess',
  invoiceRecord: '/invoiceRecord',
  invoiceRecordDetail: '/invoiceRecordDetail',
  reSendInvoice: '/reSendInvoice',
  invoicePage: '/invoicePage',

  // Customer service
  customerServiceIndex: '/customerService/index',
  customerServiceFeedBack: '/customerService/feedBack',
  customerServiceBillFeedBack: '/customerService/billFeedBack',
  customerServiceFeedHistory: '/customerService/feedHistory',
  customerServiceFeedDetail: '/customerService/feedDetail',
  customerServiceBillProblem: '/customerService/billProblem',
  customerServiceBillProblemList: '/customerService/billProblemList',
  customerServiceQuestionBill: '/customerService/questionBill',
  customerServiceQuestionBook: '/customerService/questionBook',
  customerServiceQuestionConsultation: '/customerService/questionConsultation',
  customerServiceChargingBillProblemList: '/customerService/chargingBillProblemList',

  // Merchants
  merchantManageList: '/merchantManageList',
  merchantManage: '/merchantManage',
  giveCouponsList: '/giveCouponsList',
  giveCoupons: '/giveCoupons',
  giveCouponsRecord: '/giveCouponsRecord',
  showQRCode: '/showQRcode',
  buyCouponsList: '/buyCouponsList',
  buyCoupons: '/buyCoupons',
  buyCouponsResult: '/buyCouponsReslut',
  buyCouponsRecord: '/buyCouponsRecord',
  invalidCoupons: '/invalidCoupons',
  couponsDetail: '/couponsDetail',
  parkingDetail: '/parkingDetail',

  // Registration as a space owner
  userApplyUserCheckIn: '/userApply/userCheckIn',
  userApplyResult: '/userApply/result',
  userApplyHistory: '/userApply/history',

  // News and notices
  newsList: '/newsList',
  newsDetail: '/newsDetail',
  bulletin: '/bulletin',
  newNotice: '/newNotice',
  systemNotice: '/sysnotice',
  notice1: '/notice1',
  notice2: '/notice2',
  privacyPolicyHistory: '/privacyPolicyHistory',

  // Unknown address
  notFound: '/404',
} as const;

export type PathName = keyof typeof paths;

/** Parents without a screen of their own, and their index child (Rule 2.2). */
export const redirects = {
  '/': start,
  '/roadParking': 'roadParkingIndex',
  '/customerService': 'customerServiceIndex',
  '/userApply': 'userApplyUserCheckIn',
} as const satisfies Record<string, PathName>;

/** The query of a page: each parameter that it takes, validated and possibly absent; empty for a page without parameters. */
export type ScreenQuery<N extends PathName> = N extends keyof QueryOf
  ? Partial<QueryOf[N]>
  : Readonly<Record<string, never>>;

/** The arguments of `pathTo` after the name: none, an optional query, or a required one. */
export type QueryArgs<N extends PathName> = N extends keyof QueryOf
  ? Partial<QueryOf[N]> extends QueryOf[N]
    ? [query?: QueryOf[N]]
    : [query: QueryOf[N]]
  : [];

/**
 * The address of a page, ready for a link or a navigation: the percent-encoded pattern, then the query with every value encoded. Undefined
 * parameters are left out.
 */
export function pathTo<N extends PathName>(name: N, ...[query]: QueryArgs<N>): string {
  const values = Object.entries(query ?? {}) as [string, string | number | undefined][];
  const pairs = values.flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(wellFormed(String(value)))}`],
  );
  const pathname = encodeURI(paths[name]);
  return pairs.length === 0 ? pathname : `${pathname}?${pairs.join('&')}`;
}

const nameOfPattern: ReadonlyMap<string, PathName> = new Map(
  Object.entries(paths).map(([name, pattern]) => [pattern, name as PathName]),
);

/**
 * The name of the page at a pathname from the address bar. Percent-encoding is decoded once, and one trailing slash is ignored. Undefined
 * for every other address, including the parents in `redirects`.
 */
export function pathNameOf(pathname: string): PathName | undefined {
  const decoded = decodePathname(pathname);
  if (decoded === undefined) return undefined;
  return nameOfPattern.get(decoded.length > 1 && decoded.endsWith('/') ? decoded.slice(0, -1) : decoded);
}

/** `decodeURI` and not `decodeURIComponent`, because an encoded slash must stay inside its segment. */
function decodePathname(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}
