import type { ReactNode } from 'react';

import { pathTo } from '@/navigation/paths';
import type { NearbyPark } from '@/services/dealer/nearbyParks';
import { LinkButton } from '@/ui/button/LinkButton';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { WindowedList } from '@/ui/list/WindowedList';
import { ParkRow } from '@/ui/place/ParkRow';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import type { LoadQueryResult } from '@/widgets/loading/toLoadableBlockState';
import { PlaceCard } from '@/widgets/place/PlaceCard';
import { getNearbyParkKey } from '@/widgets/place/renderParkCard';

import { noMatchingParksText, parkRowTexts } from '../model/parkFilters';

const CARD_HEIGHT = 86;

interface PassParkListProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  readonly query: LoadQueryResult<{ results: readonly unknown[] }>;
  readonly rows: readonly NearbyPark[];
  readonly head: ReactNode;
  /** The lowest price of a lot; empty if it is not known. */
  readonly getPrice?: (parkId: string) => string;
}

/** Lots that sell period passes, nearest first. Each links to its passes. */
export function PassSellingParkList({ frame, query, rows, head, getPrice = () => '' }: PassParkListProps) {
  return (
    <ListScreen
      frame={{ ...frame, right: <LinkButton to={pathTo('map', { parkType: 'monthActive' })}>地图</LinkButton> }}
      load={toContentLoadState(query, {
        message: '附近月卡停车场加载失败',
        waitingFor: '正在查找附近月卡停车场…',
        isEmpty: () => rows.length === 0,
      })}
      empty={{
        illustration: 'search',
        text: noMatchingParksText('monthActive'),
        action: <LinkButton to={pathTo('nearbyBagRules')}>看全部套餐</LinkButton>,
      }}
      header={head}
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList
        label="附近月卡停车场，由近到远"
        rows={rows}
        keyOf={getNearbyParkKey}
        heightOf={() => CARD_HEIGHT}
        gap={12}
      >
        {(park) => (
          <PlaceCard>
            <ParkRow
              park={park}
              to={pathTo('nearbyBagRules', { parkId: park.parkId })}
              facts={[getPrice(park.parkId), ...parkRowTexts('monthActive', park)].filter((fact) => fact !== '')}
            />
          </PlaceCard>
        )}
      </WindowedList>
    </ListScreen>
  );
}
