import { stripLoneSurrogates } from '@/lib/stripLoneSurrogates';

import { homeScreen } from './edition';
import type { QueryParamsByScreenName } from './screenQueryParamRules';

export type { QueryParamsByScreenName } from './screenQueryParamRules';

/** Addresses that are spelled like their names. Listing each name once keeps the first load small. */
const asNamed = <const N extends string>(...names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, `/${name}`])) as { readonly [K in N]: `/${K}` };

/**
 * All addresses of the app, under correctly spelled names. The patterns keep the published spelling (Rule 2.1), because
 * links to them exist outside the app. No pattern has a path parameter; a page gets its parameters from the query (see
 * queries.ts).
 *
 * This file is below the features, so that any screen can link to any other without importing its feature.
 */
export const paths = {
  // The shell with its three tabs
  ...asNamed('home', 'map', 'mine'),

  // Search and favourites
  ...asNamed('searchPage', 'search', 'collect'),

  // Paying for a stay
  ...asNamed(
    'parkingPayPage',
    'payPage',
    'multiPayPage',
    'payResultPage',
    'arrearsPage',
    'scanPayPage',
    'scanOverduePay',
    'paySuccess',
    'goldPlanResults',
  ),
  barrierResult: '/BarrierRslt',
  thirdPay: '/thirdpay',
  thirdPaySuccess: '/thirdpaySuccess',
  thirdPayFail: '/thirdpayFail',

  // Paying for a stay in the build that a third party embeds
  ...asNamed('plate', 'pay', 'result'),

  // Road-side parking
  roadParkingIndex: '/roadParking/index',
  roadParkingPlateList: '/roadParking/palteList',
  roadParkingParkingList: '/roadParking/parkingList',
  roadParkingAddCar: '/roadParking/addCar',

  // Lots
  ...asNamed('suitParking', 'nearbyBagParks', 'nearbyBagRules'),

  // Signing in
  ...asNamed('login', 'loginIndex', 'registerShare', 'receiveRewards', 'bindPhone', 'choiceSelf'),
  loginLoading: '/loginloading',
  register: '/registor',
  passwordReset: '/passWordChange',

  // The account
  ...asNamed('userInfo', 'changeUserName', 'changeNickname', 'changeTel', 'cancellation'),
  passwordChange: '/changePassWord',
  cancellationConfirm: '/onsurecancel',
  followManage: '/fllowManage',

  // Records
  ...asNamed(
    'parkingRecord',
    'parkingRecordDetail',
    'billRecord',
    'billComplain',
    'billComplainDetail',
    'orderRecord',
    'orderRecordDetail',
  ),

  // Vehicles and automatic payment
  ...asNamed(
    'carManage',
    'addCar',
    'plateDetail',
    'plateMaterial',
    'plateMaterialDetail',
    'plateMaterialEdit',
    'plateMaterialDisabled',
    'orderDeduction',
    'authorizationSuccess',
  ),
  senselessPayment: '/sencelessPayment',
  senselessPaymentList: '/sencelessPaymentList',

  // Period passes
  ...asNamed('monthParking', 'monthlyMaterial', 'submitSuccess', 'renew', 'monthlyRuleNotice'),
  monthlyPassConfirm: '/mounthlyNotarize',
  myMonthlyPasses: '/myMounthlyPay',
  monthlyPassDetail: '/mounthlyDetail',
  monthlyPassEdit: '/mounthlyEdit',
  monthlyPassRenew: '/mounthlyRenew',
  monthlyPassPayments: '/mounthPayList',
  monthlyPassManage: '/mounthlyPayManage',
  monthlyPassAddCar: '/mounthlyPayAddCar',
  monthlyPassEmbedded: '/H5Mounth',

  // Off-peak passes
  ...asNamed(
    'wrongTimeShare',
    'packageCarSelect',
    'wrongTimePackagePay',
    'subscribeCarSelect',
    'wrongTimeSubscribePay',
    'wrongTimeManage',
    'wrongTimePackageDetail',
    'wrongTimeSubscribeDetail',
    'violationRecord',
  ),
  packageHandleSuccess: '/packageHandleSucc',
  subscribeHandleSuccess: '/subscribeHandleSucc',

  // Booking a space, and its lock
  ...asNamed('bookingSuccess', 'bookRecord', 'bookRecordDetail'),
  spaceBooking: '/车位预约',
  bookParksIndex: '/bookParks/index',
  bookingConfirm: '/bookingNotarize',
  spaceLockControl: '/车位锁控制',
  spaceLockDetail: '/车位锁详情',

  // Charging
  ...asNamed(
    'chargeStationDetail',
    'chargingPage',
    'chargingPageResult',
    'chargingResults',
    'chargingChoiceCoupon',
    'chargeBillManage',
    'chargeBillDetail',
    'chargingBillComplain',
    'chargingAppealDetail',
    'chargingVinManage',
    'chargingVinAdd',
    'chargingCard',
    'changeCardPassword',
  ),

  // Idle fees
  ...asNamed(
    'chargeOccupation',
    'occupyBillList',
    'occupyBillDetail',
    'occupyPayResult',
    'occupyAppeal',
    'occupyAppealDetail',
  ),

  // Coupons
  ...asNamed(
    'discount',
    'unused',
    'used',
    'past',
    'choiceDiscountPage',
    'couponSuccess',
    'scanQRCode',
    'scanQRCodeAddCar',
    'scanQRCodeSuccess',
    'scanQRCodeFailed',
    'scanQRCodeCharging',
    'scanQRCodeChargingAddCar',
    'scanQRCodeChargingSuccess',
    'scanQRCodeChargingFailed',
  ),

  // Balance and wallet
  ...asNamed(
    'accountBalance',
    'accountBalanceCash',
    'accountBalanceDetail',
    'balanceParks',
    'wallet',
    'walletCash',
    'walletDetail',
    'suitBalanceParks',
  ),
  accountBalanceResult: '/accountBalanceReslut',
  walletResult: '/walletReslut',

  // Invoices
  ...asNamed(
    'invoiceManage',
    'invoiceBillList',
    'invoiceOrderList',
    'makeInvoice',
    'makeInvoiceBySelf',
    'makeInvoiceSuccess',
    'invoiceRecord',
    'invoiceRecordDetail',
    'reSendInvoice',
    'invoicePage',
  ),
  invoiceSpecial: '/invoiceSpe',

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
  ...asNamed(
    'merchantManageList',
    'merchantManage',
    'giveCouponsList',
    'giveCoupons',
    'giveCouponsRecord',
    'buyCouponsList',
    'buyCoupons',
    'buyCouponsRecord',
    'invalidCoupons',
    'couponsDetail',
    'parkingDetail',
  ),
  showQRCode: '/showQRcode',
  buyCouponsResult: '/buyCouponsReslut',

  // Registration as a resident: owner or tenant of a room
  userApplyUserCheckIn: '/userApply/userCheckIn',
  userApplyResult: '/userApply/result',
  userApplyHistory: '/userApply/history',

  // News and notices
  ...asNamed('newsList', 'newsDetail', 'bulletin', 'newNotice', 'notice1', 'notice2', 'privacyPolicyHistory'),
  systemNotice: '/sysnotice',

  // Unknown address
  notFound: '/404',
} as const;

export type ScreenName = keyof typeof paths;

/** Parents without a screen of their own, and their index child (Rule 2.2). */
export const parentPathRedirects = {
  '/': homeScreen,
  '/roadParking': 'roadParkingIndex',
  '/customerService': 'customerServiceIndex',
  '/userApply': 'userApplyUserCheckIn',
} as const satisfies Record<string, ScreenName>;

/**
 * The query of a page: each parameter that it takes, validated and possibly absent; empty for a page without
 * parameters.
 */
export type ScreenQueryParams<N extends ScreenName> = N extends keyof QueryParamsByScreenName
  ? Partial<QueryParamsByScreenName[N]>
  : Readonly<Record<string, never>>;

/** The arguments of `pathTo` after the name: none, an optional query, or a required one. */
export type PathQueryArgs<N extends ScreenName> = N extends keyof QueryParamsByScreenName
  ? Partial<QueryParamsByScreenName[N]> extends QueryParamsByScreenName[N]
    ? [query?: QueryParamsByScreenName[N]]
    : [query: QueryParamsByScreenName[N]]
  : [];

/**
 * The address of a page, ready for a link or a navigation: the percent-encoded pattern, then the query with every value
 * encoded. Undefined parameters are left out.
 */
export function pathTo<N extends ScreenName>(name: N, ...[query]: PathQueryArgs<N>): string {
  const values = Object.entries(query ?? {}) as [string, string | number | undefined][];
  const pairs = values.flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(stripLoneSurrogates(String(value)))}`],
  );
  const pathname = encodeURI(paths[name]);
  return pairs.length === 0 ? pathname : `${pathname}?${pairs.join('&')}`;
}

const namesByPattern: ReadonlyMap<string, ScreenName> = new Map(
  Object.entries(paths).map(([name, pattern]) => [pattern, name as ScreenName]),
);

/**
 * The name of the page at a pathname from the address bar. Percent-encoding is decoded once, and one trailing slash is
 * ignored. Undefined for every other address, including the parents in `redirects`.
 */
export function findScreenNameByPathname(pathname: string): ScreenName | undefined {
  const decoded = decodePathname(pathname);
  if (decoded === undefined) return undefined;
  return namesByPattern.get(decoded.length > 1 && decoded.endsWith('/') ? decoded.slice(0, -1) : decoded);
}

/** `decodeURI` and not `decodeURIComponent`, because an encoded slash must stay inside its segment. */
function decodePathname(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}
