import { isPlainObject } from '@/lib/isPlainObject';

import { PUBLISHED_FIELDS, type PublishedEntity } from './publishedFields';

/**
 * What the published contract says of an answer: an entity, or a list of an entity in a field, beside other fields. `untold`: the call is
 * published and its answer is not shown, so that it answers as this project assumes.
 */
type Told =
  | 'untold'
  | PublishedEntity
  | { readonly rows: PublishedEntity; readonly in?: 'list'; readonly beside?: readonly string[] };

const PARKS = { rows: 'nearbyPark' } as const;
const STATIONS = { rows: 'nearbyStation' } as const;
const NEWS = { rows: 'news' } as const;

/** The calls whose answer the published contract shows. */
const TOLD = {
  'POST publicity/v2/api/advertisings': { rows: 'advert' },
  'GET publicity/v2/api/news/important': NEWS,
  'GET publicity/v2/api/news': NEWS,
  'GET publicity/v2/api/news/detail': 'news',
  'POST dealer/v2/api/nearbyParks': PARKS,
  'POST dealer/v2/api/nearbyParks/home': PARKS,
  'POST dealer/v2/api/nearbyBagParks': PARKS,
  'POST dealer/v2/api/nearbyDiffTimeParks': PARKS,
  'POST dealer/v2/api/nearByCanBookParks': PARKS,
  'POST dealer/v2/api/nearbySearchByName': PARKS,
  'GET dealer/v2/api/parksByName': PARKS,
  'GET dealer/v2/api/collectParks': PARKS,
  'POST cps/v2/api/nearbyStations': STATIONS,
  'GET cps/v2/api/collectStations': STATIONS,
  'GET cps/v2/api/chargingOrders/msp': { rows: 'chargingOrder' },
  'GET charge/v2/api/parkOrders/msp': { rows: 'arrears' },
  'GET charge/v2/api/parkOrders/msp/boundVehicleParkingBills': { rows: 'parkingBill' },
  'GET charge/v2/api/parkOrders/msp/boundVehicleParkingBill': 'billFee',
  'GET charge/v2/api/parkOrders/msp/plateNo': 'plateLookup',
  'POST charge/v2/api/parkOrders/msp/detail': 'parkingBill',
  'GET charge/v2/api/plateHistory/record': { rows: 'plateHistory' },
  'GET driver/v2/api/plateCount': 'plateCount',
  'POST driver/v2/api/register': 'tokens',
  'GET driver/v2/api/getTokenByTicket': 'tokens',
  'POST auth/v2/api/driver/login': 'tokens',
  'POST auth/v2/api/driver/loginByVerifyCode': 'tokens',
  'POST auth/v2/api/driver/oAuthLogin': 'tokens',
  'POST auth/v2/api/refreshToken': 'tokens',
  'GET auth/v2/api/driver/loginInfo': 'loginInfo',
  'GET basic/v2/api/homeFuncEntries': { rows: 'menuEntry', in: 'list', beside: ['column'] },
  'GET basic/v2/api/getH5Url': 'pageAddress',
  'GET basic/v2/api/applicationInfos': 'applicationInfo',
  'GET basic/v2/api/sysCodes/getMapType': 'mapType',
  'GET basic/v2/api/menuConfigs': 'menuConfig',
  'GET basic/v2/api/getAk': 'mapKey',
  'GET basic/v2/api/jsapiSigns': 'signature',
  'POST basic/v2/api/pictures': 'picture',
} as const satisfies Readonly<Record<string, Told>>;

/** The published calls whose answer is not shown. */
const UNTOLD: readonly string[] = [
  'GET dealer/v2/api/citys',
  'POST dealer/v2/api/collectParks',
  'DELETE dealer/v2/api/collectParks/{id}',
  'GET dealer/v2/api/parkPayTypesFetch',
  'POST cps/v2/api/collectStations',
  'DELETE cps/v2/api/collectStations/{id}',
  'POST cps/v2/api/occupyOrders/exist',
  'PUT cps/v2/api/charging/cards/password',
  'GET charge/v2/api/parkOrders/msp/payRecords',
  'GET charge/v2/api/parkOrders/msp/usableCoupons',
  'GET charge/v2/api/parkOrders/msp/countUnfinished',
  'GET charge/v2/api/parkOrders/msp/driverPlate',
  'GET charge/v2/api/parkOrders/msp/parkingPictures',
  'GET charge/v2/api/parkOrderAppeals/msp',
  'POST charge/v2/api/payCharges',
  'POST charge/v2/api/payCharges/batch',
  'GET charge/v2/api/payCharges/sync/{id}',
  'POST charge/v2/api/evaluations',
  'POST charge/v2/api/canbeEvaluate',
  'POST charge/v2/api/driverActiveCarOut',
  'DELETE charge/v2/api/plateHistory/record',
  'GET driver/v2/api/loginStates',
  'GET driver/v2/api/getDriverIdByThirdId',
  'POST driver/v2/api/sendVerifyCode',
  'POST driver/v2/api/isPhoneRegistered',
  'PUT driver/v2/api/resetPassword',
  'PUT driver/v2/api/password',
  'PUT driver/v2/api/phone',
  'PUT driver/v2/api/nickName',
  'POST driver/v2/api/bindPhone',
  'GET driver/v2/api/balanceInfo',
  'GET driver/v2/api/driverGroupMembers/getMineGroups',
  'GET driver/v2/api/accountDeleteCheckList',
  'GET driver/v2/api/accountDeleteCheckResult',
  'GET driver/v2/api/defaultWallet',
  'GET driver/v2/api/wallets',
  'DELETE driver/v2/api/account',
  'GET auth/v2/api/driver/logout',
  'POST auth/v2/api/getChallengeCode',
  'POST auth/v2/api/checkAccount',
  'GET auth/v2/api/wechat/oAuthUrl',
  'GET basic/v2/api/webPageConfig',
  'GET basic/v2/api/paramConfigs',
  'GET basic/v2/api/viewNotice',
  'GET basic/v2/api/pageRemark',
  'POST coupon/v2/api/registorSendCoupon',
  'POST coupon/v2/api/sendPlateCoupon',
  'GET coupon/v2/api/couponsCount',
  'GET coupon/v2/api/userCoupons',
  'GET special/v2/api/bagMultiRules',
  'POST special/v2/api/checkRenewable',
  'GET invoice/v2/api/getInvoiceUrlByUnid',
  'GET pay/v2/api/payModel',
  'POST api/v1/getParkDetail',
  'POST api/v1/getBookableParksByName',
  'POST api/v1/createBookOrder',
  'POST api/v1/getBookPackageInfo',
  'POST api/v1/getRecommendBerthInfo',
  'POST api/v1/getAllPlateInfo',
  'POST api/v1/getBerthInfo',
  'POST api/v1/getParkingBerthType',
  'POST api/v1/getRecommendParkingList',
  'POST api/v1/getBookOrderList',
  'POST api/v1/getBookOrderDetailInfo',
  'POST api/v1/previewBookOrderCancelResult',
  'POST api/v1/cancelBookOrder',
  'POST api/v1/getBookableParksByLocation',
  'POST api/v1/hasRegisteredBerth',
  'POST api/v1/getUserLockList',
  'POST api/v1/getZigbeeLockState',
  'POST api/v1/controlZigbeeLock',
  'POST api/v1/getUserCenterData',
  'POST api/v1/getEvasionCarList',
  'POST api/v1/cancelControl',
  'POST api/v1/bindPhone',
  'POST api/v1/getUserDetailInfo',
  'POST api/v1/updateDriverUserInfo',
  'POST api/v1/getLoginState',
];

const answers: ReadonlyMap<string, Told> = new Map<string, Told>([
  ...Object.entries(TOLD),
  ...UNTOLD.map((key) => [key, 'untold'] as const),
]);

/** The calls of the published contract, as `callKeyOf` names them. */
export const publishedCalls: readonly string[] = [...answers.keys()];
/** Those whose answer it does not show. */
export const untoldCalls = UNTOLD;

const pick = (data: unknown, fields: readonly string[]): unknown =>
  isPlainObject(data) ? Object.fromEntries(Object.entries(data).filter(([name]) => fields.includes(name))) : data;

/** The published part of a good answer; undefined if the published contract does not have the call at all. */
export function publishedPart(call: string, data: unknown): { readonly data: unknown } | undefined {
  const told = answers.get(call);
  if (told === undefined) return undefined;
  if (told === 'untold' || !isPlainObject(data)) return { data };
  if (typeof told === 'string') return { data: pick(data, PUBLISHED_FIELDS[told]) };
  const { rows, in: name = 'results', beside = [] } = told;
  const sent = data[name];
  const kept = Array.isArray(sent) ? sent.map((row) => pick(row, PUBLISHED_FIELDS[rows])) : sent;
  return { data: { ...(pick(data, beside) as object), [name]: kept } };
}
