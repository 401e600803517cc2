import { useEffect } from 'react';

import { useScreen } from '@/navigation/hooks/useScreen';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { chargingOrderScreenTitle } from '../model/chargingOrderText';
import { missingChargingOrderEmptyProps } from '../parts/missingChargingOrderEmptyProps';
import { useChargingOrder } from '../parts/useChargingOrder';
import { ChargingStartOutcomeCard, renderChargingStartOutcomeBar } from './ChargingStartOutcomeCard';
import { CHARGING_START_POLLING_TEXT, ChargingStartProgress } from './ChargingStartProgress';

const STARTED_PHASES: ReadonlySet<string> = new Set([
  'charging',
  'stopping',
  'settling',
  'unpaid',
  'finished',
  'refunding',
  'refunded',
]);

/** 启动结果: the steps of a start as the server reports them, until the charge runs or has failed. */
export default function StartResultScreen() {
  const { frame, query, go } = useScreen('chargingPageResult');
  const { orderNo } = query;
  const { order, phase, load, query: orderQuery } = useChargingOrder(orderNo);
  const isStarted = phase !== null && (STARTED_PHASES.has(phase) || (phase === 'checking' && order?.startTime !== ''));
  useEffect(() => {
    if (isStarted && orderNo !== undefined) go.replace('chargingResults', { orderNo });
  }, [isStarted, orderNo, go]);
  const bar = order === undefined || phase === null ? undefined : renderChargingStartOutcomeBar(order, phase);
  return (
    <DetailScreen
      frame={{
        ...frame,
        ...(phase === null ? {} : { title: chargingOrderScreenTitle(phase) }),
        ...(bar === undefined ? {} : { bar }),
      }}
      load={load}
      empty={missingChargingOrderEmptyProps}
      cardHeights={[220]}
    >
      {orderQuery.isError && order !== undefined && (
        <NoticeBanner tone="soon">{CHARGING_START_POLLING_TEXT}</NoticeBanner>
      )}
      {order !== undefined && phase !== null && (
        <>
          {(phase === 'starting' || phase === 'checking' || isStarted) && (
            <ChargingStartProgress order={order} refetch={orderQuery.refetch} />
          )}
          <ChargingStartOutcomeCard order={order} phase={phase} />
        </>
      )}
    </DetailScreen>
  );
}
