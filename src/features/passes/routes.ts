import { defineRoutes } from '@/navigation/routeRow';

export const passRoutes = defineRoutes({
  myMonthlyPasses: {
    title: '我的月卡',
    signInReason: '查看月卡',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "passes" */ './own/MyPassesScreen'),
  },
  monthlyPassDetail: {
    title: '月卡详情',
    signInReason: '查看月卡',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "passes" */ './detail/PassDetailScreen'),
  },
  monthlyPassPayments: {
    title: '包月缴费记录',
    signInReason: '查看缴费记录',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "passes" */ './own/PassPaymentsScreen'),
  },
  monthlyPassManage: {
    title: '包月管理',
    signInReason: '管理月卡',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "passes" */ './own/PassManageScreen'),
  },
});
