import { defineRoutes } from '@/navigation/routeDefinition';

export const couponsRoutes = defineRoutes({
  discount: {
    title: '优惠券',
    signInReason: '查看优惠券',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "coupons" */ './own/CouponsScreen'),
  },
  unused: {
    title: '未使用',
    signInReason: '查看优惠券',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "coupons" */ './own/UnusedScreen'),
  },
  used: {
    title: '已使用',
    signInReason: '查看优惠券',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "coupons" */ './own/UsedScreen'),
  },
  past: {
    title: '已过期',
    signInReason: '查看优惠券',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "coupons" */ './own/PastScreen'),
  },
  couponsDetail: {
    title: '优惠券详情',
    signInReason: '查看优惠券',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "coupons" */ './own/detail/CouponDetailScreen'),
  },
  couponSuccess: {
    title: '领取结果',
    signInReason: '查看领到的优惠券',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "coupons" */ './own/detail/CouponSuccessScreen'),
  },
  scanQRCode: {
    title: '扫码领券',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "coupons" */ './take/TakeCouponScreen'),
  },
  scanQRCodeAddCar: {
    title: '填写车牌',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "coupons" */ './take/TakeCouponPlateScreen'),
  },
  scanQRCodeSuccess: {
    title: '领取结果',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "coupons" */ './take/CouponTakenScreen'),
  },
  scanQRCodeFailed: {
    title: '领取结果',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "coupons" */ './take/CouponRefusedScreen'),
  },
  scanQRCodeCharging: {
    title: '充电券领取',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "coupons" */ './charge/ClaimChargingCouponScreen'),
  },
  scanQRCodeChargingAddCar: {
    title: '填写车牌',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "coupons" */ './charge/ChargingCouponCarScreen'),
  },
  scanQRCodeChargingSuccess: {
    title: '领取结果',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "coupons" */ './charge/ChargingCouponTakenScreen'),
  },
  scanQRCodeChargingFailed: {
    title: '领取结果',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "coupons" */ './charge/ChargingCouponRefusedScreen'),
  },
});
