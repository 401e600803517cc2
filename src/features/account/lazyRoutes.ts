import { defineRoutes } from '@/navigation/routeDefinition';

/** Routes that are not part of the first load. */
export const accountLazyRoutes = defineRoutes({
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
  register: { title: '注册', guard: 'open', screen: () => import('./signIn/register/RegisterScreen') },
  passwordReset: { title: '重置密码', guard: 'open', screen: () => import('./signIn/register/PasswordResetScreen') },
  userInfo: { title: '个人信息', guard: 'session', screen: () => import('./profile/UserInfoScreen') },
  changeNickname: { title: '修改昵称', guard: 'session', screen: () => import('./profile/NicknameScreen') },
  changeUserName: { title: '修改姓名', guard: 'session', screen: () => import('./profile/UserNameScreen') },
  passwordChange: { title: '修改密码', guard: 'session', screen: () => import('./profile/PasswordChangeScreen') },
  cancellation: { title: '注销账号', guard: 'session', screen: () => import('./leaving/CancellationScreen') },
  cancellationConfirm: {
    title: '确认注销',
    guard: 'session',
    screen: () => import('./leaving/CancellationConfirmScreen'),
  },
  followManage: { title: '消息提醒', guard: 'session', screen: () => import('./follows/FollowManageScreen') },
  changeTel: { title: '更换手机号', guard: 'session', screen: () => import('./profile/PhoneChangeScreen') },
});
