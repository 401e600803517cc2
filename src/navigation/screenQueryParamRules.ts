/**
 * Every query parameter with its type after parsing. A parameter means the same on every page that takes it.
 * `readScreenQueryParams` has the rule for each.
 */
export interface ScreenQueryParamTypes {
  /** A parking bill is identified by `uniqueId` and `parkId` together. */
  uniqueId: string;
  parkId: string;
  /** The order number of any purchase: charging, pass, off-peak, booking, top-up. */
  orderNo: string;
  stationId: string;
  newId: string;
  noticeId: string;
  plateId: string;
  payId: string;
  /** The app's own id of a payment attempt. A cashier returns it, so it works even if this device has lost the rest. */
  requestId: string;
  /** The payment's id in WeChat's receipt; equals payId. */
  out_trade_no: string;
  /** The key of the payable in the journal of payments (`kind:keys`). */
  key: string;
  couponId: string;
  /** The number of a coupon, or of the code by which it was to be claimed, as shown to customer service. */
  couponNo: string;
  /** Coupons that were just claimed, separated by commas. */
  couponIds: string;
  /** The error code with which the server refused. */
  errorCode: string;
  /** The 错误编号 of a failed call: its ns, or the part of it that was shown. */
  errorId: string;
  /** Time of the event: the digits of the server's time, `20260310120000`. */
  time: string;
  ruleId: string;
  walletId: string;
  invoiceId: string;
  feedbackId: string;
  violationId: string;
  appealId: string;
  merchantId: string;
  /** Coupons that a merchant has granted to one car. */
  grantId: string;
  goodsId: string;
  gunNo: string;
  deviceNo: string;
  berthId: string;
  lockId: string;
  /** The berth of a lock, as it is painted on the ground. */
  berthNo: string;
  applyId: string;
  materialId: string;
  cardId: string;
  collectorCode: string;
  /** The content of the QR code of a coupon, a receipt or a notice of arrears. */
  code: string;
  state: string;
  /** The OAuth code, under the alipay-type client's name. */
  auth_code: string;
  /** A return path: an address of the app that `toSafeReturnPath` has checked. */
  redirect: string;
  enCodeUrl: string;
  phone: string;
  plateNo: string;
  /** 1 blue, 2 yellow, 3 white, 4 black, 5 green, 6 yellow-green, -1 unknown. */
  plateColor: number;
  keyword: string;
  /** GCJ-02 degrees. */
  lng: number;
  lat: number;
  arrearsOnly: '1';
  isDetailPark: '1';
  isDetailCharge: '1';
  /** '2' opens the map with charging stations (Rule 2.10). */
  isFromHome: '1' | '2';
  /** Only lots with period passes, bookings, off-peak parking or charging. */
  parkType: 'monthActive' | 'bookActive' | 'diffTimeActive' | 'chargeActive';
  /** The category of a question to customer service; 5 is "account, or a vehicle wrongly bound" (Rule 3.13). */
  type: number;
  /** The reason of an appeal, as its reasonType. */
  reasonType: number;
  /**
   * The kind of purchase: 1 parking, 2 arrears, 3 period pass, 4 and 5 off-peak, 6 booking, 7 charging, 8 idle fee, 9
   * top-up, 10 coupons.
   */
  bizType: number;
}

export type ScreenQueryParamName = keyof ScreenQueryParamTypes;

type QueryRule = { readonly [K in ScreenQueryParamName]?: 'needed' | 'optional' };

const bill = { uniqueId: 'needed', parkId: 'needed' } as const;
const returnTarget = { redirect: 'optional', enCodeUrl: 'optional' } as const;
const payment = {
  payId: 'optional',
  key: 'optional',
  requestId: 'optional',
  bizType: 'optional',
  orderNo: 'optional',
} as const;
/**
 * The parameters that an external cashier returns: the payment and, where this device opened it, also its key in the
 * journal.
 */
const cashierReturn = { payId: 'needed', key: 'optional' } as const;
const order = { orderNo: 'needed' } as const;
const lot = { parkId: 'optional' } as const;
/**
 * The subject of a help request: a bill, an order, an invoice, a coupon, a lock and its berth, a payment, a failed
 * call.
 */
const helpSubject = {
  uniqueId: 'optional',
  parkId: 'optional',
  orderNo: 'optional',
  bizType: 'optional',
  invoiceId: 'optional',
  couponNo: 'optional',
  lockId: 'optional',
  berthNo: 'optional',
  payId: 'optional',
  plateNo: 'optional',
  time: 'optional',
  errorId: 'optional',
} as const;
/** The documents of one of the driver's plates, or those with this id. */
const papers = { plateId: 'optional', materialId: 'optional' } as const;

/** The parameters of each page, and which of them are required. A page that is not listed takes none. */
export const screenQueryParamRules = {
  map: {
    lng: 'optional',
    lat: 'optional',
    parkId: 'optional',
    isDetailPark: 'optional',
    stationId: 'optional',
    isDetailCharge: 'optional',
    parkType: 'optional',
    isFromHome: 'optional',
  },
  searchPage: { merchantId: 'optional', keyword: 'optional' },
  search: { keyword: 'optional' },

  parkingPayPage: { parkId: 'optional', plateNo: 'optional', plateColor: 'optional' },
  payPage: { ...bill, couponId: 'optional' },
  multiPayPage: { arrearsOnly: 'optional', plateNo: 'optional', plateColor: 'optional' },
  payResultPage: { ...payment, uniqueId: 'optional', parkId: 'optional' },
  choiceDiscountPage: bill,
  arrearsPage: { parkId: 'optional', plateNo: 'optional', plateColor: 'optional' },
  scanPayPage: { ...lot, uniqueId: 'optional', plateNo: 'optional', plateColor: 'optional' },
  barrierResult: { payId: 'optional', key: 'optional', requestId: 'optional', parkId: 'optional' },
  scanOverduePay: { ...lot, uniqueId: 'optional', code: 'optional', plateNo: 'optional', plateColor: 'optional' },
  paySuccess: cashierReturn,
  goldPlanResults: { out_trade_no: 'optional' },
  thirdPay: cashierReturn,
  thirdPaySuccess: cashierReturn,
  thirdPayFail: cashierReturn,
  plate: { plateNo: 'optional', plateColor: 'optional' },
  pay: bill,
  result: { payId: 'optional', key: 'optional', requestId: 'optional' },
  roadParkingParkingList: { plateNo: 'optional', plateColor: 'optional' },
  suitParking: { couponId: 'optional', orderNo: 'optional', ruleId: 'optional' },
  nearbyBagRules: { parkId: 'optional', ruleId: 'optional' },

  login: { ...returnTarget, phone: 'optional' },
  loginIndex: returnTarget,
  loginLoading: { ...returnTarget, code: 'optional', state: 'optional', auth_code: 'optional' },
  register: { ...returnTarget, phone: 'optional' },
  registerShare: { code: 'optional' },
  receiveRewards: { code: 'optional' },
  bindPhone: returnTarget,
  passwordReset: { ...returnTarget, phone: 'optional' },
  choiceSelf: returnTarget,

  parkingRecord: { plateNo: 'optional' },
  parkingRecordDetail: bill,
  billComplain: { ...bill, reasonType: 'optional' },
  billComplainDetail: bill,
  orderRecordDetail: order,

  addCar: returnTarget,
  plateDetail: { plateId: 'needed' },
  plateMaterialDetail: papers,
  plateMaterialEdit: { ...papers, plateNo: 'optional', plateColor: 'optional' },
  plateMaterialDisabled: papers,
  orderDeduction: { plateId: 'needed' },
  senselessPayment: { plateId: 'optional' },
  authorizationSuccess: { plateId: 'optional' },

  monthlyPassConfirm: { parkId: 'optional', ruleId: 'optional' },
  monthlyMaterial: { ruleId: 'needed', parkId: 'optional' },
  submitSuccess: payment,
  monthlyPassDetail: order,
  monthlyPassEdit: order,
  monthlyPassRenew: order,
  renew: order,
  monthlyPassManage: lot,
  monthlyPassAddCar: order,
  monthlyPassEmbedded: lot,
  monthlyRuleNotice: { ruleId: 'optional', parkId: 'optional' },

  packageCarSelect: { parkId: 'needed', ruleId: 'optional', orderNo: 'optional' },
  wrongTimePackagePay: order,
  packageHandleSuccess: payment,
  subscribeCarSelect: { parkId: 'needed', ruleId: 'optional' },
  wrongTimeSubscribePay: order,
  subscribeHandleSuccess: payment,
  wrongTimePackageDetail: order,
  wrongTimeSubscribeDetail: order,
  violationRecord: { violationId: 'optional' },

  spaceBooking: { parkId: 'optional', berthId: 'optional' },
  bookParksIndex: { keyword: 'optional' },
  bookingConfirm: { parkId: 'needed', berthId: 'optional' },
  bookingSuccess: payment,
  bookRecordDetail: order,
  spaceLockControl: { lockId: 'optional' },
  spaceLockDetail: { lockId: 'needed' },

  chargeStationDetail: { stationId: 'needed' },
  chargingPage: { gunNo: 'optional', deviceNo: 'optional', stationId: 'optional' },
  chargingPageResult: order,
  chargingResults: order,
  chargingChoiceCoupon: { orderNo: 'optional', gunNo: 'optional' },
  chargeBillDetail: order,
  chargingBillComplain: order,
  chargingAppealDetail: { appealId: 'optional', orderNo: 'optional' },
  changeCardPassword: { cardId: 'needed' },
  chargeOccupation: { orderNo: 'optional' },
  occupyBillDetail: order,
  occupyPayResult: payment,
  occupyAppeal: order,
  occupyAppealDetail: { appealId: 'optional', orderNo: 'optional' },

  scanQRCode: { code: 'optional', couponId: 'optional', merchantId: 'optional', plateNo: 'optional' },
  scanQRCodeAddCar: { code: 'optional', couponId: 'optional', merchantId: 'optional' },
  scanQRCodeSuccess: { couponId: 'optional', plateNo: 'optional' },
  scanQRCodeFailed: { code: 'optional', couponId: 'optional', plateNo: 'optional', errorCode: 'optional' },
  couponSuccess: { couponIds: 'optional' },
  scanQRCodeCharging: { code: 'optional', couponId: 'optional', merchantId: 'optional' },
  scanQRCodeChargingAddCar: { code: 'optional', couponId: 'optional', merchantId: 'optional' },
  scanQRCodeChargingSuccess: { couponId: 'optional' },
  scanQRCodeChargingFailed: { code: 'optional', couponId: 'optional', errorCode: 'optional' },
  couponsDetail: { merchantId: 'optional', couponId: 'needed' },

  accountBalance: { orderNo: 'optional' },
  accountBalanceResult: payment,
  walletCash: { walletId: 'needed' },
  walletDetail: { walletId: 'needed' },
  walletResult: payment,
  suitBalanceParks: { walletId: 'needed' },

  makeInvoice: {
    orderNo: 'optional',
    uniqueId: 'optional',
    parkId: 'optional',
    bizType: 'optional',
    invoiceId: 'optional',
  },
  invoiceBillList: { bizType: 'optional' },
  invoiceOrderList: { bizType: 'optional' },
  makeInvoiceBySelf: { code: 'optional', uniqueId: 'optional' },
  makeInvoiceSuccess: { invoiceId: 'optional' },
  invoiceRecordDetail: { invoiceId: 'needed' },
  reSendInvoice: { invoiceId: 'needed' },
  invoicePage: { uniqueId: 'optional', invoiceId: 'optional' },

  customerServiceIndex: helpSubject,
  customerServiceFeedBack: { ...helpSubject, type: 'optional' },
  customerServiceBillFeedBack: { ...bill, reasonType: 'optional' },
  customerServiceFeedDetail: { feedbackId: 'needed' },
  customerServiceBillProblem: bill,
  customerServiceBillProblemList: { plateNo: 'optional' },
  customerServiceQuestionConsultation: { type: 'optional', plateNo: 'optional', errorId: 'optional' },

  merchantManage: { merchantId: 'needed' },
  giveCouponsList: { merchantId: 'needed' },
  giveCoupons: { merchantId: 'needed', couponId: 'needed' },
  giveCouponsRecord: { merchantId: 'needed' },
  showQRCode: { merchantId: 'needed', couponId: 'needed' },
  buyCouponsList: { merchantId: 'needed' },
  buyCoupons: { merchantId: 'needed', goodsId: 'needed' },
  buyCouponsResult: payment,
  buyCouponsRecord: { merchantId: 'needed' },
  invalidCoupons: { merchantId: 'needed' },
  parkingDetail: { grantId: 'needed' },

  userApplyUserCheckIn: { applyId: 'optional' },
  userApplyResult: { applyId: 'needed' },

  newsDetail: { newId: 'needed' },
  newNotice: { noticeId: 'optional' },
} as const satisfies Readonly<Record<string, QueryRule>>;

type KeysMarked<Rule, Mark> = { [K in keyof Rule]: Rule[K] extends Mark ? K : never }[keyof Rule] &
  ScreenQueryParamName;

type QueryShape<Rule> = { [K in KeysMarked<Rule, 'needed'>]: ScreenQueryParamTypes[K] } & {
  [K in KeysMarked<Rule, 'optional'>]?: ScreenQueryParamTypes[K] | undefined;
};

/** Screen name → its query parameters. Only paths that take parameters are listed. */
export type QueryParamsByScreenName = {
  [N in keyof typeof screenQueryParamRules]: QueryShape<(typeof screenQueryParamRules)[N]>;
};
