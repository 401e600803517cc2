import { useMemo } from 'react';

import { useChoice } from '@/flows/drafts/useChoice';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { standing } from '@/navigation/standing';
import { LinkButton } from '@/ui/button/LinkButton';
import { SegmentedControl } from '@/ui/choice/SegmentedControl';
import { WindowedList } from '@/ui/list/WindowedList';
import { ParkRow } from '@/ui/place/ParkRow';
import { SearchLink } from '@/ui/place/SearchLink';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { parkKeyOf } from '@/widgets/place/parkCard';
import { PlaceCard } from '@/widgets/place/PlaceCard';
import { useAround } from '@/widgets/place/useAround';

import { emptyTextOf } from '../model/parkFilters';
import { useParksAround } from '../parts/useParksAround';
import { factsOf, lotsSelling, OFF_PEAK_VIEWS, type OffPeakView, pathToOffer } from './model/offPeakOffers';

const VIEWS = OFF_PEAK_VIEWS.map(({ value }) => value);
const CARD_HEIGHT = 86;

/** 错时停车: the lots around that sell single times or packages. */
export default function WrongTimeShareScreen() {
  const { frame } = useScreen('wrongTimeShare');
  const around = useAround();
  const { query, rows: parks } = useParksAround('diffTimeActive', around.point);
  const [view, show] = useChoice<OffPeakView>('wrongTimeShare.view', VIEWS, 'slots');
  const rows = useMemo(() => lotsSelling(parks, view), [parks, view]);
  const own = standing('wrongTimeManage');
  return (
    <ListScreen
      frame={{ ...frame, ...(own === undefined ? {} : { right: <LinkButton to={own}>我的</LinkButton> }) }}
      load={toLoadState(query, {
        what: '附近错时停车加载失败',
        waitingFor: '正在查找附近错时停车…',
        isEmpty: () => rows.length === 0,
      })}
      empty={{
        drawing: 'search',
        text: emptyTextOf('diffTimeActive'),
        action: <LinkButton to={pathTo('map', { parkType: 'diffTimeActive' })}>在地图上找</LinkButton>,
      }}
      head={
        <>
          <SearchLink />
          <SegmentedControl legend="办什么" options={OFF_PEAK_VIEWS} value={view} onChange={show} />
          {around.line}
        </>
      }
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList label="附近错时停车，由近到远" rows={rows} keyOf={parkKeyOf} heightOf={() => CARD_HEIGHT} gap={12}>
        {(park) => (
          <PlaceCard>
            <ParkRow park={park} to={pathToOffer(park, view)} facts={factsOf(park, view)} />
          </PlaceCard>
        )}
      </WindowedList>
    </ListScreen>
  );
}
