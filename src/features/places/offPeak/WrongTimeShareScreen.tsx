import { useMemo } from 'react';

import { useDraftChoice } from '@/flows/drafts/useDraftChoice';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathIfAvailable } from '@/navigation/pathIfAvailable';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { SegmentedControl } from '@/ui/choice/SegmentedControl';
import { WindowedList } from '@/ui/list/WindowedList';
import { ParkRow } from '@/ui/place/ParkRow';
import { SearchLink } from '@/ui/place/SearchLink';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { PlaceCard } from '@/widgets/place/PlaceCard';
import { nearbyParkKey } from '@/widgets/place/renderParkCard';
import { useNearbyCenter } from '@/widgets/place/useNearbyCenter';

import { emptyFilterText } from '../model/parkFilters';
import { useNearbyParks } from '../parts/useNearbyParks';
import {
  filterOffPeakLots,
  OFF_PEAK_VIEWS,
  offPeakLotFacts,
  type OffPeakView,
  pathToOffer,
} from './model/offPeakOffers';

const VIEWS = OFF_PEAK_VIEWS.map(({ value }) => value);
const CARD_HEIGHT = 86;

/** 错时停车: nearby lots that offer off-peak slots or packages. */
export default function WrongTimeShareScreen() {
  const { frame } = useScreen('wrongTimeShare');
  const around = useNearbyCenter();
  const { query, rows: parks } = useNearbyParks('diffTimeActive', around.point);
  const [view, showView] = useDraftChoice<OffPeakView>('wrongTimeShare.view', VIEWS, 'slots');
  const rows = useMemo(() => filterOffPeakLots(parks, view), [parks, view]);
  const ownPath = pathIfAvailable('wrongTimeManage');
  return (
    <ListScreen
      frame={{ ...frame, ...(ownPath === undefined ? {} : { right: <LinkButton to={ownPath}>我的</LinkButton> }) }}
      load={toLoadState(query, {
        message: '附近错时停车加载失败',
        waitingFor: '正在查找附近错时停车…',
        isEmpty: () => rows.length === 0,
      })}
      empty={{
        illustration: 'search',
        text: emptyFilterText('diffTimeActive'),
        action: <LinkButton to={pathTo('map', { parkType: 'diffTimeActive' })}>在地图上找</LinkButton>,
      }}
      header={
        <>
          <SearchLink />
          <SegmentedControl legend="办什么" options={OFF_PEAK_VIEWS} value={view} onChange={showView} />
          {around.locationNotice}
        </>
      }
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList
        label="附近错时停车，由近到远"
        rows={rows}
        keyOf={nearbyParkKey}
        heightOf={() => CARD_HEIGHT}
        gap={12}
      >
        {(park) => (
          <PlaceCard>
            <ParkRow park={park} to={pathToOffer(park, view)} facts={offPeakLotFacts(park, view)} />
          </PlaceCard>
        )}
      </WindowedList>
    </ListScreen>
  );
}
