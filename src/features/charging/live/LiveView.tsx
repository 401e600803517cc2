import { type ChargePhase, isRunning } from '@/domain/charging/phase';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { standing } from '@/navigation/standing';
import type { ChargingOrderDetail } from '@/services/cps/chargingSessions';
import { BottomBar } from '@/ui/bar/BottomBar';
import { LinkBar } from '@/ui/bar/LinkBar';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Notice } from '@/ui/card/Notice';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Skeleton } from '@/ui/load/Skeleton';
import { Amount } from '@/ui/text/Amount';
import { requestAdvice } from '@/widgets/loading/requestWords';

import { phaseTitle } from '../model/orderWords';
import { useStop } from '../parts/useStop';
import { StartEnd, startEndBar } from '../starting/StartEnd';
import { Starting, STILL_ASKING } from '../starting/Starting';
import { EndCard } from './EndCard';
import { LiveCard } from './LiveCard';
import { PowerCurve } from './PowerCurve';
import { StopHelp } from './StopHelp';
import { useLive } from './useLive';

interface LiveViewProps {
  readonly frame: ScreenHeaderProps<'chargingResults'>;
  readonly order: ChargingOrderDetail;
  readonly refetch: () => unknown;
}

const STOP = { title: '停止充电？', text: '停止后按已充的电量结算。', confirmLabel: '停止充电' };

const OVERDUE = '停止请求已发出，桩还没有停。可以再按一次，或按下面的办法在桩上停';

/** A charge that never ran: it failed, was given up, or waits for its money. */
const NOT_BEGUN: ReadonlySet<ChargePhase> = new Set(['prepaying', 'startFailed', 'cancelled']);

/** A charge while it runs and after it: only the server says that it has begun and that it has stopped. */
export function LiveView({ frame, order, refetch }: LiveViewProps) {
  const { orderNo, stationId, payFee } = order;
  const { phase, reading, curve, hasFailed, isWaiting } = useLive(order, refetch);
  const stop = useStop(orderNo, refetch, phase === 'stopping');
  const isOn = isRunning(phase) && phase !== 'starting';
  const { isBusy: isStopping, isOverdue } = stop;
  const pay = phase === 'unpaid' ? standing('chargeBillDetail', { orderNo }) : undefined;
  const bar = isOn ? (
    <BottomBar>
      <PrimaryButton tone="danger" busyText={isStopping ? '停止中…' : undefined} onPress={() => stop.ask(STOP)}>
        停止充电
      </PrimaryButton>
    </BottomBar>
  ) : pay === undefined ? (
    startEndBar(order, phase)
  ) : (
    <LinkBar left={<Amount cents={payFee} size="card" />} to={pay}>
      去支付
    </LinkBar>
  );
  return (
    <ScreenFrame {...frame} title={phaseTitle(phase)} {...(bar === undefined ? {} : { bar })}>
      <div role="alert" hidden={stop.stage === null || !isOn}>
        {isOn && stop.stage !== null && <Notice tone="owed">{stopTrouble(stop.stage)}</Notice>}
      </div>
      {isOn && isOverdue && stop.stage === null && <Notice tone="owed">{OVERDUE}</Notice>}
      {isOn && (stop.stage !== null || isStopping || isOverdue) && <StopHelp stationId={stationId} />}
      {phase === 'starting' && hasFailed && <Notice tone="soon">{STILL_ASKING}</Notice>}
      {phase === 'starting' && <Starting order={order} refetch={refetch} />}
      {isOn && reading !== null && (
        <LiveCard order={order} reading={reading} hasFailed={hasFailed} isStopping={isStopping} />
      )}
      {isOn && isWaiting && <Waiting hasFailed={hasFailed} />}
      {isOn && <PowerCurve curve={curve} isStopping={isStopping} />}
      {NOT_BEGUN.has(phase) && <StartEnd order={order} phase={phase} />}
      {!isRunning(phase) && !NOT_BEGUN.has(phase) && <EndCard order={order} phase={phase} />}
    </ScreenFrame>
  );
}

function Waiting({ hasFailed }: { readonly hasFailed: boolean }) {
  if (!hasFailed) return <Skeleton height={420} shape="card" />;
  return <Notice tone="soon">充电数据加载失败，充电不受影响，正在重试</Notice>;
}

type Trouble = NonNullable<ReturnType<typeof useStop>['stage']>;

function stopTrouble(stage: Trouble): string {
  if (stage.is === 'unconfirmed') return '停止结果未确认，还在继续查询。要马上停，请按下面的办法在桩上停';
  return `停止失败，充电还在进行。${requestAdvice(stage)}`;
}
