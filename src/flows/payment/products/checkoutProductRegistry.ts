import { BIZ_TYPE, type NonParkingBizType } from '@/domain/payment/bizType';
import type { OrderPayable, ParkingBatchPayable, ParkingPayable, Payable } from '@/domain/payment/payable';
import { pathTo } from '@/navigation/paths';
import { callEndpoint } from '@/services/base/baseQuery/callEndpoint';
import type {
  IdempotentEndpoint,
  IdempotentRequestIntent,
} from '@/services/base/idempotentRequests/idempotentRequestIntent';
import { parkingChargeApi } from '@/services/charge/parkingChargeApi';
import { paymentCalls } from '@/services/charge/payments';
import { couponApi } from '@/services/coupon/couponApi';
import { chargingApi } from '@/services/cps/chargingApi';
import { driverApi } from '@/services/driver/driverApi';
import { invalidateLazyServiceTags } from '@/services/eagerServices';
import { payApi } from '@/services/pay/payApi';

import { type CheckoutProductDefinition, createPaymentFollowUpLink } from './CheckoutProductDefinition';
import { fetchChargingDue, fetchIdleFeeDue, fetchParkingBillDues, fetchPurchaseDue } from './fetchDues';
import { invalidatePaid } from './invalidatePaid';
import { toAnonymizedProductDefinition } from './toAnonymizedProductDefinition';
import { toMerchantCouponOrderRequestIntent } from './toMerchantCouponOrderRequestIntent';
import { toPassOrderRequestIntent } from './toPassOrderRequestIntent';
import { toRechargeOrderRequestIntent } from './toRechargeOrderRequestIntent';

const { endpoints } = paymentCalls;

/** Invalidates the tags of `charge` that the payment of a parking bill affects. */
const invalidateBills = () => parkingChargeApi.util.invalidateTags(['Bill', 'Payment', 'UsableCoupon']);

const invalidateOffPeak = () => [
  invalidatePaid(),
  invalidateBills(),
  invalidateLazyServiceTags('specialApi', ['OffPeak', 'OffPeakOrder']),
];

const parkingDefaults = {
  takesBalance: true,
  choicesLabel: '支付方式和优惠',
  forms: ['payPage', 'parkingPayPage', 'scanPayPage', 'scanOverduePay', 'plate', 'pay'],
  resultScreen: 'payResultPage',
  resultScreenByForm: { pay: 'result', result: 'result', scanPayPage: 'barrierResult', barrierResult: 'barrierResult' },
  retryText: '回到账单重新支付',
  outcomeTexts: { paid: { text: '费用已结清' } },
  // The overtime of an off-peak order is the bill of its stay.
  invalidations: () => [
    invalidateBills(),
    payApi.util.invalidateTags(['Withholding']),
    invalidateLazyServiceTags('specialApi', ['OffPeakOrder']),
  ],
} satisfies Partial<CheckoutProductDefinition<ParkingPayable>>;

const parkingBill: CheckoutProductDefinition<ParkingPayable> = {
  ...parkingDefaults,
  openOrder: ({ uniqueId, parkId }, { couponIds, amountCents }, common) =>
    callEndpoint(endpoints.createPayment, { uniqueId, parkId, couponIds, payAmount: amountCents, ...common }),
  fetchDues: (bill) => fetchParkingBillDues([bill]),
  decisionPath: (bill, at) => {
    if (bill === null) return pathTo('multiPayPage');
    const { uniqueId, parkId } = bill;
    return pathTo(at === 'result' ? 'pay' : at === 'barrierResult' ? 'scanPayPage' : 'payPage', { uniqueId, parkId });
  },
  decisionLabel: '返回账单',
  invoiceQuery: ({ uniqueId, parkId }) => ({ uniqueId, parkId, bizType: BIZ_TYPE.parking }),
};

const parkingBatch: CheckoutProductDefinition<ParkingBatchPayable> = {
  ...parkingDefaults,
  choicesLabel: '账单和支付方式',
  forms: ['multiPayPage', 'arrearsPage'],
  openOrder: ({ items }, { amountCents }, common) =>
    callEndpoint(endpoints.createBatchPayment, {
      items: items.map(({ uniqueId, parkId, amountCents: cents }) => ({ uniqueId, parkId, payAmount: cents })),
      totalAmount: amountCents,
      ...common,
    }),
  fetchDues: ({ items }) => fetchParkingBillDues(items),
  decisionPath: () => pathTo('multiPayPage'),
  decisionLabel: '查看未缴账单',
  invoiceQuery: () => ({ bizType: BIZ_TYPE.parking }),
};

/** What all orders have in common. */
const orderDefaults = {
  takesBalance: true,
  choicesLabel: '支付方式',
  openOrder: ({ bizType, orderNo }, { couponIds, amountCents }, common) =>
    callEndpoint(endpoints.createPayment, { bizType, orderNo, couponIds, payAmount: amountCents, ...common }),
  fetchDues: fetchPurchaseDue,
  decisionLabel: '返回订单',
  retryText: '重新下单',
  resultScreen: 'payResultPage',
  invoiceQuery: ({ bizType, orderNo }) => ({ bizType, orderNo }),
} satisfies Partial<CheckoutProductDefinition<OrderPayable>>;

/** All other products, by their `bizType`. */
const orderProducts = {
  [BIZ_TYPE.pass]: {
    ...orderDefaults,
    forms: ['monthlyPassConfirm', 'monthlyPassRenew', 'renew', 'monthlyPassDetail'],
    decisionPath: (bought) =>
      bought === null ? pathTo('myMonthlyPasses') : pathTo('monthlyPassDetail', { orderNo: bought.orderNo }),
    resultScreen: 'payResultPage',
    resultScreenByForm: {
      monthlyPassConfirm: 'submitSuccess',
      monthlyPassDetail: 'submitSuccess',
      submitSuccess: 'submitSuccess',
    },
    create: toPassOrderRequestIntent,
    hasHold: true,
    retryText: '重新办理',
    outcomeTexts: { expired: { text: '未扣款，名额已经放开，可以重新办理' } },
    nextLinks: ({ orderNo }) => [createPaymentFollowUpLink('查看月卡', 'monthlyPassDetail', { orderNo })],
    invalidations: () => [
      invalidatePaid(),
      invalidateBills(),
      invalidateLazyServiceTags('specialApi', ['Pass', 'PassApply', 'PassRule']),
    ],
  },
  [BIZ_TYPE.offPeakPackage]: {
    ...orderDefaults,
    forms: ['wrongTimePackagePay'],
    decisionPath: (bought) =>
      bought === null ? pathTo('wrongTimeManage') : pathTo('wrongTimePackagePay', { orderNo: bought.orderNo }),
    resultScreen: 'packageHandleSuccess',
    nextLinks: ({ orderNo }) => [createPaymentFollowUpLink('查看套餐', 'wrongTimePackageDetail', { orderNo })],
    invalidations: invalidateOffPeak,
  },
  [BIZ_TYPE.offPeakSlot]: {
    ...orderDefaults,
    forms: ['wrongTimeSubscribePay'],
    decisionPath: (bought) =>
      bought === null ? pathTo('wrongTimeManage') : pathTo('wrongTimeSubscribePay', { orderNo: bought.orderNo }),
    resultScreen: 'subscribeHandleSuccess',
    hasHold: true,
    retryText: '重新预约',
    outcomeTexts: { expired: { text: '未扣款，时段已经放开，可以重新预约' } },
    nextLinks: ({ orderNo }) => [createPaymentFollowUpLink('查看预约', 'wrongTimeSubscribeDetail', { orderNo })],
    invalidations: invalidateOffPeak,
  },
  [BIZ_TYPE.berth]: {
    ...orderDefaults,
    forms: ['bookRecordDetail'],
    decisionPath: (bought) =>
      bought === null ? pathTo('bookRecord') : pathTo('bookRecordDetail', { orderNo: bought.orderNo }),
    resultScreen: 'bookingSuccess',
    hasHold: true,
    retryText: '重新预约',
    outcomeTexts: { expired: { text: '未扣款，车位已经放开，可以重新预约' } },
    nextLinks: ({ orderNo }) => [createPaymentFollowUpLink('查看预约', 'bookRecordDetail', { orderNo })],
    invalidations: () => [
      invalidatePaid(),
      invalidateLazyServiceTags('bookingApi', ['Berth', 'Booking', 'Lock', 'UserCenter']),
    ],
  },
  [BIZ_TYPE.charging]: {
    ...orderDefaults,
    choicesLabel: '支付方式和优惠',
    fetchDues: fetchChargingDue,
    forms: ['chargingPage', 'chargingResults', 'chargeBillDetail'],
    decisionPath: (bought) =>
      bought === null ? pathTo('chargeBillManage') : pathTo('chargeBillDetail', { orderNo: bought.orderNo }),
    retryText: '回到充电订单重新支付',
    nextLinks: ({ orderNo }) => [createPaymentFollowUpLink('查看充电订单', 'chargeBillDetail', { orderNo })],
    invalidations: () => [invalidatePaid(), chargingApi.util.invalidateTags(['ChargingOrder', 'OccupyOrder'])],
  },
  [BIZ_TYPE.occupation]: {
    ...orderDefaults,
    fetchDues: fetchIdleFeeDue,
    forms: ['chargeOccupation', 'occupyBillDetail'],
    decisionPath: (bought) =>
      bought === null ? pathTo('occupyBillList') : pathTo('occupyBillDetail', { orderNo: bought.orderNo }),
    resultScreen: 'occupyPayResult',
    retryText: '回到账单重新支付',
    nextLinks: ({ orderNo }) => [createPaymentFollowUpLink('查看占位费账单', 'occupyBillDetail', { orderNo })],
    invalidations: () => [invalidatePaid(), chargingApi.util.invalidateTags(['ChargingOrder', 'OccupyOrder'])],
  },
  [BIZ_TYPE.recharge]: {
    ...orderDefaults,
    takesBalance: false,
    choicesLabel: '金额和支付方式',
    forms: ['accountBalance', 'wallet'],
    // From the order's own screen, that order is paid. Otherwise the driver decides again, and the checkout knows what
    // may still be paid.
    decisionPath: (bought, at) =>
      at === 'walletResult'
        ? pathTo('wallet')
        : pathTo('accountBalance', bought !== null && at === 'orderRecordDetail' ? { orderNo: bought.orderNo } : {}),
    decisionLabel: '返回充值',
    resultScreen: 'accountBalanceResult',
    resultScreenByForm: { wallet: 'walletResult', walletResult: 'walletResult' },
    retryText: '重新充值',
    outcomeTexts: {
      paid: { word: '充值成功' },
      failed: { word: '充值失败', text: '充值未成功，请重新充值' },
      unfinished: { word: '充值未完成' },
      resumable: { word: '充值未完成' },
      checking: { text: '正在确认充值结果，请勿重复充值' },
      unresolved: { text: '暂未收到支付结果，请勿重复充值' },
    },
    create: toRechargeOrderRequestIntent,
    nextLinks: (_, at) => [createPaymentFollowUpLink('查看余额', at === 'walletResult' ? 'wallet' : 'accountBalance')],
    invalidations: () => [invalidatePaid(), payApi.util.invalidateTags(['Withholding'])],
  },
  [BIZ_TYPE.merchantCoupons]: {
    ...orderDefaults,
    forms: ['buyCoupons'],
    decisionPath: () => pathTo('merchantManageList'),
    resultScreen: 'buyCouponsResult',
    create: toMerchantCouponOrderRequestIntent,
    retryText: '重新购买',
    nextLinks: () => [createPaymentFollowUpLink('去发券', 'merchantManageList')],
    invalidations: () => [
      invalidatePaid(),
      couponApi.util.invalidateTags(['Merchant', 'MerchantCoupon', 'MerchantOrder']),
    ],
  },
} satisfies Readonly<Record<NonParkingBizType, CheckoutProductDefinition<OrderPayable>>>;

/** The input of an order of this kind, if the checkout creates it. */
export type PurchaseOrderInput<B extends NonParkingBizType> = (typeof orderProducts)[B] extends {
  create: (values: infer Values extends object) => unknown;
}
  ? Values
  : never;

/** All products. A new product is one more row here, and its decision screen. */
export const checkoutProductRegistry = { parking: parkingBill, parkingBatch, ...orderProducts };

/** The product of a payable. A payment whose items are not known is treated as one for several bills. */
export function getCheckoutProductDefinition(payable: Payable | null): CheckoutProductDefinition {
  if (payable === null) return parkingBatch as CheckoutProductDefinition;
  if (payable.kind === 'sealed')
    return toAnonymizedProductDefinition(
      payable,
      checkoutProductRegistry[payable.sells] as CheckoutProductDefinition,
    ) as CheckoutProductDefinition;
  return checkoutProductRegistry[
    payable.kind === 'order' ? payable.bizType : payable.kind
  ] as CheckoutProductDefinition;
}

/** Creates the request for an order from the driver's input. */
export function toPurchaseOrderRequestIntent(
  bizType: NonParkingBizType,
  values: object,
): IdempotentRequestIntent<IdempotentEndpoint> {
  const { create } = orderProducts[bizType] as CheckoutProductDefinition;
  if (create === undefined) throw new Error(`bizType ${bizType} has no order of its own to make`);
  return create(values as never) as IdempotentRequestIntent<IdempotentEndpoint>;
}

const definitions: readonly CheckoutProductDefinition[] = Object.values(
  checkoutProductRegistry,
) as unknown as readonly CheckoutProductDefinition[];

/** The names of all payment forms and result screens, for the history: Back never leads to a submitted form. */
export const paymentFormScreenNames: ReadonlySet<string> = new Set(definitions.flatMap(({ forms }) => forms));
export const paymentResultScreenNames: ReadonlySet<string> = new Set(
  definitions.flatMap(({ resultScreen, resultScreenByForm = {} }) => [
    resultScreen,
    ...Object.values(resultScreenByForm),
  ]),
);

/** The invalidations of every settled payment, because it may change balance, coupons and invoices. */
export const getSettledPaymentInvalidationActions = () => [
  driverApi.util.invalidateTags(['Balance', 'Wallet']),
  couponApi.util.invalidateTags(['Coupon']),
  invalidateLazyServiceTags('invoiceApi', ['Invoiceable']),
  payApi.util.invalidateTags(['PayModel']),
];
