import { skipToken } from '@reduxjs/toolkit/query';

import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type MerchantCouponOrder, useListMerchantOrdersInfiniteQuery } from '@/services/coupon/merchants';
import { LinkButton } from '@/ui/button/LinkButton';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { hasNoRows, usePagedRows } from '@/widgets/loading/usePagedRows';

import { MerchantCouponPurchaseRow } from './MerchantCouponPurchaseRow';

const keyOf = ({ orderNo }: MerchantCouponOrder) => orderNo;
const CARD_HEIGHT = 104;

/** The purchases of a merchant with their payment state. */
export default function BuyCouponsRecordScreen() {
  const { frame, query } = useScreen('buyCouponsRecord');
  const { merchantId } = query;
  const ordersQuery = useListMerchantOrdersInfiniteQuery(merchantId === undefined ? skipToken : { merchantId }, {
    refetchOnMountOrArgChange: true,
  });
  const { rows, end } = usePagedRows(ordersQuery, keyOf);
  return (
    <ListScreen
      frame={frame}
      load={toContentLoadState(ordersQuery, {
        message: '购买记录加载失败',
        waitingFor: '正在查询购买记录…',
        isEmpty: hasNoRows,
        isGoneWhenRefused: true,
        isNamed: merchantId !== undefined,
      })}
      empty={{
        illustration: 'bill',
        text: '还没有买过券',
        action: <LinkButton to={pathTo('merchantManageList')}>看我的商户</LinkButton>,
      }}
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList label="购买记录" rows={rows} keyOf={keyOf} heightOf={() => CARD_HEIGHT} gap={12} end={end}>
        {(order) => <MerchantCouponPurchaseRow order={order} />}
      </WindowedList>
    </ListScreen>
  );
}
