import { defineRoutes } from '@/navigation/routeDefinition';

export const lazyPlacesRoutes = defineRoutes({
  searchPage: {
    title: '搜索',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "search" */ './search/SearchPageScreen'),
  },
  search: {
    title: '搜索地点',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "search" */ './search/SearchScreen'),
  },
  collect: {
    title: '我的收藏',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "places" */ './collected/CollectScreen'),
  },
  suitParking: {
    title: '适用停车场',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "places" */ './passes/SuitParkingScreen'),
  },
  nearbyBagParks: {
    title: '附近月卡停车场',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "places" */ './passes/NearbyBagParksScreen'),
  },
  monthParking: {
    title: '月卡停车场',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "places" */ './passes/MonthParkingScreen'),
  },
  monthlyPassEmbedded: {
    title: '月卡服务',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "places" */ './passes/PassesOfLotScreen'),
  },
  nearbyBagRules: {
    title: '月卡套餐',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "places" */ './passes/NearbyBagRulesScreen'),
  },
  wrongTimeShare: {
    title: '错时停车',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "places" */ './offPeak/WrongTimeShareScreen'),
  },
});
