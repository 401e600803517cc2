import { CHARGING_STATE } from '@/domain/charging/chargingCodes';
import { START_LIMIT_MS, startSteps } from '@/domain/charging/startSteps';
import { parseServerTime } from '@/domain/time';
import { SECOND_MS } from '@/lib/timeUnits';
import type { ChargingOrderDetail } from '@/services/cps/chargingSessions';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { Timeline } from '@/ui/card/Timeline';
import { requestAdvice } from '@/widgets/loading/requestWords';

import { useStop } from '../parts/useStop';

export const STILL_ASKING = '网络不稳，启动结果还在查询，请勿重复启动';

interface StartingProps {
  readonly order: ChargingOrderDetail;
  readonly refetch: () => unknown;
}

/** A start under way: its steps as the server says them, and the way out of it. */
export function Starting({ order, refetch }: StartingProps) {
  const now = useServerNow(SECOND_MS);
  const stop = useStop(order.orderNo, refetch);
  const sinceMs = parseServerTime(order.homeStartTime);
  const isLate = sinceMs !== null && now - sinceMs > START_LIMIT_MS;
  const phase = order.orderState === CHARGING_STATE.starting ? 'starting' : 'checking';
  return (
    <>
      <Card title={isLate ? '启动超时' : '正在启动，请稍候'}>
        <div aria-live="polite">
          <Timeline label="启动进度" steps={startSteps(phase, order.ackTime !== '')} />
        </div>
        <p>{isLate ? '桩还没有启动，未产生费用。可以取消后重试，或换一把枪' : '一般几秒内启动，最长2分钟'}</p>
        {order.canStop === 1 && (
          <TextButton
            tone="quiet"
            isDisabled={stop.isBusy}
            onPress={() =>
              stop.ask({ title: '取消启动？', text: '还没有开始充电，取消不产生费用。', confirmLabel: '取消启动' })
            }
          >
            取消启动
          </TextButton>
        )}
      </Card>
      {stop.stage !== null && (
        <Notice tone="soon">
          {stop.stage.is === 'unconfirmed'
            ? '取消结果未确认，请看上面的进度'
            : `取消失败。${requestAdvice(stop.stage)}`}
        </Notice>
      )}
    </>
  );
}
