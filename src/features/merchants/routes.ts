import { defineRoutes } from '@/navigation/routeDefinition';

export const merchantsRoutes = defineRoutes({
  merchantManageList: {
    title: '商户列表',
    signInReason: '管理商户',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "merchants" */ './own/MerchantManageListScreen'),
  },
  merchantManage: {
    title: '商户管理',
    signInReason: '管理商户',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "merchants" */ './own/MerchantManageScreen'),
  },
  giveCouponsList: {
    title: '选择发放的券',
    signInReason: '发券',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "merchants" */ './give/GiveCouponsListScreen'),
  },
  giveCoupons: {
    title: '发券给车辆',
    signInReason: '发券',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "merchant-till" */ './give/GiveCouponsScreen'),
  },
  giveCouponsRecord: {
    title: '发放记录',
    signInReason: '查看发放记录',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "merchant-records" */ './records/GiveCouponsRecordScreen'),
  },
  showQRCode: {
    title: '领券二维码',
    signInReason: '出示领券二维码',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "merchant-qr" */ './qr/ShowQrCodeScreen'),
  },
  buyCouponsList: {
    title: '购买优惠券',
    signInReason: '购券',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "merchant-buy" */ './buy/BuyCouponsListScreen'),
  },
  buyCoupons: {
    title: '购券下单',
    signInReason: '购券',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "merchant-buy" */ './buy/BuyCouponsScreen'),
  },
  buyCouponsResult: {
    title: '购券结果',
    signInReason: '查看购券结果',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "merchant-buy" */ './buy/BuyCouponsResultScreen'),
  },
  buyCouponsRecord: {
    title: '购买记录',
    signInReason: '查看购买记录',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "merchant-buy" */ './buy/BuyCouponsRecordScreen'),
  },
  invalidCoupons: {
    title: '失效券',
    signInReason: '查看失效券',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "merchants" */ './buy/InvalidCouponsScreen'),
  },
  parkingDetail: {
    title: '停车信息',
    signInReason: '查看停车信息',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "merchant-records" */ './records/ParkingDetailScreen'),
  },
});
