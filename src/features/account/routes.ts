import { defineRoutes } from '@/navigation/routeRow';

export const accountRoutes = defineRoutes({
  login: { title: '登录', guard: 'open', screen: () => import('./signIn/login/LoginScreen') },
  loginIndex: { title: '登录方式', guard: 'open', screen: () => import('./signIn/choice/LoginChoiceScreen') },
  loginLoading: { title: '登录中', guard: 'open', screen: () => import('./signIn/choice/LoginLoadingScreen') },
  register: { title: '注册', guard: 'open', screen: () => import('./signIn/register/RegisterScreen') },
  bindPhone: { title: '绑定手机号', guard: 'open', screen: () => import('./signIn/register/BindPhoneScreen') },
  passwordReset: { title: '重置密码', guard: 'open', screen: () => import('./signIn/register/PasswordResetScreen') },
  mine: {
    title: '我的',
    guard: 'open',
    tab: true,
    screen: () => import(/* webpackChunkName: "mine" */ './mine/MineScreen'),
  },
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
