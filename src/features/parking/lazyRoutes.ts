import { defineRoutes } from '@/navigation/routeRow';

/** Parking routes outside the payment column: at a lane, along a road, and from a notice. */
export const lazyParkingRoutes = defineRoutes({
  scanPayPage: {
    title: '扫码缴费',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "lane" */ './lane/LanePayScreen'),
  },
  barrierResult: {
    title: '离场结果',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "lane" */ './lane/BarrierScreen'),
  },
  scanOverduePay: { title: '扫码补缴', guard: 'open', screen: () => import('./lane/NoticePayScreen') },
  roadParkingIndex: {
    title: '路内停车',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "roadside" */ './road/RoadParkingScreen'),
  },
  roadParkingPlateList: {
    title: '我的车牌',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "roadside" */ './road/RoadPlatesScreen'),
  },
  roadParkingParkingList: {
    title: '路内账单',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "roadside" */ './road/RoadBillsScreen'),
  },
});
