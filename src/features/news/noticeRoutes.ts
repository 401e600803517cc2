import { defineRoutes } from '@/navigation/routeRow';

/** Texts of the operator; every build has them. */
export const noticeRoutes = defineRoutes({
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
});
