import { defineRoutes } from '@/navigation/routeDefinition';

export const passRoutes = defineRoutes({
  myMonthlyPasses: {
    title: '我的月卡',
    signInReason: '查看月卡',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "passes" */ './own/MyPassesScreen'),
  },
  monthlyPassDetail: {
    title: '月卡详情',
    signInReason: '查看月卡',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "passes" */ './detail/PassDetailScreen'),
  },
  monthlyPassConfirm: {
    title: '办理月卡',
    signInReason: '办理月卡',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "passes-buy" */ './buy/PassConfirmScreen'),
  },
  monthlyMaterial: {
    title: '办理资料',
    signInReason: '提交办理资料',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "passes-material" */ './material/MaterialScreen'),
  },
  monthlyPassEdit: {
    title: '修改资料',
    signInReason: '修改办理资料',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "passes-material" */ './material/MaterialEditScreen'),
  },
  monthlyRuleNotice: {
    title: '月卡须知',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "passes-buy" */ './buy/RuleNoticeScreen'),
  },
  submitSuccess: {
    title: '办理结果',
    signInReason: '查看办理结果',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "passes-buy" */ './result/SubmitSuccessScreen'),
  },
  monthlyPassRenew: {
    title: '月卡续费',
    signInReason: '续费月卡',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "passes-renew" */ './renew/MonthlyRenewScreen'),
  },
  renew: {
    title: '续费',
    signInReason: '续费月卡',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "passes-renew" */ './renew/RenewScreen'),
  },
  monthlyPassPayments: {
    title: '月卡缴费记录',
    signInReason: '查看缴费记录',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "passes" */ './own/PassPaymentsScreen'),
  },
  monthlyPassManage: {
    title: '月卡管理',
    signInReason: '管理月卡',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "passes" */ './own/PassManageScreen'),
  },
  monthlyPassAddCar: {
    title: '换车或加车',
    signInReason: '管理月卡车辆',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "passes" */ './cars/PassCarsScreen'),
  },
});
