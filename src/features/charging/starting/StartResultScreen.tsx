import { useEffect } from 'react';

import { useScreen } from '@/navigation/hooks/useScreen';
import { Notice } from '@/ui/card/Notice';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { phaseTitle } from '../model/orderWords';
import { goneOrder } from '../parts/goneOrder';
import { useOrder } from '../parts/useOrder';
import { StartEnd, startEndBar } from './StartEnd';
import { Starting, STILL_ASKING } from './Starting';

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
  const isStarted = phase !== null && (HAS_STARTED.has(phase) || (phase === 'checking' && order?.startTime !== ''));
  useEffect(() => {
    if (isStarted && orderNo !== undefined) go.instead('chargingResults', { orderNo });
  }, [isStarted, orderNo, go]);
  const bar = order === undefined || phase === null ? undefined : startEndBar(order, phase);
  return (
    <DetailScreen
      frame={{
        ...frame,
        ...(phase === null ? {} : { title: phaseTitle(phase) }),
        ...(bar === undefined ? {} : { bar }),
      }}
      load={load}
      empty={goneOrder}
      cardHeights={[220]}
    >
      {orderQuery.isError && order !== undefined && <Notice tone="soon">{STILL_ASKING}</Notice>}
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
