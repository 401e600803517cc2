import type { ReactNode } from 'react';

import type { WirePage } from '@/services/schema/pages';
import { LinkButton } from '@/ui/button/LinkButton';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import type { LoadQueryResult } from '@/widgets/loading/toLoadableBlockState';
import { hasNoRows, type PagesQueryResult, usePagedRows } from '@/widgets/loading/usePagedRows';
import { PlaceList } from '@/widgets/place/PlaceList';

/** Height of a row with its buttons, px. */
const CARD_HEIGHT = 122;

interface CollectedPlacesProps<Row> {
  /** The kind of the places: `停车场`. */
  readonly kindLabel: string;
  readonly query: LoadQueryResult<{ pages: WirePage<Row>[] }> & PagesQueryResult<Row>;
  readonly keyOf: (row: Row) => string;
  /** The map where more places of this kind are. */
  readonly mapPath: string;
  readonly children: (row: Row) => ReactNode;
}

/** The driver's favourite places of one kind, with the free places or guns. */
export function FavouritePlaceList<Row>({ kindLabel, query, keyOf, mapPath, children }: CollectedPlacesProps<Row>) {
  const { rows, end } = usePagedRows(query, keyOf);
  return (
    <PlaceList
      load={toContentLoadState(query, {
        message: `收藏的${kindLabel}加载失败`,
        waitingFor: '正在查询收藏…',
        isEmpty: hasNoRows,
      })}
      empty={{
        illustration: 'search',
        text: `还没有收藏${kindLabel}`,
        action: <LinkButton to={mapPath}>去附近看看</LinkButton>,
      }}
      list={{ label: `收藏的${kindLabel}`, rows, keyOf, end }}
      cardHeight={CARD_HEIGHT}
    >
      {children}
    </PlaceList>
  );
}
