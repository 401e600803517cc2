import { defineRoutes } from '@/navigation/routeDefinition';

export const recordsRoutes = defineRoutes({
  parkingRecord: {
    title: '停车记录',
    signInReason: '查看停车记录',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "records" */ './stays/ParkingRecordScreen'),
  },
  parkingRecordDetail: {
    title: '停车详情',
    signInReason: '查看停车记录',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "records" */ './stays/detail/ParkingRecordDetailScreen'),
  },
  billRecord: {
    title: '缴费记录',
    signInReason: '查看缴费记录',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "records" */ './payments/BillRecordScreen'),
  },
  billComplain: {
    title: '账单申诉',
    signInReason: '申诉账单',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "appeals" */ './appeals/BillComplainScreen'),
  },
  billComplainDetail: {
    title: '申诉详情',
    signInReason: '查看申诉进度',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "appeals" */ './appeals/BillComplainDetailScreen'),
  },
  orderRecord: {
    title: '订单记录',
    signInReason: '查看订单',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "orders" */ './purchases/OrderRecordScreen'),
  },
  orderRecordDetail: {
    title: '订单详情',
    signInReason: '查看订单',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "orders" */ './purchases/OrderRecordDetailScreen'),
  },
});
