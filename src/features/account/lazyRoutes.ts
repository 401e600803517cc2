import { defineRoutes } from '@/navigation/routeRow';

/** Rows outside the first load. */
export const accountLateRoutes = defineRoutes({
  choiceSelf: {
    title: '选择账号',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "choiceSelf" */ './signIn/choice/ChoiceSelfScreen'),
  },
  registerShare: {
    title: '邀请注册',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "invite" */ './invite/RegisterShareScreen'),
  },
  receiveRewards: {
    title: '领取奖励',
    signInReason: '领取奖励',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "invite" */ './invite/ReceiveRewardsScreen'),
  },
});
