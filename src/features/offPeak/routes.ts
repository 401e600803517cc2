import { defineRoutes } from '@/navigation/routeDefinition';

export const offPeakRoutes = defineRoutes({
  packageCarSelect: {
    title: '办理错时套餐',
    signInReason: '办理错时套餐',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "off-peak" */ './packages/PackageCarSelectScreen'),
  },
  wrongTimePackagePay: {
    title: '支付错时套餐',
    signInReason: '支付订单',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "off-peak" */ './packages/PackagePayScreen'),
  },
  packageHandleSuccess: {
    title: '办理结果',
    signInReason: '查看办理结果',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "off-peak" */ './packages/PackageSuccessScreen'),
  },
  subscribeCarSelect: {
    title: '错时预约',
    signInReason: '预约错时停车',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "off-peak" */ './slots/SubscribeCarSelectScreen'),
  },
  wrongTimeSubscribePay: {
    title: '支付错时预约',
    signInReason: '支付订单',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "off-peak" */ './slots/SubscribePayScreen'),
  },
  subscribeHandleSuccess: {
    title: '预约结果',
    signInReason: '查看预约结果',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "off-peak" */ './slots/SubscribeSuccessScreen'),
  },
  wrongTimeManage: {
    title: '我的错时停车',
    signInReason: '查看错时停车',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "off-peak-orders" */ './orders/WrongTimeManageScreen'),
  },
  wrongTimePackageDetail: {
    title: '错时套餐详情',
    signInReason: '查看错时停车',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "off-peak-orders" */ './orders/PackageDetailScreen'),
  },
  wrongTimeSubscribeDetail: {
    title: '错时预约详情',
    signInReason: '查看错时停车',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "off-peak-orders" */ './orders/SubscribeDetailScreen'),
  },
  violationRecord: {
    title: '违约记录',
    signInReason: '查看违约记录',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "off-peak-orders" */ './violations/ViolationRecordScreen'),
  },
});
