import { useEffect } from 'react';

import { useScreen } from '@/navigation/hooks/useScreen';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { chargePhaseTitle } from '../model/chargingOrderText';
import { missingChargingOrderEmptyProps } from '../parts/missingChargingOrderEmptyProps';
import { useChargingOrder } from '../parts/useChargingOrder';
import { ChargeStartOutcomeCard, renderChargeStartOutcomeBar } from './ChargeStartOutcomeCard';
import { CHARGE_START_POLLING_TEXT, ChargeStartProgress } from './ChargeStartProgress';

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
  const bar = order === undefined || phase === null ? undefined : renderChargeStartOutcomeBar(order, phase);
  return (
    <DetailScreen
      frame={{
        ...frame,
        ...(phase === null ? {} : { title: chargePhaseTitle(phase) }),
        ...(bar === undefined ? {} : { bar }),
      }}
      load={load}
      empty={missingChargingOrderEmptyProps}
      cardHeights={[220]}
    >
      {orderQuery.isError && order !== undefined && (
        <NoticeBanner tone="soon">{CHARGE_START_POLLING_TEXT}</NoticeBanner>
      )}
      {order !== undefined && phase !== null && (
        <>
          {(phase === 'starting' || phase === 'checking' || isStarted) && (
            <ChargeStartProgress order={order} refetch={orderQuery.refetch} />
          )}
          <ChargeStartOutcomeCard order={order} phase={phase} />
        </>
      )}
    </DetailScreen>
  );
}
