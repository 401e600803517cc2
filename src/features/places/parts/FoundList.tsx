import type { ReactNode } from 'react';

import type { EmptyProps } from '@/ui/Empty';
import { ListContent } from '@/ui/ListContent';
import type { ListEndProps } from '@/ui/ListEnd';
import type { Load } from '@/ui/LoadedContent';
import { WindowedList } from '@/ui/WindowedList';

/** A row with name, distance and facts in one line, and the space around it, px. */
const CARD_HEIGHT = 66;

interface FoundListProps<Row> {
  readonly load: Load;
  readonly empty: EmptyProps;
  readonly list: {
    readonly label: string;
    readonly rows: readonly Row[];
    readonly keyOf: (row: Row) => string;
    readonly end?: ListEndProps;
  };
  /** Where a card has more than a row, px. */
  readonly cardHeight?: number;
  readonly children: (row: Row) => ReactNode;
}

/** A list of places in a screen that has more than it. */
export function FoundList<Row>({
  load,
  empty,
  list: { end, ...list },
  cardHeight = CARD_HEIGHT,
  children,
}: FoundListProps<Row>) {
  return (
    <ListContent load={load} empty={empty} rowHeight={cardHeight}>
      <WindowedList {...list} {...(end === undefined ? {} : { end })} heightOf={() => cardHeight} gap={8}>
        {children}
      </WindowedList>
    </ListContent>
  );
}
