import { defineRoutes } from '@/navigation/routeDefinition';

export const newsRoutes = defineRoutes({
  // The operator's texts. Every build has them.
  notice1: {
    title: '用户协议',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "notices" */ './notices/UserAgreementScreen'),
  },
  notice2: {
    title: '隐私政策',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "notices" */ './notices/PrivacyPolicyScreen'),
  },
  privacyPolicyHistory: {
    title: '隐私政策历史版本',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "notices" */ './notices/PrivacyPolicyHistoryScreen'),
  },
  bulletin: {
    title: '公告',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "notices" */ './notices/BulletinScreen'),
  },
  newNotice: {
    title: '公告详情',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "notices" */ './notices/NoticeScreen'),
  },
  systemNotice: {
    title: '系统维护通知',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "notices" */ './notices/SystemNoticeScreen'),
  },
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
