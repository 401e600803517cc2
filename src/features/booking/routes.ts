import { defineRoutes } from '@/navigation/routeDefinition';

export const bookingRoutes = defineRoutes({
  bookParksIndex: {
    title: '可预约停车场',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "booking" */ './lots/BookParksScreen'),
  },
  spaceBooking: {
    title: '车位预约',
    signInReason: '预约车位',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "booking" */ './berths/SpaceBookingScreen'),
  },
  bookingConfirm: {
    title: '预约确认',
    signInReason: '预约车位',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "booking" */ './confirm/BookingConfirmScreen'),
  },
  bookingSuccess: {
    title: '预约结果',
    signInReason: '查看预约',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "booking-record" */ './confirm/BookingSuccessScreen'),
  },
  bookRecord: {
    title: '预约记录',
    signInReason: '查看预约',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "booking-record" */ './records/BookRecordScreen'),
  },
  bookRecordDetail: {
    title: '预约详情',
    signInReason: '查看预约',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "booking-record" */ './records/BookRecordDetailScreen'),
  },
  spaceLockControl: {
    title: '车位锁控制',
    signInReason: '控制地锁',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "booking-lock" */ './lock/SpaceLockControlScreen'),
  },
  spaceLockDetail: {
    title: '车位锁详情',
    signInReason: '查看地锁',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "booking-lock" */ './lock/SpaceLockDetailScreen'),
  },
});
