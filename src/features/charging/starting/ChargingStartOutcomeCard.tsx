import type { ReactNode } from 'react';

import type { ChargingOrderPhase } from '@/domain/charging/phase';
import { formatYuan } from '@/domain/money';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { pathTo } from '@/navigation/paths';
import type { ChargingOrderDetail } from '@/services/cps/chargingSessions';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { ResultStatusIcon } from '@/ui/picture/ResultStatusIcon';

interface StartOutcomeCardProps {
  readonly order: ChargingOrderDetail;
  readonly phase: ChargingOrderPhase;
}

/** A start that failed, was cancelled, or waits for its prepayment. */
export function ChargingStartOutcomeCard({ order, phase }: StartOutcomeCardProps) {
  const { stopReasonText, refundFee, payFee } = order;
  const refundText = refundFee > 0 ? `预付的 ${formatYuan(refundFee)} 原路退回` : '未产生费用';
  if (phase === 'startFailed') {
    return (
      <Card>
        <ResultStatusIcon status="failed" word="启动失败" />
        <p>{stopReasonText || '充电桩未能启动'}</p>
        <p>{refundText}</p>
      </Card>
    );
  }
  if (phase === 'cancelled') {
    return (
      <Card>
        <ResultStatusIcon status="closed" word="已取消启动" />
        <p>{refundText}</p>
      </Card>
    );
  }
  if (phase !== 'prepaying') return null;
  return (
    <Card>
      <ResultStatusIcon status="pending" word="待预付" />
      <p>预付 {formatYuan(payFee)} 后自动启动，用不完的原路退回</p>
    </Card>
  );
}

/** The next step: the same gun again, another one, or the prepayment. */
export function renderChargingStartOutcomeBar(
  { gunNo, stationId, orderNo }: ChargingOrderDetail,
  phase: ChargingOrderPhase,
): ReactNode {
  const billPath = getPathIfInBuild('chargeBillDetail', { orderNo });
  if (phase === 'prepaying' && billPath !== undefined) {
    return (
      <BottomActionBar>
        <LinkButton variant="primary" to={billPath}>
          去支付
        </LinkButton>
      </BottomActionBar>
    );
  }
  if (phase !== 'startFailed' && phase !== 'cancelled') return undefined;
  return (
    <BottomActionBar left={<LinkButton to={pathTo('chargeStationDetail', { stationId })}>换一把枪</LinkButton>}>
      <LinkButton variant="primary" replace to={pathTo('chargingPage', { gunNo })}>
        重新启动
      </LinkButton>
    </BottomActionBar>
  );
}
