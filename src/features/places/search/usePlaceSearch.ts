import { useListCitiesQuery, useSearchNearbyParksQuery } from '@/services/dealer/parkSearch';
import { droppedRowCount } from '@/services/transport/wire/droppedRowCount';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { type NearbyCenter, toDestination } from '@/widgets/place/useNearbyCenter';

import { toFoundPlaces } from './model/foundPlaces';

/** The locations that match the keyword, and the load state. Without a keyword nothing is queried. */
export function usePlaceSearch(keyword: string, { point }: NearbyCenter) {
  const skip = keyword === '' || point === null;
  const cities = useListCitiesQuery(undefined, { skip });
  const parks = useSearchNearbyParksQuery({ ...toDestination(point), parkName: keyword }, { skip });
  const rows = toFoundPlaces(keyword, cities.currentData?.results ?? [], parks.currentData?.results ?? []);
  const loadTexts = { message: '地点加载失败', waitingFor: '正在查找地点…', isEmpty: () => rows.length === 0 };
  const unread = droppedRowCount(cities.currentData) + droppedRowCount(parks.currentData);
  return { rows, load: toLoadState({ ...parks, unread }, loadTexts) };
}
