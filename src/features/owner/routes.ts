import { defineRoutes } from '@/navigation/routeDefinition';

export const residentRegistrationRoutes = defineRoutes({
  userApplyUserCheckIn: {
    title: '业主登记',
    signInReason: '登记房屋',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "owner" */ './checkIn/UserCheckInScreen'),
  },
  userApplyResult: {
    title: '登记结果',
    signInReason: '查看登记',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "owner" */ './result/UserApplyResultScreen'),
  },
  userApplyHistory: {
    title: '登记记录',
    signInReason: '查看登记记录',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "owner" */ './history/UserApplyHistoryScreen'),
  },
});
