import { defineRoutes } from '@/navigation/routeRow';

import { payRoutes } from './payRoutes';

export const parkingRoutes = defineRoutes({
  ...payRoutes,
  parkingPayPage: { title: '停车缴费', guard: 'open', screen: () => import('./lane/LotPayScreen') },
  arrearsPage: { title: '欠费', errand: '查看欠费', guard: 'session', screen: () => import('./bills/ArrearsScreen') },
  // Their addresses may lie: no title says how a payment ended.
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
