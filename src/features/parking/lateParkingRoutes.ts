import { defineRoutes } from '@/navigation/routeRow';

import { laneRoutes } from './laneRoutes';

/** Parking beyond the payment column: at a lane, at a road, and with a notice in the hand. */
export const lateParkingRoutes = defineRoutes({
  ...laneRoutes,
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
