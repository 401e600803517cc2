import { skipToken } from '@reduxjs/toolkit/query';

import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useGetPurchaseQuery } from '@/services/charge/purchases';
import { LinkBar } from '@/ui/bar/LinkBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { Amount } from '@/ui/text/Amount';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { GONE_TEXT } from '../parts/goneText';
import { amountOfPurchase, payPathOf } from './model/purchaseWords';
import { PurchaseCards } from './PurchaseCards';

/** One purchase. */
export default function OrderRecordDetailScreen() {
  const { frame, query } = useScreen('orderRecordDetail');
  const { orderNo } = query;
  const recordQuery = useGetPurchaseQuery(orderNo === undefined ? skipToken : { orderNo }, {
    refetchOnMountOrArgChange: true,
  });
  const record = recordQuery.currentData;
  const payPath = record === undefined ? null : payPathOf(record);
  const load = toLoadState(recordQuery, {
    what: '订单加载失败',
    waitingFor: '正在查询订单…',
    isGoneWhenRefused: true,
    isNamed: orderNo !== undefined,
  });
  const bar = record !== undefined && payPath !== null && (
    <LinkBar left={<Amount cents={amountOfPurchase(record)} size="card" />} to={payPath}>
      去支付
    </LinkBar>
  );
  return (
    <DetailScreen
      frame={{ ...frame, ...(bar === false ? {} : { bar }) }}
      load={load}
      empty={{
        drawing: 'bill',
        text: GONE_TEXT,
        action: <LinkButton to={pathTo('orderRecord')}>看全部订单</LinkButton>,
      }}
      cardHeights={[130, 320, 100]}
    >
      {record !== undefined && (
        <PurchaseCards
          record={record}
          readAgain={async () => {
            const { data, isError } = await recordQuery.refetch();
            return isError ? undefined : data;
          }}
        />
      )}
    </DetailScreen>
  );
}
