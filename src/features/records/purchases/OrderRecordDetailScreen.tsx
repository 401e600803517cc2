import { skipToken } from '@reduxjs/toolkit/query';

import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useGetPurchaseQuery } from '@/services/charge/purchases';
import { LinkBottomActionBar } from '@/ui/bar/LinkBottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { Amount } from '@/ui/text/Amount';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { NOT_FOUND_TEXT } from '../parts/notFoundText';
import { getPurchaseAmountCents, purchasePayPath } from './model/purchaseText';
import { PurchaseDetailCards } from './PurchaseDetailCards';

/** One purchase. */
export default function OrderRecordDetailScreen() {
  const { frame, query } = useScreen('orderRecordDetail');
  const { orderNo } = query;
  const purchaseQuery = useGetPurchaseQuery(orderNo === undefined ? skipToken : { orderNo }, {
    refetchOnMountOrArgChange: true,
  });
  const record = purchaseQuery.currentData;
  const payPath = record === undefined ? null : purchasePayPath(record);
  const load = toContentLoadState(purchaseQuery, {
    message: '订单加载失败',
    waitingFor: '正在查询订单…',
    isGoneWhenRefused: true,
    isNamed: orderNo !== undefined,
  });
  const bar = record !== undefined && payPath !== null && (
    <LinkBottomActionBar left={<Amount cents={getPurchaseAmountCents(record)} size="card" />} to={payPath}>
      去支付
    </LinkBottomActionBar>
  );
  return (
    <DetailScreen
      frame={{ ...frame, ...(bar === false ? {} : { bar }) }}
      load={load}
      empty={{
        illustration: 'bill',
        text: NOT_FOUND_TEXT,
        action: <LinkButton to={pathTo('orderRecord')}>看全部订单</LinkButton>,
      }}
      cardHeights={[130, 320, 100]}
    >
      {record !== undefined && (
        <PurchaseDetailCards
          record={record}
          refetchPurchase={async () => {
            const { data, isError } = await purchaseQuery.refetch();
            return isError ? undefined : data;
          }}
        />
      )}
    </DetailScreen>
  );
}
