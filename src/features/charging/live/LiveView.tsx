import { isRunning } from '@/domain/charging/phase';
import type { ScreenHead } from '@/navigation/hooks/useScreen';
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

import { EndCard } from './EndCard';
import { LiveCard } from './LiveCard';
import { PowerCurve } from './PowerCurve';
import { StopHelp } from './StopHelp';
import { useLive } from './useLive';
import { useStop } from './useStop';

interface LiveViewProps {
  readonly frame: ScreenHead<'chargingResults'>;
  readonly order: ChargingOrderDetail;
  readonly refetch: () => unknown;
}

const STOP = { title: '停止充电？', text: '停止后按已充的电量结算。', confirmLabel: '停止充电' };

/** A charge while it runs and after it: only the server says that it has stopped. */
export function LiveView({ frame, order, refetch }: LiveViewProps) {
  const { orderNo, stationId, payFee } = order;
  const { phase, reading, curve, hasFailed, isWaiting } = useLive(order, refetch);
  const stop = useStop(orderNo, refetch);
  const isOn = isRunning(phase);
  const isStopping = phase === 'stopping' || stop.isBusy;
  const pay = phase === 'unpaid' || phase === 'prepaying' ? standing('chargeBillDetail', { orderNo }) : undefined;
  const bar = isOn ? (
    <BottomBar>
      <PrimaryButton tone="danger" busyText={isStopping ? '停止中…' : undefined} onPress={() => stop.ask(STOP)}>
        停止充电
      </PrimaryButton>
    </BottomBar>
  ) : pay === undefined ? undefined : (
    <LinkBar left={<Amount cents={payFee} size="card" />} to={pay}>
      去支付
    </LinkBar>
  );
  return (
    <ScreenFrame
      {...frame}
      title={isOn ? (phase === 'stopping' ? '停止中' : '充电中') : '充电结果'}
      {...(bar === undefined ? {} : { bar })}
    >
      <div role="alert" hidden={stop.stage === null || !isOn}>
        {isOn && stop.stage !== null && <Notice tone="owed">{stopTrouble(stop.stage)}</Notice>}
      </div>
      {isOn && (stop.stage !== null || isStopping) && <StopHelp stationId={stationId} />}
      {isOn && reading !== null && <LiveCard order={order} reading={reading} hasFailed={hasFailed} />}
      {isWaiting &&
        (hasFailed ? (
          <Notice tone="soon">充电数据加载失败，充电不受影响，正在重试</Notice>
        ) : (
          <Skeleton height={420} shape="card" />
        ))}
      {isOn && <PowerCurve curve={curve} />}
      {!isOn && <EndCard order={order} phase={phase} />}
    </ScreenFrame>
  );
}

type Trouble = NonNullable<ReturnType<typeof useStop>['stage']>;

function stopTrouble(stage: Trouble): string {
  if (stage.is === 'unconfirmed') return '停止结果未确认，还在继续查询。要马上停，请按下面的办法在桩上停';
  return `停止失败，充电还在进行。${requestAdvice(stage)}`;
}
