import { defineRoutes } from '@/navigation/routeRow';

export const accountRoutes = defineRoutes({
  mine: {
    title: '我的',
    guard: 'open',
    tab: true,
    screen: () => import(/* webpackChunkName: "mine" */ './screens/MineScreen'),
  },
  login: { title: '登录', guard: 'open', screen: () => import('./screens/LoginScreen') },
  loginIndex: { title: '登录方式', guard: 'open', screen: () => import('./screens/LoginChoiceScreen') },
  loginLoading: { title: '登录中', guard: 'open', screen: () => import('./screens/LoginLoadingScreen') },
  register: { title: '注册', guard: 'open', screen: () => import('./screens/RegisterScreen') },
  bindPhone: { title: '绑定手机号', guard: 'open', screen: () => import('./screens/BindPhoneScreen') },
  passwordReset: { title: '重置密码', guard: 'open', screen: () => import('./screens/PasswordResetScreen') },
  userInfo: { title: '个人信息', guard: 'session', screen: () => import('./screens/UserInfoScreen') },
});
