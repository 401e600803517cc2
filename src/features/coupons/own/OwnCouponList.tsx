import type { ReactNode } from 'react';

import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListCouponsInfiniteQuery, type UserCoupon } from '@/services/coupon/coupons';
import { useGetCouponsCountQuery } from '@/services/coupon/couponsCount';
import { LinkButton } from '@/ui/button/LinkButton';
import { LinkTabs } from '@/ui/choice/LinkTabs';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { hasNoRows, usePagedRows } from '@/widgets/loading/usePagedRows';

import { type CouponListDefinition as List, couponTabLabel, OWN_COUPON_LIST_DEFINITIONS } from './model/couponLists';

const keyOf = ({ couponId }: UserCoupon) => couponId;
const TICKET_HEIGHT = 88;

interface CouponListProps {
  /** The header of one of the three list screens, or of their parent screen, which shows the first list. */
  readonly frame: ScreenHeaderProps<List['name'] | 'discount'>;
  readonly list: List;
  /** Rendered between the tabs and the list. */
  readonly head?: ReactNode;
  readonly children: (coupon: UserCoupon) => ReactNode;
}

/** The layout of the three coupon lists: tabs with counts, and the open list. */
export function OwnCouponList({ frame, list, head, children }: CouponListProps) {
  const { currentData: counts } = useGetCouponsCountQuery();
  const query = useListCouponsInfiniteQuery({ state: list.state });
  const { rows, end } = usePagedRows(query, keyOf);
  const tabs = OWN_COUPON_LIST_DEFINITIONS.map((tab) => ({
    to: pathTo(tab.name),
    label: couponTabLabel(tab, counts),
    isCurrent: tab === list,
  }));
  return (
    <ListScreen
      // The tabs show which list is open.
      frame={{ ...frame, title: '优惠券' }}
      load={toContentLoadState(query, {
        message: '优惠券加载失败',
        waitingFor: '正在查询优惠券…',
        isEmpty: hasNoRows,
      })}
      empty={{
        illustration: 'coupon',
        text: list.emptyText,
        action: <LinkButton to={pathTo('home')}>去首页缴费</LinkButton>,
      }}
      header={
        <>
          <LinkTabs label="优惠券" tabs={tabs} />
          {head}
        </>
      }
      rowHeight={TICKET_HEIGHT}
    >
      <WindowedList
        label={`${list.label}的优惠券`}
        rows={rows}
        keyOf={keyOf}
        heightOf={() => TICKET_HEIGHT}
        gap={12}
        end={end}
      >
        {children}
      </WindowedList>
    </ListScreen>
  );
}
