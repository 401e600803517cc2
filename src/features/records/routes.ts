import { defineRoutes } from '@/navigation/routeRow';

export const recordsRoutes = defineRoutes({
  parkingRecord: {
    title: '停车记录',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "records" */ './screens/ParkingRecordScreen'),
  },
  parkingRecordDetail: {
    title: '停车详情',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "records" */ './screens/ParkingRecordDetailScreen'),
  },
  billRecord: {
    title: '缴费记录',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "records" */ './screens/BillRecordScreen'),
  },
  billComplain: {
    title: '账单申诉',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "appeals" */ './screens/BillComplainScreen'),
  },
  billComplainDetail: {
    title: '申诉详情',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "appeals" */ './screens/BillComplainDetailScreen'),
  },
  orderRecord: {
    title: '订单记录',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "orders" */ './screens/OrderRecordScreen'),
  },
  orderRecordDetail: {
    title: '订单详情',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "orders" */ './screens/OrderRecordDetailScreen'),
  },
});
