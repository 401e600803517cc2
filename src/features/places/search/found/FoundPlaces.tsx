import type { NearbyCenter } from '@/widgets/place/useNearbyCenter';

import type { PlaceKindChoice } from '../../parts/usePlaceKindChoice';
import styles from './Found.module.css';
import { FoundParks } from './FoundParks';
import { FoundStations } from './FoundStations';
import { ParkResultsLink, StationResultsLink } from './OtherResultsLinks';

interface FoundPlacesProps {
  readonly search: { readonly keyword: string; readonly cityCode: string; readonly around: NearbyCenter };
  readonly choice: PlaceKindChoice;
  /** Called when a link in the results is followed, so that the keyword is added to the recent searches. */
  readonly onFollow: () => void;
}

/** The search results: lots or charging stations, with the number of results in the other list. */
export function FoundPlaces({ search, choice: { kind, hasChoice, choose }, onFollow }: FoundPlacesProps) {
  return (
    <div
      className={styles['found']}
      onClickCapture={(event) => {
        if ((event.target as Element).closest('a') !== null) onFollow();
      }}
    >
      {search.around.locationNotice}
      {kind === 'park' && (
        <FoundParks
          {...search}
          otherResults={hasChoice && <StationResultsLink {...search} onSwitch={() => choose('station')} />}
        />
      )}
      {kind === 'station' && (
        <FoundStations
          {...search}
          otherResults={hasChoice && <ParkResultsLink {...search} onSwitch={() => choose('park')} />}
        />
      )}
    </div>
  );
}
