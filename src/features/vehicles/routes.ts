import { defineRoutes } from '@/navigation/routeDefinition';

export const vehiclesRoutes = defineRoutes({
  carManage: {
    title: '我的车辆',
    signInReason: '管理车辆',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "vehicles" */ './cars/CarManageScreen'),
  },
  addCar: {
    title: '添加车辆',
    signInReason: '添加车辆',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "vehicles" */ './addCar/AddCarScreen'),
  },
  roadParkingAddCar: {
    title: '添加车辆',
    signInReason: '添加车辆',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "vehicles" */ './addCar/RoadParkingAddCarScreen'),
  },
  plateDetail: {
    title: '车辆详情',
    signInReason: '查看车辆',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "vehicles" */ './cars/PlateDetailScreen'),
  },
  plateMaterial: {
    title: '车辆认证',
    signInReason: '认证车辆',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "plateDocumentsListSchema" */ './papers/PlateMaterialScreen'),
  },
  plateMaterialDetail: {
    title: '车辆认证',
    signInReason: '查看认证进度',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "plateDocumentsListSchema" */ './papers/PlateMaterialDetailScreen'),
  },
  plateMaterialEdit: {
    title: '车辆认证',
    signInReason: '认证车辆',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "plateDocumentsListSchema" */ './papers/PlateMaterialEditScreen'),
  },
  plateMaterialDisabled: {
    title: '残疾人车辆认证',
    signInReason: '认证残疾人车辆',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "plateDocumentsListSchema" */ './papers/PlateMaterialDisabledScreen'),
  },
  orderDeduction: {
    title: '扣款设置',
    signInReason: '设置自动扣款',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "withholding" */ './withholding/OrderDeductionScreen'),
  },
  senselessPayment: {
    title: '无感支付',
    signInReason: '开通无感支付',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "withholding" */ './withholding/SenselessPaymentScreen'),
  },
  senselessPaymentList: {
    title: '无感支付管理',
    signInReason: '管理无感支付',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "withholding" */ './withholding/SenselessPaymentListScreen'),
  },
  authorizationSuccess: {
    title: '授权结果',
    signInReason: '查看授权结果',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "withholding" */ './withholding/AuthorizationSuccessScreen'),
  },
});
