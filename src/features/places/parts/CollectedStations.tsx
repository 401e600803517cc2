import { screenLoad } from '@/flows/loading/screenLoad';
import { hasNoRows, usePages } from '@/flows/loading/usePages';
import { pathTo } from '@/navigation/paths';
import { useListCollectedStationsInfiniteQuery, useUncollectStationMutation } from '@/services/cps/stations';
import { LinkButton } from '@/ui/LinkButton';

import { CollectedActs } from './CollectedActs';
import { FoundList } from './FoundList';
import { stationCard, stationKeyOf } from './stationCard';
import { type Around, destinationOf } from './useAround';

/** The charging stations that the driver keeps, with what is free now. */
export function CollectedStations({ around }: { readonly around: Around }) {
  const asked = useListCollectedStationsInfiniteQuery(destinationOf(around.point), { skip: around.point === null });
  const { rows, end } = usePages(asked, stationKeyOf);
  const [uncollect, { isLoading }] = useUncollectStationMutation();
  return (
    <FoundList
      load={screenLoad(asked, {
        what: '收藏的充电站没有查到',
        waitingFor: '正在查询收藏…',
        isEmpty: hasNoRows,
      })}
      empty={{
        drawing: 'search',
        text: '还没有收藏充电站',
        action: <LinkButton to={pathTo('map', { isFromHome: '2' })}>去附近看看</LinkButton>,
      }}
      list={{ label: '收藏的充电站', rows, keyOf: stationKeyOf, end }}
      cardHeight={124}
    >
      {(station) =>
        stationCard(
          station,
          <CollectedActs
            place={{ ...station, name: station.stationName, address: station.stationAddr }}
            around={around}
            isBusy={isLoading}
            onRemove={() => void uncollect({ stationId: station.stationId })}
          />,
        )
      }
    </FoundList>
  );
}
