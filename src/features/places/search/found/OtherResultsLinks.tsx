import { skipToken } from '@reduxjs/toolkit/query';

import { nearbyChargingStationCalls } from '@/services/cps/nearbyStations';
import { parkSearchCalls } from '@/services/dealer/parkSearch';
import { TextButton } from '@/ui/button/TextButton';
import { MAP_NEARBY_STATIONS_SOURCE_PARAM } from '@/widgets/place/model/stationSource';
import { type NearbyCenter, toDestinationParams } from '@/widgets/place/useNearbyCenter';

import { filterStationsByText, otherKindResultsLinkText } from '../model/searchFilters';

interface OtherResultsLinkProps {
  readonly keyword: string;
  readonly cityCode: string;
  readonly around: NearbyCenter;
  /** Called to switch to the other list. */
  readonly onSwitch: () => void;
}

/** The server's value for an unknown number. */
const UNKNOWN_COUNT = -1;

/** Link with the number of results in the other list. It reads only the cache and sends no query. */
export function StationResultsLink({ keyword, around, onSwitch }: OtherResultsLinkProps) {
  const { data } = nearbyChargingStationCalls.endpoints.listNearbyStations.useQueryState(
    around.point === null
      ? skipToken
      : { ...toDestinationParams(around.point), source: MAP_NEARBY_STATIONS_SOURCE_PARAM },
  );
  const found = data === undefined ? UNKNOWN_COUNT : filterStationsByText(data.results, keyword).length;
  const text = otherKindResultsLinkText('充电站', found);
  return text === null ? null : <TextButton onPress={onSwitch}>{text}</TextButton>;
}

/** The same for lots. */
export function ParkResultsLink({ keyword, cityCode, around, onSwitch }: OtherResultsLinkProps) {
  const { data } = parkSearchCalls.endpoints.listParksByName.useInfiniteQueryState(
    around.point === null ? skipToken : { ...toDestinationParams(around.point), parkName: keyword, cityCode },
  );
  const text = otherKindResultsLinkText('停车场', data?.pages[0]?.total ?? UNKNOWN_COUNT);
  return text === null ? null : <TextButton onPress={onSwitch}>{text}</TextButton>;
}
