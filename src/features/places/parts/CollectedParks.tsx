import { screenLoad } from '@/flows/loading/screenLoad';
import { hasNoRows, usePages } from '@/flows/loading/usePages';
import { pathTo } from '@/navigation/paths';
import { useListCollectedParksInfiniteQuery, useUncollectParkMutation } from '@/services/dealer/collectedParks';
import { LinkButton } from '@/ui/LinkButton';

import { CollectedActs } from './CollectedActs';
import { FoundList } from './FoundList';
import { parkCard, parkKeyOf } from './parkCard';
import { type Around, destinationOf } from './useAround';

/** The lots that the driver keeps, with what is free now. */
export function CollectedParks({ around }: { readonly around: Around }) {
  const asked = useListCollectedParksInfiniteQuery(destinationOf(around.point), { skip: around.point === null });
  const { rows, end } = usePages(asked, parkKeyOf);
  const [uncollect, { isLoading }] = useUncollectParkMutation();
  return (
    <FoundList
      load={screenLoad(asked, {
        what: '收藏的停车场没有查到',
        waitingFor: '正在查询收藏…',
        isEmpty: hasNoRows,
      })}
      empty={{
        drawing: 'search',
        text: '还没有收藏停车场',
        action: <LinkButton to={pathTo('map')}>去附近看看</LinkButton>,
      }}
      list={{ label: '收藏的停车场', rows, keyOf: parkKeyOf, end }}
      cardHeight={124}
    >
      {(park) =>
        parkCard(
          park,
          <CollectedActs
            place={{ ...park, name: park.parkName, address: park.parkAddr }}
            around={around}
            isBusy={isLoading}
            onRemove={() => void uncollect({ parkId: park.parkId })}
          />,
        )
      }
    </FoundList>
  );
}
