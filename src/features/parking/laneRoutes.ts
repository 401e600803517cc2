import { defineRoutes } from '@/navigation/routeRow';

/** Paying at a lane and driving out: late in our own build, and part of the third-party-embedded one. Who pays will need the other. */
export const laneRoutes = defineRoutes({
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
});
