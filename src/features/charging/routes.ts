import { defineRoutes } from '@/navigation/routeDefinition';

export const chargingRoutes = defineRoutes({
  chargeStationDetail: {
    title: '电站详情',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "charging-station" */ './station/StationDetailScreen'),
  },
  chargingPage: {
    title: '充电确认',
    signInReason: '充电',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "charging" */ './start/ChargingPageScreen'),
  },
  chargingPageResult: {
    title: '启动结果',
    signInReason: '查看充电',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "charging" */ './starting/StartResultScreen'),
  },
  chargingResults: {
    title: '充电中',
    signInReason: '查看充电',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "charging" */ './live/ChargingResultsScreen'),
  },
  chargeBillManage: {
    title: '充电订单',
    signInReason: '查看充电订单',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "charging-bills" */ './bills/ChargeBillManageScreen'),
  },
  chargeBillDetail: {
    title: '充电账单详情',
    signInReason: '查看充电账单',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "charging-bills" */ './bills/ChargeBillDetailScreen'),
  },
  chargingChoiceCoupon: {
    title: '选择充电券',
    signInReason: '查看充电券',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "charging-bills" */ './coupon/ChargingCouponScreen'),
  },
  chargeOccupation: {
    title: '占位费',
    signInReason: '查看占位费',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "charging-occupation" */ './idleFee/ChargeOccupationScreen'),
  },
  occupyBillList: {
    title: '占位费账单',
    signInReason: '查看占位费',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "charging-occupation" */ './idleFee/OccupyBillListScreen'),
  },
  occupyBillDetail: {
    title: '占位费详情',
    signInReason: '查看占位费',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "charging-occupation" */ './idleFee/OccupyBillDetailScreen'),
  },
  occupyPayResult: {
    title: '占位费支付结果',
    signInReason: '查看占位费',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "charging-occupation" */ './idleFee/OccupyPayResultScreen'),
  },
  chargingBillComplain: {
    title: '充电账单申诉',
    signInReason: '申诉账单',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "charging-appeals" */ './appeals/ChargingAppealScreen'),
  },
  chargingAppealDetail: {
    title: '充电申诉详情',
    signInReason: '查看申诉进度',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "charging-appeals" */ './appeals/ChargingAppealDetailScreen'),
  },
  occupyAppeal: {
    title: '占位费申诉',
    signInReason: '申诉占位费',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "charging-appeals" */ './appeals/OccupyAppealScreen'),
  },
  occupyAppealDetail: {
    title: '占位申诉详情',
    signInReason: '查看申诉进度',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "charging-appeals" */ './appeals/OccupyAppealDetailScreen'),
  },
  chargingVinManage: {
    title: '即插即充',
    signInReason: '查看车架号',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "charging-vins" */ './vins/VinManageScreen'),
  },
  chargingVinAdd: {
    title: '添加车架号',
    signInReason: '添加车架号',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "charging-vins" */ './vins/VinAddScreen'),
  },
  chargingCard: {
    title: '充电卡',
    signInReason: '查看充电卡',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "charging-cards" */ './cards/ChargingCardScreen'),
  },
  changeCardPassword: {
    title: '修改充电卡密码',
    signInReason: '修改充电卡密码',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "charging-cards" */ './cards/CardPasswordScreen'),
  },
});
