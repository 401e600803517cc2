import { defineRoutes } from '@/navigation/routeRow';

export const vehiclesRoutes = defineRoutes({
  carManage: {
    title: '我的车辆',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "vehicles" */ './screens/CarManageScreen'),
  },
  addCar: {
    title: '添加车辆',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "vehicles" */ './screens/AddCarScreen'),
  },
  roadParkingAddCar: {
    title: '添加车辆',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "vehicles" */ './screens/RoadParkingAddCarScreen'),
  },
  plateDetail: {
    title: '车辆详情',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "vehicles" */ './screens/PlateDetailScreen'),
  },
  plateMaterial: {
    title: '车辆认证',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "plateMaterials" */ './screens/PlateMaterialScreen'),
  },
  plateMaterialDetail: {
    title: '车辆认证',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "plateMaterials" */ './screens/PlateMaterialDetailScreen'),
  },
  plateMaterialEdit: {
    title: '车辆认证',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "plateMaterials" */ './screens/PlateMaterialEditScreen'),
  },
  plateMaterialDisabled: {
    title: '残疾人车辆认证',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "plateMaterials" */ './screens/PlateMaterialDisabledScreen'),
  },
  orderDeduction: {
    title: '扣款设置',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "withholding" */ './screens/OrderDeductionScreen'),
  },
  senselessPayment: {
    title: '无感支付',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "withholding" */ './screens/SenselessPaymentScreen'),
  },
  senselessPaymentList: {
    title: '无感支付管理',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "withholding" */ './screens/SenselessPaymentListScreen'),
  },
  authorizationSuccess: {
    title: '授权结果',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "withholding" */ './screens/AuthorizationSuccessScreen'),
  },
});
