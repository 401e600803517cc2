import { defineRoutes } from '@/navigation/routeRow';

/** From a plate to a paid bill: also what the third-party-embedded build holds of parking. */
export const payRoutes = defineRoutes({
  payPage: {
    title: '支付停车费',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "pay" */ './screens/PayScreen'),
  },
  choiceDiscountPage: { title: '选择优惠', guard: 'open', screen: () => import('./screens/CouponChoiceScreen') },
  multiPayPage: { title: '批量缴费', guard: 'open', screen: () => import('./screens/MultiPayScreen') },
  payResultPage: {
    title: '支付结果',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "pay" */ './screens/PayResultScreen'),
  },
  plate: { title: '车牌缴费', guard: 'open', screen: () => import('./screens/ShortPlateScreen') },
  pay: { title: '支付', guard: 'open', screen: () => import('./screens/ShortPayScreen') },
  result: { title: '支付结果', guard: 'open', screen: () => import('./screens/ShortResultScreen') },
});
