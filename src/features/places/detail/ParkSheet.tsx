import { offersCharging } from '@/domain/offers';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useCollectParkMutation, useUncollectParkMutation } from '@/services/dealer/collectedParks';
import { type Park, useGetParkQuery } from '@/services/dealer/park';
import { ListRow } from '@/ui/list/ListRow';
import { loadOf } from '@/widgets/loading/loadOf';
import { CollectButton } from '@/widgets/place/CollectButton';
import { type Around, destinationOf } from '@/widgets/place/useAround';

import { DetailSheet } from './DetailSheet';
import { parkDetailFacts } from './model/detailWords';
import { parkLinks } from './model/placeLinks';
import { StayPrice } from './StayPrice';

interface ParkSheetProps {
  readonly parkId: string;
  readonly around: Around;
  readonly onClose: () => void;
}

/** One lot on the map, in a sheet. */
export function ParkSheet({ parkId, around, onClose }: ParkSheetProps) {
  const query = useGetParkQuery({ parkId, ...destinationOf(around.point) }, { skip: around.point === null });
  const { config } = useMenuConfig();
  const park = query.currentData;
  return (
    <DetailSheet
      title="停车场"
      load={loadOf(query, { what: '停车场加载失败', waitingFor: '正在查询停车场…' })}
      around={around}
      onClose={onClose}
      place={
        park === undefined
          ? null
          : {
              ...park,
              name: park.parkName,
              address: park.parkAddr,
              collect: <CollectPark park={park} isBusy={query.isFetching} />,
              facts: parkDetailFacts(park),
              price: <StayPrice labels={park.feeRuleLabels} />,
              links: parkLinks(park, offersCharging(config)).map(({ title, to }) => (
                <ListRow key={title} title={title} to={to} />
              )),
            }
      }
    />
  );
}

function CollectPark({ park, isBusy }: { readonly park: Park; readonly isBusy: boolean }) {
  const { parkId, parkName, isCollected } = park;
  return (
    <CollectButton
      name={parkName}
      isCollected={isCollected === 1}
      isBusy={isBusy}
      place={{ parkId }}
      collecting={useCollectParkMutation()}
      uncollecting={useUncollectParkMutation()}
    />
  );
}
