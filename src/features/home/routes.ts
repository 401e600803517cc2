import { defineRoutes } from '@/navigation/routeDefinition';

export const homeRoutes = defineRoutes({
  home: {
    title: '首页',
    guard: 'open',
    tab: true,
    screen: () => import(/* webpackChunkName: "home" */ './HomeScreen'),
  },
});
