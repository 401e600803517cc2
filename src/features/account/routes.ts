import { defineRoutes } from '@/navigation/routeRow';

import { signInRoutes } from './signInRoutes';

export const accountRoutes = defineRoutes({
  ...signInRoutes,
  mine: {
    title: '我的',
    guard: 'open',
    tab: true,
    screen: () => import(/* webpackChunkName: "mine" */ './mine/MineScreen'),
  },
  userInfo: { title: '个人信息', guard: 'session', screen: () => import('./profile/UserInfoScreen') },
});
