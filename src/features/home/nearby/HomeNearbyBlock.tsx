import { useDispatch, useSelector } from 'react-redux';

import { NO_MATCHING_STATIONS_TEXT, NO_MORE_LOTS_TEXT } from '@/domain/places/emptyPlacesText';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useDriverLocation } from '@/flows/place/useDriverLocation';
import { privacyAgreed, selectPreferences } from '@/flows/preferences/preferencesSlice';
import { useListNearbyStationsQuery } from '@/services/cps/nearbyStations';
import { useListNearbyParksForHomeQuery } from '@/services/dealer/nearbyParks';
import { ChargingStationRow } from '@/ui/place/ChargingStationRow';
import { ParkRow } from '@/ui/place/ParkRow';
import { toLoadableBlockState } from '@/widgets/loading/toLoadableBlockState';
import { LocationNotice } from '@/widgets/place/LocationNotice';
import { RoadsideParkingLinkRow } from '@/widgets/place/RoadsideParkingLinkRow';

import { toHomeBlockVisibility } from '../model/toHomeBlockVisibility';
import styles from './HomeNearbyBlock.module.css';
import { combineLoadStates } from './model/combineLoadStates';
import { NearbyPlacesCard } from './NearbyPlacesCard';

const MAX_PARKS = 5;
/** Rule 8.8. */
const MAX_STATIONS = 3;
/** The value of nearbyStations' `source` for the home list. */
const HOME_SOURCE = 1;

/** Lots and charging stations around the driver, from the operator's platform. */
export function HomeNearbyBlock() {
  const { config, isSettled } = useMenuConfig();
  const blocks = toHomeBlockVisibility(config);
  const { hasConsented } = useSelector(selectPreferences);
  const place = useDriverLocation(hasConsented);
  const dispatch = useDispatch();
  const placeLine = <LocationNotice place={place} onAgree={() => void dispatch(privacyAgreed())} />;
  const around = { destLng: place.point?.lng ?? 0, destLat: place.point?.lat ?? 0 };
  const isUnknown = !isSettled || place.point === null;
  const parks = useListNearbyParksForHomeQuery(around, { skip: isUnknown || !blocks.parks });
  const stations = useListNearbyStationsQuery(
    { ...around, source: HOME_SOURCE },
    { skip: isUnknown || !blocks.stations },
  );
  const parksLoad = toLoadableBlockState(parks, '附近停车场加载失败', ({ results }) => results.length === 0);
  const stationsLoad = toLoadableBlockState(stations, '附近充电站加载失败', ({ results }) => results.length === 0);
  const state = combineLoadStates([
    ...(blocks.parks ? [parksLoad.state] : []),
    ...(blocks.stations ? [stationsLoad.state] : []),
  ]);
  return (
    <section
      data-block="nearby"
      data-state={state}
      aria-label="附近"
      aria-busy={state === 'loading'}
      className={styles['nearby']}
    >
      {blocks.parks && (
        <NearbyPlacesCard title="附近停车场" more={{}} {...parksLoad} emptyText={NO_MORE_LOTS_TEXT} place={placeLine}>
          {parks.currentData?.results.slice(0, MAX_PARKS).map((park) => (
            <ParkRow key={park.parkId} park={park} />
          ))}
        </NearbyPlacesCard>
      )}
      {isSettled && <RoadsideParkingLinkRow />}
      {blocks.stations && (
        <NearbyPlacesCard
          title="附近充电站"
          more={{ isFromHome: '2' }}
          {...stationsLoad}
          emptyText={NO_MATCHING_STATIONS_TEXT}
          place={blocks.parks ? null : placeLine}
        >
          {stations.currentData?.results.slice(0, MAX_STATIONS).map((station) => (
            <ChargingStationRow key={station.stationId} station={station} />
          ))}
        </NearbyPlacesCard>
      )}
    </section>
  );
}
