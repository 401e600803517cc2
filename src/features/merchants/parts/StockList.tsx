import type { ReactNode } from 'react';

import { pathTo } from '@/navigation/paths';
import type { MerchantCoupon } from '@/services/coupon/merchants';
import { LinkButton } from '@/ui/button/LinkButton';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { loadOf } from '@/widgets/loading/loadOf';

import type { useStock } from './useMerchant';

const keyOf = ({ merchantCouponId }: MerchantCoupon) => merchantCouponId;
const TICKET_HEIGHT = 88;

interface StockListProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  readonly stock: ReturnType<typeof useStock>;
  /** Whether the address names a merchant. */
  readonly isNamed: boolean;
  readonly label: string;
  /** What could not be loaded, what is waited for, and what an empty list says. */
  readonly words: { readonly what: string; readonly waitingFor: string; readonly empty: string };
  readonly children: (coupon: MerchantCoupon) => ReactNode;
}

/** The coupons of a merchant that can be given, or that can no longer be. */
export function StockList({ frame, stock, isNamed, label, words, children }: StockListProps) {
  const { what, waitingFor, empty } = words;
  return (
    <ListScreen
      frame={frame}
      load={loadOf(stock, {
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
      rowHeight={TICKET_HEIGHT}
    >
      <WindowedList
        label={label}
        rows={stock.currentData?.results ?? []}
        keyOf={keyOf}
        heightOf={() => TICKET_HEIGHT}
        gap={12}
      >
        {children}
      </WindowedList>
    </ListScreen>
  );
}
