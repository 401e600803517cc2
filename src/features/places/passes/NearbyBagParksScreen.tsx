import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { WindowedList } from '@/ui/list/WindowedList';
import { ParkRow } from '@/ui/place/ParkRow';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { loadOf } from '@/widgets/loading/loadOf';
import { parkKeyOf } from '@/widgets/place/parkCard';
import { PlaceCard } from '@/widgets/place/PlaceCard';
import { useAround } from '@/widgets/place/useAround';

import { emptyTextOf, factsFor } from '../model/parkFilters';
import { useParksAround } from '../parts/useParksAround';

const CARD_HEIGHT = 84;

/** The nearby lots that sell period passes. */
export default function NearbyBagParksScreen() {
  const { frame } = useScreen('nearbyBagParks');
  const around = useAround();
  const { query, rows } = useParksAround('monthActive', around.point);
  return (
    <ListScreen
      frame={{ ...frame, right: <LinkButton to={pathTo('map', { parkType: 'monthActive' })}>地图</LinkButton> }}
      load={loadOf(query, {
        what: '附近包月停车场加载失败',
        waitingFor: '正在查找附近包月停车场…',
        isEmpty: ({ results }) => results.length === 0,
      })}
      empty={{
        drawing: 'search',
        text: emptyTextOf('monthActive'),
        action: <LinkButton to={pathTo('nearbyBagRules')}>看全部套餐</LinkButton>,
      }}
      head={around.line}
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList
        label="附近包月停车场，由近到远"
        rows={rows}
        keyOf={parkKeyOf}
        heightOf={() => CARD_HEIGHT}
        gap={12}
      >
        {(park) => (
          <PlaceCard>
            <ParkRow
              park={park}
              to={pathTo('nearbyBagRules', { parkId: park.parkId })}
              facts={factsFor('monthActive', park)}
            />
          </PlaceCard>
        )}
      </WindowedList>
    </ListScreen>
  );
}
