import type { ScreenName } from '@/navigation/paths';

/**
 * Screens that can pay, order, withdraw money, or bind a plate, a car or a card, including results with a link back to
 * the cashier. `test/architecture/spendingScreens.test.ts` derives the same list from the screens' imports.
 */
export const SPENDING_SCREENS: ReadonlySet<ScreenName> = new Set<ScreenName>([
  // Parking
  'payPage',
  'multiPayPage',
  'arrearsPage',
  'scanPayPage',
  'scanOverduePay',
  'pay',
  'result',
  'payResultPage',
  'paySuccess',
  'goldPlanResults',
  'barrierResult',
  'thirdPay',
  'thirdPaySuccess',
  'thirdPayFail',
  // Plates, and what pays by itself
  'addCar',
  'roadParkingAddCar',
  'plateMaterialEdit',
  'plateMaterialDisabled',
  'orderDeduction',
  'senselessPayment',
  'senselessPaymentList',
  'userApplyUserCheckIn',
  // Passes
  'monthlyMaterial',
  'monthlyPassEdit',
  'monthlyPassConfirm',
  'monthlyPassDetail',
  'monthlyPassAddCar',
  'monthlyPassRenew',
  'renew',
  'submitSuccess',
  // Off-peak parking
  'packageCarSelect',
  'wrongTimePackagePay',
  'packageHandleSuccess',
  'subscribeCarSelect',
  'wrongTimeSubscribePay',
  'subscribeHandleSuccess',
  // Bookings
  'bookingConfirm',
  'bookingSuccess',
  'bookRecordDetail',
  // Charging
  'chargingPage',
  'chargeBillDetail',
  'chargeOccupation',
  'occupyBillDetail',
  'occupyPayResult',
  'chargingCard',
  'chargingVinAdd',
  'chargingVinManage',
  // Balance
  'accountBalance',
  'accountBalanceResult',
  'accountBalanceCash',
  'wallet',
  'walletResult',
  'walletCash',
  // Coupons of a merchant
  'buyCoupons',
  'buyCouponsResult',
  'giveCoupons',
]);
