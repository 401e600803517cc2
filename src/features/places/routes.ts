import { defineRoutes } from '@/navigation/routeRow';

export const placesRoutes = defineRoutes({
  searchPage: {
    title: '搜索',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "search" */ './screens/SearchPageScreen'),
  },
  search: {
    title: '搜索地点',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "search" */ './screens/SearchScreen'),
  },
  collect: {
    title: '我的收藏',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "places" */ './screens/CollectScreen'),
  },
  suitParking: {
    title: '适用停车场',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "places" */ './screens/SuitParkingScreen'),
  },
  nearbyBagParks: {
    title: '附近包月停车场',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "places" */ './screens/NearbyBagParksScreen'),
  },
  nearbyBagRules: {
    title: '包月套餐',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "places" */ './screens/NearbyBagRulesScreen'),
  },
});
