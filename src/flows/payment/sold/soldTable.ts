import { BIZ_TYPE, type OrderBizType } from '@/domain/payment/bizType';
import type { OrderPayable, ParkingBatchPayable, ParkingPayable, Payable } from '@/domain/payment/payable';
import type { Decision, RequestEndpoint } from '@/flows/requests/decision';
import { type PathName, pathTo, type QueryArgs } from '@/navigation/paths';
import { chargeApi } from '@/services/charge/chargeApi';
import { paymentCalls } from '@/services/charge/payments';
import { couponApi } from '@/services/coupon/couponApi';
import { cpsApi } from '@/services/cps/cpsApi';
import { driverApi } from '@/services/driver/driverApi';
import { requestCalls } from '@/services/driver/requests';
import { type Recharge, walletCalls } from '@/services/driver/wallets';
import { payApi } from '@/services/pay/payApi';
import { invalidateLazyTags } from '@/services/services';
import { callEndpoint } from '@/services/transport/query/callEndpoint';

import { merchantDecision } from './merchantDecision';
import { passDecision } from './passDecision';
import { readBillDues, readChargingDue, readOccupationDue, readPurchaseDue } from './readDue';
import { sealedRow } from './sealedRow';
import type { NextLink, Sold } from './Sold';

/** The tags of `charge` that every payment invalidates, and those of parking bills. */
const paid = () => chargeApi.util.invalidateTags(['Payment', 'Purchase', 'UsableCoupon']);
const bills = () => chargeApi.util.invalidateTags(['Bill', 'Payment', 'UsableCoupon']);

const parking = {
  takesBalance: true,
  choices: '支付方式和优惠',
  forms: ['payPage', 'parkingPayPage', 'scanPayPage', 'scanOverduePay', 'plate', 'pay'],
  result: 'payResultPage',
  resultOf: { pay: 'result', result: 'result', scanPayPage: 'barrierResult', barrierResult: 'barrierResult' },
  again: '回到账单重新支付',
  words: { paid: { text: '费用已结清' } },
  // The overtime of an off-peak order is the bill of its stay.
  stale: () => [
    bills(),
    payApi.util.invalidateTags(['Withholding']),
    invalidateLazyTags('specialApi', ['OffPeakOrder']),
  ],
} satisfies Partial<Sold<ParkingPayable>>;

const parkingBill: Sold<ParkingPayable> = {
  ...parking,
  open: ({ uniqueId, parkId }, { couponIds, amountCents }, common) =>
    callEndpoint(paymentCalls.endpoints.createPayment, {
      uniqueId,
      parkId,
      couponIds,
      payAmount: amountCents,
      ...common,
    }),
  readDue: (bill) => readBillDues([bill]),
  decisionPath: (bill, at) => {
    if (bill === null) return pathTo('multiPayPage');
    const { uniqueId, parkId } = bill;
    return pathTo(at === 'result' ? 'pay' : at === 'barrierResult' ? 'scanPayPage' : 'payPage', { uniqueId, parkId });
  },
  decisionLabel: '返回账单',
  invoiceOf: ({ uniqueId, parkId }) => ({ uniqueId, parkId, bizType: BIZ_TYPE.parking }),
};

const parkingBatch: Sold<ParkingBatchPayable> = {
  ...parking,
  choices: '账单和支付方式',
  forms: ['multiPayPage', 'arrearsPage'],
  open: ({ items }, { amountCents }, common) =>
    callEndpoint(paymentCalls.endpoints.createBatchPayment, {
      items: items.map(({ uniqueId, parkId, amountCents: cents }) => ({ uniqueId, parkId, payAmount: cents })),
      totalAmount: amountCents,
      ...common,
    }),
  readDue: ({ items }) => readBillDues(items),
  decisionPath: () => pathTo('multiPayPage'),
  decisionLabel: '查看未缴账单',
  invoiceOf: () => ({ bizType: BIZ_TYPE.parking }),
};

/** A link to a screen of this product. */
const link = <N extends PathName>(label: string, screen: N, ...query: QueryArgs<N>): NextLink => ({
  label,
  screen,
  to: pathTo(screen, ...query),
});

/** Checks the types of a decision. */
const decide = <E extends RequestEndpoint>(decision: Decision<E>): Decision<E> => decision;

/** What all orders have in common. */
const order = {
  takesBalance: true,
  choices: '支付方式',
  open: ({ bizType, orderNo }, { couponIds, amountCents }, common) =>
    callEndpoint(paymentCalls.endpoints.createPayment, {
      bizType,
      orderNo,
      couponIds,
      payAmount: amountCents,
      ...common,
    }),
  readDue: readPurchaseDue,
  decisionLabel: '返回订单',
  again: '重新下单',
  result: 'payResultPage',
  invoiceOf: ({ bizType, orderNo }) => ({ bizType, orderNo }),
} satisfies Partial<Sold<OrderPayable>>;

/** Anything else that is sold, by its `bizType`. */
const orders = {
  [BIZ_TYPE.pass]: {
    ...order,
    forms: ['monthlyPassConfirm', 'monthlyPassRenew', 'renew', 'monthlyPassDetail'],
    decisionPath: (bought) =>
      bought === null ? pathTo('myMonthlyPasses') : pathTo('monthlyPassDetail', { orderNo: bought.orderNo }),
    result: 'payResultPage',
    resultOf: {
      monthlyPassConfirm: 'submitSuccess',
      monthlyPassDetail: 'submitSuccess',
      submitSuccess: 'submitSuccess',
    },
    create: passDecision,
    isHeld: true,
    again: '重新办理',
    words: { expired: { text: '未扣款，名额已经放开，可以重新办理' } },
    next: ({ orderNo }) => [link('查看月卡', 'monthlyPassDetail', { orderNo })],
    stale: () => [paid(), bills(), invalidateLazyTags('specialApi', ['Pass', 'PassApply', 'PassRule'])],
  },
  [BIZ_TYPE.offPeakPackage]: {
    ...order,
    forms: ['wrongTimePackagePay'],
    decisionPath: (bought) =>
      bought === null ? pathTo('wrongTimeManage') : pathTo('wrongTimePackagePay', { orderNo: bought.orderNo }),
    result: 'packageHandleSuccess',
    next: ({ orderNo }) => [link('查看套餐', 'wrongTimePackageDetail', { orderNo })],
    stale: () => [paid(), bills(), invalidateLazyTags('specialApi', ['OffPeak', 'OffPeakOrder'])],
  },
  [BIZ_TYPE.offPeakSlot]: {
    ...order,
    forms: ['wrongTimeSubscribePay'],
    decisionPath: (bought) =>
      bought === null ? pathTo('wrongTimeManage') : pathTo('wrongTimeSubscribePay', { orderNo: bought.orderNo }),
    result: 'subscribeHandleSuccess',
    isHeld: true,
    again: '重新预约',
    words: { expired: { text: '未扣款，时段已经放开，可以重新预约' } },
    next: ({ orderNo }) => [link('查看预约', 'wrongTimeSubscribeDetail', { orderNo })],
    stale: () => [paid(), bills(), invalidateLazyTags('specialApi', ['OffPeak', 'OffPeakOrder'])],
  },
  [BIZ_TYPE.berth]: {
    ...order,
    forms: ['bookRecordDetail'],
    decisionPath: (bought) =>
      bought === null ? pathTo('bookRecord') : pathTo('bookRecordDetail', { orderNo: bought.orderNo }),
    result: 'bookingSuccess',
    isHeld: true,
    again: '重新预约',
    words: { expired: { text: '未扣款，车位已经放开，可以重新预约' } },
    next: ({ orderNo }) => [link('查看预约', 'bookRecordDetail', { orderNo })],
    stale: () => [paid(), invalidateLazyTags('bookingApi', ['Berth', 'Booking', 'Lock', 'UserCenter'])],
  },
  [BIZ_TYPE.charging]: {
    ...order,
    choices: '支付方式和优惠',
    readDue: readChargingDue,
    forms: ['chargingPage', 'chargingResults', 'chargeBillDetail'],
    decisionPath: (bought) =>
      bought === null ? pathTo('chargeBillManage') : pathTo('chargeBillDetail', { orderNo: bought.orderNo }),
    again: '回到充电订单重新支付',
    next: ({ orderNo }) => [link('查看充电订单', 'chargeBillDetail', { orderNo })],
    stale: () => [paid(), cpsApi.util.invalidateTags(['ChargingOrder', 'OccupyOrder'])],
  },
  [BIZ_TYPE.occupation]: {
    ...order,
    readDue: readOccupationDue,
    forms: ['chargeOccupation', 'occupyBillDetail'],
    decisionPath: (bought) =>
      bought === null ? pathTo('occupyBillList') : pathTo('occupyBillDetail', { orderNo: bought.orderNo }),
    result: 'occupyPayResult',
    again: '回到账单重新支付',
    next: ({ orderNo }) => [link('查看占位费账单', 'occupyBillDetail', { orderNo })],
    stale: () => [paid(), cpsApi.util.invalidateTags(['ChargingOrder', 'OccupyOrder'])],
  },
  [BIZ_TYPE.recharge]: {
    ...order,
    takesBalance: false,
    choices: '金额和支付方式',
    forms: ['accountBalance', 'wallet'],
    // From the order itself, that order is paid. Otherwise the driver decides again, and the checkout knows what may still be paid.
    decisionPath: (bought, at) =>
      at === 'walletResult'
        ? pathTo('wallet')
        : pathTo('accountBalance', bought !== null && at === 'orderRecordDetail' ? { orderNo: bought.orderNo } : {}),
    decisionLabel: '返回充值',
    result: 'accountBalanceResult',
    resultOf: { wallet: 'walletResult', walletResult: 'walletResult' },
    again: '重新充值',
    words: {
      paid: { word: '充值成功' },
      failed: { word: '充值失败', text: '充值未成功，请重新充值' },
      unfinished: { word: '充值未完成' },
      resumable: { word: '充值未完成' },
      checking: { text: '正在确认充值结果，请勿重复充值' },
      unresolved: { text: '暂未收到支付结果，请勿重复充值' },
    },
    create: ({ amount, walletId }: { amount: number; walletId?: string }) =>
      decide({
        key: `recharge:${walletId ?? ''}`,
        endpoint: walletCalls.endpoints.openRecharge,
        args: { amount, ...(walletId === undefined ? {} : { walletId }) },
        find: requestCalls.endpoints.findRequest,
        idOf: ({ orderNo }: Recharge) => orderNo,
        // An order that is not paid takes no money and no place.
        mayRepeat: true,
        stale: paid(),
      }),
    next: (_, at) => [link('查看余额', at === 'walletResult' ? 'wallet' : 'accountBalance')],
    stale: () => [paid(), payApi.util.invalidateTags(['Withholding'])],
  },
  [BIZ_TYPE.merchantCoupons]: {
    ...order,
    forms: ['buyCoupons'],
    decisionPath: () => pathTo('merchantManageList'),
    result: 'buyCouponsResult',
    create: merchantDecision,
    again: '重新购买',
    next: () => [link('去发券', 'merchantManageList')],
    stale: () => [paid(), couponApi.util.invalidateTags(['Merchant', 'MerchantCoupon', 'MerchantOrder'])],
  },
} satisfies Readonly<Record<OrderBizType, Sold<OrderPayable>>>;

/** What an order of this kind is made of, where the checkout makes it. */
export type ValuesOf<B extends OrderBizType> = (typeof orders)[B] extends {
  create: (values: infer Values extends object) => unknown;
}
  ? Values
  : never;

/** Everything that can be sold. To sell a new thing is one more row here, and its decision screen. */
export const soldTable = { parking: parkingBill, parkingBatch, ...orders };

/** The row of what a payable buys. A payment whose items are not known is treated as one for several bills. */
export function soldOf(payable: Payable | null): Sold {
  if (payable === null) return parkingBatch as Sold;
  if (payable.kind === 'sealed') return sealedRow(payable, soldTable[payable.sells] as Sold) as Sold;
  return soldTable[payable.kind === 'order' ? payable.bizType : payable.kind] as Sold;
}

/** How an order is made of the driver's values. */
export function orderDecisionOf(bizType: OrderBizType, values: object): Decision<RequestEndpoint> {
  const { create } = orders[bizType] as Sold;
  if (create === undefined) throw new Error(`bizType ${bizType} has no order of its own to make`);
  return create(values as never) as Decision<RequestEndpoint>;
}

const rows: readonly Sold[] = Object.values(soldTable) as unknown as readonly Sold[];

/** All payment forms and all result screens of the table, for the history: Back never leads to a form that was sent. */
export const soldForms: ReadonlySet<string> = new Set(rows.flatMap(({ forms }) => forms));
export const soldResults: ReadonlySet<string> = new Set(
  rows.flatMap(({ result, resultOf = {} }) => [result, ...Object.values(resultOf)]),
);

/** What any settled payment makes stale, because it may have moved balance, coupons and invoices. */
export const settledStale = () => [
  driverApi.util.invalidateTags(['Balance', 'Wallet']),
  couponApi.util.invalidateTags(['Coupon']),
  invalidateLazyTags('invoiceApi', ['Invoiceable']),
  payApi.util.invalidateTags(['PayModel']),
];
