import { defineRoutes } from '@/navigation/routeDefinition';

export const accountRoutes = defineRoutes({
  login: { title: '登录', guard: 'open', screen: () => import('./signIn/login/LoginScreen') },
  loginIndex: { title: '登录方式', guard: 'open', screen: () => import('./signIn/choice/LoginChoiceScreen') },
  loginLoading: { title: '登录中', guard: 'open', screen: () => import('./signIn/choice/LoginLoadingScreen') },
  bindPhone: { title: '绑定手机号', guard: 'open', screen: () => import('./signIn/register/BindPhoneScreen') },
  mine: {
    title: '我的',
    guard: 'open',
    tab: true,
    screen: () => import(/* webpackChunkName: "mine" */ './mine/MineScreen'),
  },
});
