import { type ChargingOrderPhase, isActiveChargingPhase } from '@/domain/charging/phase';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { ChargingOrderDetail } from '@/services/cps/chargingSessions';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { LinkBottomActionBar } from '@/ui/bar/LinkBottomActionBar';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Skeleton } from '@/ui/load/Skeleton';
import { Amount } from '@/ui/text/Amount';
import { requestFailureText } from '@/widgets/loading/requestText';

import { chargingOrderScreenTitle } from '../model/chargingOrderText';
import { useStopCharging } from '../parts/useStopCharging';
import { ChargingStartOutcomeCard, renderChargingStartOutcomeBar } from '../starting/ChargingStartOutcomeCard';
import { CHARGING_START_POLLING_TEXT, ChargingStartProgress } from '../starting/ChargingStartProgress';
import { ChargingEndedCard } from './ChargingEndedCard';
import { ChargingLiveCard } from './ChargingLiveCard';
import { ManualChargingStopHelpCard } from './ManualChargingStopHelpCard';
import { PowerCurve } from './PowerCurve';
import { useChargingLive } from './useChargingLive';

interface ChargingLiveViewProps {
  readonly frame: ScreenHeaderProps<'chargingResults'>;
  readonly order: ChargingOrderDetail;
  readonly refetch: () => unknown;
}

const STOP_DIALOG = { title: '停止充电？', text: '停止后按已充的电量结算。', confirmLabel: '停止充电' };

const STOP_OVERDUE_TEXT = '停止请求已发出，桩还没有停。可以再按一次，或按下面的办法在桩上停';

/** Phases of a charge that never ran: it failed, was cancelled, or waits for its prepayment. */
const NEVER_STARTED: ReadonlySet<ChargingOrderPhase> = new Set(['prepaying', 'startFailed', 'cancelled']);

/** A charge while it runs and after it. Only the server decides when it has started or stopped. */
export function ChargingLiveView({ frame, order, refetch }: ChargingLiveViewProps) {
  const { orderNo, stationId, payFee } = order;
  const { phase, reading, curve, hasFailed, isWaiting } = useChargingLive(order, refetch);
  const stop = useStopCharging(orderNo, refetch, phase === 'stopping');
  const isActive = isActiveChargingPhase(phase) && phase !== 'starting';
  const { isBusy: isStopping, isOverdue } = stop;
  const billPath = phase === 'unpaid' ? getPathIfInBuild('chargeBillDetail', { orderNo }) : undefined;
  const bar = isActive ? (
    <BottomActionBar>
      <PrimaryButton
        tone="danger"
        busyText={isStopping ? '停止中…' : undefined}
        onPress={() => stop.confirmStop(STOP_DIALOG)}
      >
        停止充电
      </PrimaryButton>
    </BottomActionBar>
  ) : billPath === undefined ? (
    renderChargingStartOutcomeBar(order, phase)
  ) : (
    <LinkBottomActionBar left={<Amount cents={payFee} size="card" />} to={billPath}>
      去支付
    </LinkBottomActionBar>
  );
  return (
    <ScreenFrame {...frame} title={chargingOrderScreenTitle(phase)} bar={bar}>
      <div role="alert" hidden={stop.stage === null || !isActive}>
        {isActive && stop.stage !== null && <NoticeBanner tone="owed">{stopFailureText(stop.stage)}</NoticeBanner>}
      </div>
      {isActive && isOverdue && stop.stage === null && <NoticeBanner tone="owed">{STOP_OVERDUE_TEXT}</NoticeBanner>}
      {isActive && (stop.stage !== null || isStopping || isOverdue) && (
        <ManualChargingStopHelpCard stationId={stationId} />
      )}
      {phase === 'starting' && hasFailed && <NoticeBanner tone="soon">{CHARGING_START_POLLING_TEXT}</NoticeBanner>}
      {phase === 'starting' && <ChargingStartProgress order={order} refetch={refetch} />}
      {isActive && reading !== null && (
        <ChargingLiveCard order={order} reading={reading} hasFailed={hasFailed} isStopping={isStopping} />
      )}
      {isActive && isWaiting && <LiveLoading hasFailed={hasFailed} />}
      {isActive && <PowerCurve curve={curve} isStopping={isStopping} />}
      {NEVER_STARTED.has(phase) && <ChargingStartOutcomeCard order={order} phase={phase} />}
      {!isActiveChargingPhase(phase) && !NEVER_STARTED.has(phase) && <ChargingEndedCard order={order} phase={phase} />}
    </ScreenFrame>
  );
}

function LiveLoading({ hasFailed }: { readonly hasFailed: boolean }) {
  if (!hasFailed) return <Skeleton height={420} shape="card" />;
  return <NoticeBanner tone="soon">充电数据加载失败，充电不受影响，正在重试</NoticeBanner>;
}

type StopFailureStage = NonNullable<ReturnType<typeof useStopCharging>['stage']>;

function stopFailureText(stage: StopFailureStage): string {
  if (stage.is === 'unconfirmed') return '停止结果未确认，还在继续查询。要马上停，请按下面的办法在桩上停';
  return `停止失败，充电还在进行。${requestFailureText(stage)}`;
}
