import { useEffect } from 'react';

import { useScreen } from '@/navigation/hooks/useScreen';
import { Notice } from '@/ui/card/Notice';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { useOrder } from '../live/useOrder';
import { goneOrder } from '../parts/goneOrder';
import { StartEnd, startEndBar } from './StartEnd';
import { Starting } from './Starting';

const HAS_STARTED: ReadonlySet<string> = new Set([
  'charging',
  'stopping',
  'settling',
  'unpaid',
  'finished',
  'refunding',
  'refunded',
]);

/** 启动结果: the steps of a start as the server says them, until the charge runs or has failed. */
export default function StartResultScreen() {
  const { frame, query, go } = useScreen('chargingPageResult');
  const { orderNo } = query;
  const { order, phase, load, query: orderQuery } = useOrder(orderNo);
  const isStarted = phase !== null && HAS_STARTED.has(phase);
  useEffect(() => {
    if (isStarted && orderNo !== undefined) go.instead('chargingResults', { orderNo });
  }, [isStarted, orderNo, go]);
  const bar = order === undefined || phase === null ? undefined : startEndBar(order, phase);
  return (
    <DetailScreen
      frame={{ ...frame, ...(bar === undefined ? {} : { bar }) }}
      load={load}
      empty={goneOrder}
      cardHeights={[220]}
    >
      {orderQuery.isError && order !== undefined && (
        <Notice tone="soon">网络不稳，启动结果还在查询，请勿重复启动</Notice>
      )}
      {order !== undefined && phase !== null && (
        <>
          {(phase === 'starting' || phase === 'checking' || isStarted) && (
            <Starting order={order} refetch={orderQuery.refetch} />
          )}
          <StartEnd order={order} phase={phase} />
        </>
      )}
    </DetailScreen>
  );
}
