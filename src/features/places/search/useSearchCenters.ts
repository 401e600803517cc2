import { useListCitiesQuery, useSearchNearbyParksQuery } from '@/services/dealer/parkSearch';
import { countDroppedRows } from '@/services/schema/countDroppedRows';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { type NearbyCenter, toDestinationParams } from '@/widgets/place/useNearbyCenter';

import { toSearchCenters } from './model/searchCenters';

/** The locations that match the keyword, and the load state. Without a keyword nothing is queried. */
export function useSearchCenters(keyword: string, { point }: NearbyCenter) {
  const skip = keyword === '' || point === null;
  const cities = useListCitiesQuery(undefined, { skip });
  const parks = useSearchNearbyParksQuery({ ...toDestinationParams(point), parkName: keyword }, { skip });
  const rows = toSearchCenters(keyword, cities.currentData?.results ?? [], parks.currentData?.results ?? []);
  const loadTexts = { message: '地点加载失败', waitingFor: '正在查找地点…', isEmpty: () => rows.length === 0 };
  const unread = countDroppedRows(cities.currentData) + countDroppedRows(parks.currentData);
  return { rows, load: toContentLoadState({ ...parks, unread }, loadTexts) };
}
