import { defineRoutes } from '@/navigation/routeRow';

export const walletRoutes = defineRoutes({
  accountBalance: {
    title: '账户余额',
    signInReason: '查看余额',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "recharge" */ './recharge/AccountBalanceScreen'),
  },
  accountBalanceResult: {
    title: '充值结果',
    signInReason: '查看充值结果',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "recharge" */ './recharge/RechargeResultScreen'),
  },
});
