import { defineRoutes } from '@/navigation/routeRow';

export const couponsRoutes = defineRoutes({
  discount: {
    title: '优惠券',
    errand: '查看优惠券',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "coupons" */ './screens/CouponsScreen'),
  },
  unused: {
    title: '未使用',
    errand: '查看优惠券',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "coupons" */ './screens/UnusedScreen'),
  },
  used: {
    title: '已使用',
    errand: '查看优惠券',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "coupons" */ './screens/UsedScreen'),
  },
  past: {
    title: '已过期',
    errand: '查看优惠券',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "coupons" */ './screens/PastScreen'),
  },
  couponsDetail: {
    title: '优惠券详情',
    errand: '查看优惠券',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "coupons" */ './screens/CouponDetailScreen'),
  },
  couponSuccess: {
    title: '领券成功',
    errand: '查看领到的优惠券',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "coupons" */ './screens/CouponSuccessScreen'),
  },
  scanQRCode: {
    title: '扫码领券',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "coupons" */ './screens/TakeCouponScreen'),
  },
  scanQRCodeAddCar: {
    title: '填写车牌',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "coupons" */ './screens/TakeCouponPlateScreen'),
  },
  scanQRCodeSuccess: {
    title: '领取结果',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "coupons" */ './screens/CouponTakenScreen'),
  },
  scanQRCodeFailed: {
    title: '领取结果',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "coupons" */ './screens/CouponRefusedScreen'),
  },
});
