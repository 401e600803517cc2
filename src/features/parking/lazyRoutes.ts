import { defineRoutes } from '@/navigation/routeDefinition';

/** Parking routes that are not part of the first load: the short flow, lanes, roadside parking, and notices. */
export const lazyParkingRoutes = defineRoutes({
  plate: {
    title: '车牌缴费',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "landings" */ './short/ShortPlateScreen'),
  },
  pay: {
    title: '支付',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "landings" */ './short/ShortPayScreen'),
  },
  result: {
    title: '支付结果',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "landings" */ './short/ShortResultScreen'),
  },
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
