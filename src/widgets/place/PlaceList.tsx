import type { ReactNode } from 'react';

import type { ListEndProps } from '@/ui/list/ListEnd';
import { LoadableListContent } from '@/ui/list/LoadableListContent';
import { WindowedList } from '@/ui/list/WindowedList';
import type { EmptyProps } from '@/ui/load/EmptyState';
import type { ContentLoadState } from '@/ui/load/LoadStateContent';

/** Height of a row with name, distance, address and facts in one line, with the space around it, px. */
const CARD_HEIGHT = 86;

interface PlaceListProps<Row> {
  readonly load: ContentLoadState;
  readonly empty: EmptyProps;
  readonly list: {
    readonly label: string;
    readonly rows: readonly Row[];
    readonly keyOf: (row: Row) => string;
    readonly end?: ListEndProps | undefined;
  };
  /** The height of a card with more than a row, px. */
  readonly cardHeight?: number;
  readonly children: (row: Row) => ReactNode;
}

/** A list of places on a screen that also has other content. */
export function PlaceList<Row>({ load, empty, list, cardHeight = CARD_HEIGHT, children }: PlaceListProps<Row>) {
  return (
    <LoadableListContent load={load} empty={empty} rowHeight={cardHeight}>
      <WindowedList {...list} heightOf={() => cardHeight} gap={8}>
        {children}
      </WindowedList>
    </LoadableListContent>
  );
}
