import { defineRoutes } from '@/navigation/routeRow';

import { noticeRoutes } from './noticeRoutes';

export const newsRoutes = defineRoutes({
  ...noticeRoutes,
  newsList: {
    title: '资讯',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "news" */ './articles/NewsListScreen'),
  },
  newsDetail: {
    title: '资讯详情',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "news" */ './articles/NewsDetailScreen'),
  },
});
