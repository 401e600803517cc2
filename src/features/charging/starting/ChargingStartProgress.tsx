import { CHARGING_ORDER_STATE } from '@/domain/charging/chargingCodes';
import { CHARGING_START_LIMIT_MS, toChargingStartSteps } from '@/domain/charging/toChargingStartSteps';
import { parseServerTime } from '@/domain/time';
import { SECOND_MS } from '@/lib/timeUnits';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { ChargingOrderDetail } from '@/services/cps/chargingSessions';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { Timeline } from '@/ui/card/Timeline';
import { requestFailureText } from '@/widgets/loading/requestText';

import { useStopCharging } from '../parts/useStopCharging';

export const CHARGING_START_POLLING_TEXT = '网络不稳，启动结果还在查询，请勿重复启动';

interface StartProgressProps {
  readonly order: ChargingOrderDetail;
  readonly refetch: () => unknown;
}

/** A pending start: its steps as the server reports them, and the button that cancels it. */
export function ChargingStartProgress({ order, refetch }: StartProgressProps) {
  const now = useServerNow(SECOND_MS);
  const stop = useStopCharging(order.orderNo, refetch);
  const sinceMs = parseServerTime(order.homeStartTime);
  const isLate = sinceMs !== null && now - sinceMs > CHARGING_START_LIMIT_MS;
  const phase = order.orderState === CHARGING_ORDER_STATE.starting ? 'starting' : 'checking';
  return (
    <>
      <Card title={isLate ? '启动超时' : '正在启动，请稍候'}>
        <div aria-live="polite">
          <Timeline label="启动进度" steps={toChargingStartSteps(phase, order.ackTime !== '')} />
        </div>
        <p>{isLate ? '桩还没有启动，未产生费用。可以取消后重试，或换一把枪' : '一般几秒内启动，最长2分钟'}</p>
        {order.canStop === 1 && (
          <TextButton
            tone="quiet"
            isDisabled={stop.isBusy}
            onPress={() =>
              stop.confirmStop({
                title: '取消启动？',
                text: '还没有开始充电，取消不产生费用。',
                confirmLabel: '取消启动',
              })
            }
          >
            取消启动
          </TextButton>
        )}
      </Card>
      {stop.stage !== null && (
        <NoticeBanner tone="soon">
          {stop.stage.is === 'unconfirmed'
            ? '取消结果未确认，请看上面的进度'
            : `取消失败。${requestFailureText(stop.stage)}`}
        </NoticeBanner>
      )}
    </>
  );
}
