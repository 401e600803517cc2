import { defineRoutes } from '@/navigation/routeDefinition';

export const parkingRoutes = defineRoutes({
  payPage: {
    title: '支付停车费',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "pay" */ './bill/PayScreen'),
  },
  choiceDiscountPage: { title: '选择优惠', guard: 'open', screen: () => import('./bill/coupon/CouponChoiceScreen') },
  multiPayPage: {
    title: '欠费补缴',
    // The same condition as isArrearsOnlyFilter.
    resolveTitle: (search) => /plateNo=./.test(search) && !/arrearsOnly=1/.test(search) && '合并支付',
    guard: 'open',
    screen: () => import('./bills/MultiPayScreen'),
  },
  payResultPage: {
    title: '支付结果',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "pay-result" */ './landings/PayResultScreen'),
  },
  parkingPayPage: { title: '停车缴费', guard: 'open', screen: () => import('./lane/LotPayScreen') },
  arrearsPage: {
    title: '欠费补缴',
    signInReason: '查看欠费',
    guard: 'session',
    screen: () => import('./bills/ArrearsScreen'),
  },
  // These addresses may be forged, so no title states the outcome of a payment.
  paySuccess: {
    title: '支付结果',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "landings" */ './landings/PaySuccessScreen'),
  },
  thirdPay: {
    title: '第三方支付',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "landings" */ './landings/ThirdPayScreen'),
  },
  thirdPaySuccess: {
    title: '支付结果',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "landings" */ './landings/ThirdPaySuccessScreen'),
  },
  thirdPayFail: {
    title: '支付结果',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "landings" */ './landings/ThirdPayFailScreen'),
  },
  goldPlanResults: {
    title: '支付结果',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "landings" */ './landings/GoldPlanScreen'),
  },
});
