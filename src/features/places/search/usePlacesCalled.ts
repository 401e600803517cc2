import { useListCitiesQuery, useSearchNearbyParksQuery } from '@/services/dealer/parkSearch';
import { droppedRowCount } from '@/services/transport/wire/droppedRowCount';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { type Around, destinationOf } from '@/widgets/place/useAround';

import { placesOf } from './model/foundPlaces';

/** The places with these words in their name, and the state of the query. Without words nothing is queried. */
export function usePlacesCalled(keyword: string, { point }: Around) {
  const skip = keyword === '' || point === null;
  const cities = useListCitiesQuery(undefined, { skip });
  const parks = useSearchNearbyParksQuery({ ...destinationOf(point), parkName: keyword }, { skip });
  const rows = placesOf(keyword, cities.currentData?.results ?? [], parks.currentData?.results ?? []);
  const words = { what: '地点加载失败', waitingFor: '正在查找地点…', isEmpty: () => rows.length === 0 };
  const unread = droppedRowCount(cities.currentData) + droppedRowCount(parks.currentData);
  return { rows, load: toLoadState({ ...parks, unread }, words) };
}
