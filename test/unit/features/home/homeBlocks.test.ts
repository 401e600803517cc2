import { toHomeBlockVisibility } from '@/features/home/model/toHomeBlockVisibility';

type Flags = Parameters<typeof toHomeBlockVisibility>[0];
const all: Flags = { platBizType: 3, charging: 1, homeParkingCharge: 1, payForOthers: 1, news: 1 };
const shown = (changed: Partial<Flags>) =>
  Object.entries(toHomeBlockVisibility({ ...all, ...changed }))
    .filter(([, isShown]) => isShown)
    .map(([name]) => name);

const PARKING = ['bills', 'arrears', 'query', 'parks'];
const CHARGING = ['chargingOrders', 'stations'];

test.each<[Partial<Flags>, string[]]>([
  [{}, ['bills', 'arrears', 'chargingOrders', 'query', 'parks', 'stations', 'news']],
  [{ charging: 0 }, [...PARKING, 'news']],
  [{ platBizType: 1 }, [...PARKING, 'news']],
  [{ platBizType: 2 }, [...CHARGING, 'news']],
  [{ platBizType: 2, charging: 0 }, [...CHARGING, 'news']],
  [{ platBizType: 1, homeParkingCharge: 0 }, ['arrears', 'query', 'parks', 'news']],
  [{ platBizType: 1, payForOthers: 0 }, ['bills', 'arrears', 'parks', 'news']],
  [{ platBizType: 1, news: 0 }, PARKING],
])('with %j home shows %j', (changed, expected) => {
  expect(shown(changed)).toEqual(expected);
});
