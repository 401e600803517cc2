import { defineRoutes } from '@/navigation/routeRow';

export const parkingRoutes = defineRoutes({
  payPage: {
    title: '支付停车费',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "pay" */ './screens/PayScreen'),
  },
  multiPayPage: { title: '批量缴费', guard: 'open', screen: () => import('./screens/MultiPayScreen') },
  payResultPage: {
    title: '支付结果',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "pay" */ './screens/PayResultScreen'),
  },
  choiceDiscountPage: { title: '选择优惠', guard: 'open', screen: () => import('./screens/CouponChoiceScreen') },
  parkingPayPage: { title: '停车缴费', guard: 'open', screen: () => import('./screens/LotPayScreen') },
  arrearsPage: { title: '欠费', guard: 'session', screen: () => import('./screens/ArrearsScreen') },
});
