import { defineRoutes } from '@/navigation/routeRow';

import { laneRoutes } from './laneRoutes';

/** Parking beyond the payment column: at a lane, at a road, and with a notice in the hand. */
export const lateParkingRoutes = defineRoutes({
  ...laneRoutes,
  scanOverduePay: { title: '扫码补缴', guard: 'open', screen: () => import('./screens/NoticePayScreen') },
  roadParkingIndex: {
    title: '路内停车',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "roadside" */ './screens/RoadParkingScreen'),
  },
  roadParkingPlateList: {
    title: '我的车牌',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "roadside" */ './screens/RoadPlatesScreen'),
  },
  roadParkingParkingList: {
    title: '路内账单',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "roadside" */ './screens/RoadBillsScreen'),
  },
});
