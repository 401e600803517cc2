import type { ReactNode } from 'react';

import type { ChargePhase } from '@/domain/charging/phase';
import { formatYuan } from '@/domain/money';
import { pathTo } from '@/navigation/paths';
import { standing } from '@/navigation/standing';
import type { ChargingOrderDetail } from '@/services/cps/chargingSessions';
import { BottomBar } from '@/ui/bar/BottomBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { StatusSign } from '@/ui/picture/StatusSign';

interface StartEndProps {
  readonly order: ChargingOrderDetail;
  readonly phase: ChargePhase;
}

/** A start that came to nothing, or that waits for its prepayment. */
export function StartEnd({ order, phase }: StartEndProps) {
  const { stopReasonText, refundFee, payFee } = order;
  const back = refundFee > 0 ? `预付的 ${formatYuan(refundFee)} 原路退回` : '未产生费用';
  if (phase === 'startFailed') {
    return (
      <Card>
        <StatusSign status="failed" word="启动失败" />
        <p>{stopReasonText || '充电桩未能启动'}</p>
        <p>{back}</p>
      </Card>
    );
  }
  if (phase === 'cancelled') {
    return (
      <Card>
        <StatusSign status="closed" word="已取消启动" />
        <p>{back}</p>
      </Card>
    );
  }
  if (phase !== 'prepaying') return null;
  return (
    <Card>
      <StatusSign status="pending" word="待预付" />
      <p>预付 {formatYuan(payFee)} 后自动启动，用不完的原路退回</p>
    </Card>
  );
}

/** The way on after it: the same gun again, another one, or paying first. */
export function startEndBar({ gunNo, stationId, orderNo }: ChargingOrderDetail, phase: ChargePhase): ReactNode {
  const pay = standing('chargeBillDetail', { orderNo });
  if (phase === 'prepaying' && pay !== undefined) {
    return (
      <BottomBar>
        <LinkButton variant="primary" to={pay}>
          去支付
        </LinkButton>
      </BottomBar>
    );
  }
  if (phase !== 'startFailed' && phase !== 'cancelled') return undefined;
  return (
    <BottomBar left={<LinkButton to={pathTo('chargeStationDetail', { stationId })}>换一把枪</LinkButton>}>
      <LinkButton variant="primary" replace to={pathTo('chargingPage', { gunNo })}>
        重新启动
      </LinkButton>
    </BottomBar>
  );
}
