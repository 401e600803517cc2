import type { Around } from '@/widgets/place/useAround';

import type { KindChoice } from '../../parts/useKind';
import styles from './Found.module.css';
import { FoundAtParks, FoundAtStations } from './FoundElsewhere';
import { FoundParks } from './FoundParks';
import { FoundStations } from './FoundStations';

interface FoundPlacesProps {
  readonly search: { readonly keyword: string; readonly cityCode: string; readonly around: Around };
  readonly choice: KindChoice;
  /** Called when a link in the results is followed, so that the search is remembered. */
  readonly onFollow: () => void;
}

/** The search results: lots or charging stations, and how many the other list has. */
export function FoundPlaces({ search, choice: { kind, hasChoice, choose }, onFollow }: FoundPlacesProps) {
  return (
    <div
      className={styles['found']}
      onClickCapture={(event) => {
        if ((event.target as Element).closest('a') !== null) onFollow();
      }}
    >
      {search.around.line}
      {kind === 'park' && (
        <FoundParks
          {...search}
          elsewhere={hasChoice && <FoundAtStations {...search} onGo={() => choose('station')} />}
        />
      )}
      {kind === 'station' && (
        <FoundStations {...search} elsewhere={hasChoice && <FoundAtParks {...search} onGo={() => choose('park')} />} />
      )}
    </div>
  );
}
