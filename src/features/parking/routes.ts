import { defineRoutes } from '@/navigation/routeRow';

import { payRoutes } from './payRoutes';

export const parkingRoutes = defineRoutes({
  ...payRoutes,
  parkingPayPage: { title: '停车缴费', guard: 'open', screen: () => import('./screens/LotPayScreen') },
  arrearsPage: { title: '欠费', errand: '查看欠费', guard: 'session', screen: () => import('./screens/ArrearsScreen') },
  // Their addresses may lie: no title says how a payment ended.
  paySuccess: {
    title: '支付结果',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "landings" */ './screens/PaySuccessScreen'),
  },
  thirdPay: {
    title: '第三方支付',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "landings" */ './screens/ThirdPayScreen'),
  },
  thirdPaySuccess: {
    title: '支付结果',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "landings" */ './screens/ThirdPaySuccessScreen'),
  },
  thirdPayFail: {
    title: '支付结果',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "landings" */ './screens/ThirdPayFailScreen'),
  },
  goldPlanResults: {
    title: '支付结果',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "landings" */ './screens/GoldPlanScreen'),
  },
});
