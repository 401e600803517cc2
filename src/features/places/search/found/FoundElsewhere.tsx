import { skipToken } from '@reduxjs/toolkit/query';

import { nearbyStationCalls } from '@/services/cps/nearbyStations';
import { parkSearchCalls } from '@/services/dealer/parkSearch';
import { TextButton } from '@/ui/button/TextButton';
import { STATIONS_OF_MAP } from '@/widgets/place/model/stationSource';
import { type Around, destinationOf } from '@/widgets/place/useAround';

import { elsewhereText, stationsCalled } from '../model/searchWords';

interface FoundElsewhereProps {
  readonly keyword: string;
  readonly cityCode: string;
  readonly around: Around;
  /** Switches to the other list. */
  readonly onGo: () => void;
}

/** The server's value for an unknown number. */
const NOT_TOLD = -1;

/** How many results the other list has. It reads only the cache, and sends no query for this line. */
export function FoundAtStations({ keyword, around, onGo }: FoundElsewhereProps) {
  const { data } = nearbyStationCalls.endpoints.listNearbyStations.useQueryState(
    around.point === null ? skipToken : { ...destinationOf(around.point), source: STATIONS_OF_MAP },
  );
  const found = data === undefined ? NOT_TOLD : stationsCalled(data.results, keyword).length;
  const text = elsewhereText('充电站', found);
  return text === null ? null : <TextButton onPress={onGo}>{text}</TextButton>;
}

/** The same for lots. */
export function FoundAtParks({ keyword, cityCode, around, onGo }: FoundElsewhereProps) {
  const { data } = parkSearchCalls.endpoints.listParksByName.useInfiniteQueryState(
    around.point === null ? skipToken : { ...destinationOf(around.point), parkName: keyword, cityCode },
  );
  const text = elsewhereText('停车场', data?.pages[0]?.total ?? NOT_TOLD);
  return text === null ? null : <TextButton onPress={onGo}>{text}</TextButton>;
}
