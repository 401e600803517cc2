import type { ReactNode } from 'react';

import type { PageOf } from '@/services/transport/wire/pages';
import { LinkButton } from '@/ui/button/LinkButton';
import type { LoadQuery } from '@/widgets/loading/blockLoadOf';
import { loadOf } from '@/widgets/loading/loadOf';
import { hasNoRows, type PagesQuery, usePages } from '@/widgets/loading/usePages';

import { FoundList } from '../parts/FoundList';

/** A row and the acts beneath it, px. */
const CARD_HEIGHT = 102;

interface CollectedPlacesProps<Row> {
  /** Of which kind they are: `停车场`. */
  readonly what: string;
  readonly query: LoadQuery<{ pages: PageOf<Row>[] }> & PagesQuery<Row>;
  readonly keyOf: (row: Row) => string;
  /** Where there are more of the kind. */
  readonly mapPath: string;
  readonly children: (row: Row) => ReactNode;
}

/** The places of one kind that the driver keeps, with what is free now. */
export function CollectedPlaces<Row>({ what, query, keyOf, mapPath, children }: CollectedPlacesProps<Row>) {
  const { rows, end } = usePages(query, keyOf);
  return (
    <FoundList
      load={loadOf(query, {
        what: `收藏的${what}没有查到`,
        waitingFor: '正在查询收藏…',
        isEmpty: hasNoRows,
      })}
      empty={{
        drawing: 'search',
        text: `还没有收藏${what}`,
        action: <LinkButton to={mapPath}>去附近看看</LinkButton>,
      }}
      list={{ label: `收藏的${what}`, rows, keyOf, end }}
      cardHeight={CARD_HEIGHT}
    >
      {children}
    </FoundList>
  );
}
