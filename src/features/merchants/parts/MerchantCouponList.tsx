import type { ReactNode } from 'react';

import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import type { LoadQueryResult } from '@/widgets/loading/toLoadableBlockState';

interface MerchantCouponListProps<Row> {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  readonly query: LoadQueryResult<{ readonly results: readonly Row[] }>;
  readonly keyOf: (row: Row) => string;
  readonly rowHeight: number;
  /** Whether the address names a merchant. */
  readonly isNamed: boolean;
  readonly label: string;
  /** The texts for a failed load, the loading state, and an empty list. */
  readonly texts: { readonly what: string; readonly waitingFor: string; readonly empty: string };
  readonly children: (row: Row) => ReactNode;
}

/** A list of coupons of a merchant: in stock, on sale, or invalid. */
export function MerchantCouponList<Row>({
  frame,
  query,
  keyOf,
  rowHeight,
  isNamed,
  label,
  texts: { what, waitingFor, empty },
  children,
}: MerchantCouponListProps<Row>) {
  return (
    <ListScreen
      frame={frame}
      load={toContentLoadState(query, {
        message: what,
        waitingFor,
        isEmpty: ({ results }) => results.length === 0,
        isGoneWhenRefused: true,
        isNamed,
      })}
      empty={{
        illustration: 'coupon',
        text: empty,
        action: <LinkButton to={pathTo('merchantManageList')}>看我的商户</LinkButton>,
      }}
      rowHeight={rowHeight}
    >
      <WindowedList
        label={label}
        rows={query.currentData?.results ?? []}
        keyOf={keyOf}
        heightOf={() => rowHeight}
        gap={12}
      >
        {children}
      </WindowedList>
    </ListScreen>
  );
}
