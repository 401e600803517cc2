import type { ReactNode } from 'react';

import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import type { LoadQuery } from '@/widgets/loading/blockLoadOf';
import { toLoadState } from '@/widgets/loading/toLoadState';

interface MerchantListProps<Row> {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  readonly asked: LoadQuery<{ readonly results: readonly Row[] }>;
  readonly keyOf: (row: Row) => string;
  readonly rowHeight: number;
  /** Whether the address names a merchant. */
  readonly isNamed: boolean;
  readonly label: string;
  /** What could not be loaded, what is waited for, and what an empty list says. */
  readonly words: { readonly what: string; readonly waitingFor: string; readonly empty: string };
  readonly children: (row: Row) => ReactNode;
}

/** What a merchant has in stock, can buy, or can no longer give. */
export function MerchantList<Row>({
  frame,
  asked,
  keyOf,
  rowHeight,
  isNamed,
  label,
  words: { what, waitingFor, empty },
  children,
}: MerchantListProps<Row>) {
  return (
    <ListScreen
      frame={frame}
      load={toLoadState(asked, {
        what,
        waitingFor,
        isEmpty: ({ results }) => results.length === 0,
        isGoneWhenRefused: true,
        isNamed,
      })}
      empty={{
        drawing: 'coupon',
        text: empty,
        action: <LinkButton to={pathTo('merchantManageList')}>看我的商户</LinkButton>,
      }}
      rowHeight={rowHeight}
    >
      <WindowedList
        label={label}
        rows={asked.currentData?.results ?? []}
        keyOf={keyOf}
        heightOf={() => rowHeight}
        gap={12}
      >
        {children}
      </WindowedList>
    </ListScreen>
  );
}
