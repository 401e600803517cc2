import { useMemo } from 'react';

import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { SegmentedControl } from '@/ui/choice/SegmentedControl';
import { WindowedList } from '@/ui/list/WindowedList';
import { ParkRow } from '@/ui/place/ParkRow';
import { PlaceSearchLink } from '@/ui/place/PlaceSearchLink';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { PlaceCard } from '@/widgets/place/PlaceCard';
import { getNearbyParkKey } from '@/widgets/place/renderParkCard';
import { useNearbyCenter } from '@/widgets/place/useNearbyCenter';

import { noMatchingParksText } from '../model/parkFilters';
import { useNearbyParks } from '../parts/useNearbyParks';
import {
  filterLotsByOffPeakOffer,
  OFF_PEAK_OFFER_KINDS,
  offPeakLotRowTexts,
  type OffPeakOfferKind,
  pathToOffPeakOffer,
} from './model/offPeakOffers';

const VIEWS = OFF_PEAK_OFFER_KINDS.map(({ value }) => value);
const CARD_HEIGHT = 86;

/** 错时停车: nearby lots that offer off-peak slots or packages. */
export default function WrongTimeShareScreen() {
  const { frame } = useScreen('wrongTimeShare');
  const around = useNearbyCenter();
  const { query, rows: parks } = useNearbyParks('diffTimeActive', around.point);
  const [view, showView] = usePersistedSelection<OffPeakOfferKind>('wrongTimeShare.view', VIEWS, 'slots');
  const rows = useMemo(() => filterLotsByOffPeakOffer(parks, view), [parks, view]);
  const ownPath = getPathIfInBuild('wrongTimeManage');
  return (
    <ListScreen
      frame={{ ...frame, ...(ownPath === undefined ? {} : { right: <LinkButton to={ownPath}>我的</LinkButton> }) }}
      load={toContentLoadState(query, {
        message: '附近错时停车加载失败',
        waitingFor: '正在查找附近错时停车…',
        isEmpty: () => rows.length === 0,
      })}
      empty={{
        illustration: 'search',
        text: noMatchingParksText('diffTimeActive'),
        action: <LinkButton to={pathTo('map', { parkType: 'diffTimeActive' })}>在地图上找</LinkButton>,
      }}
      header={
        <>
          <PlaceSearchLink />
          <SegmentedControl legend="办什么" options={OFF_PEAK_OFFER_KINDS} value={view} onChange={showView} />
          {around.locationNotice}
        </>
      }
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList
        label="附近错时停车，由近到远"
        rows={rows}
        keyOf={getNearbyParkKey}
        heightOf={() => CARD_HEIGHT}
        gap={12}
      >
        {(park) => (
          <PlaceCard>
            <ParkRow park={park} to={pathToOffPeakOffer(park, view)} facts={offPeakLotRowTexts(park, view)} />
          </PlaceCard>
        )}
      </WindowedList>
    </ListScreen>
  );
}
