import { defineRoutes } from '@/navigation/routeRow';

/** From a plate to a paid bill: also what the third-party-embedded build holds of parking. */
export const payRoutes = defineRoutes({
  payPage: {
    title: '支付停车费',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "pay" */ './bill/PayScreen'),
  },
  choiceDiscountPage: { title: '选择优惠', guard: 'open', screen: () => import('./bill/coupon/CouponChoiceScreen') },
  multiPayPage: { title: '批量缴费', guard: 'open', screen: () => import('./bills/MultiPayScreen') },
  payResultPage: {
    title: '支付结果',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "pay" */ './landings/PayResultScreen'),
  },
  plate: { title: '车牌缴费', guard: 'open', screen: () => import('./short/ShortPlateScreen') },
  pay: { title: '支付', guard: 'open', screen: () => import('./short/ShortPayScreen') },
  result: { title: '支付结果', guard: 'open', screen: () => import('./short/ShortResultScreen') },
});
