import { standing } from '@/navigation/standing';
import type { Pass } from '@/services/special/passes';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';

import { goneRule } from '../parts/goneRule';
import { useRule } from '../parts/useRule';

/** Why a pass cannot be renewed, and what to do instead. What is not sold any more is not led to. */
export function NotRenewable({ pass, reason }: { readonly pass: Pass; readonly reason: string }) {
  const { bagOrderNo: orderNo, unpaidOrderNo, ruleId, parkId } = pass;
  const isUnpaid = unpaidOrderNo !== '';
  const isGone = useRule(ruleId).load.state === 'empty';
  const again =
    ruleId === '' || isGone ? undefined : standing('monthlyPassConfirm', { ruleId, parkId: parkId || undefined });
  const detail = standing('monthlyPassDetail', { orderNo });
  return (
    <Card title="暂时不能续费">
      <p>{reason || '停车场没有说明原因，请联系停车场'}</p>
      <CardActions>
        {isUnpaid && detail !== undefined && <LinkButton to={detail}>去支付</LinkButton>}
        {!isUnpaid && isGone && goneRule.action}
        {!isUnpaid && again !== undefined && <LinkButton to={again}>重新办理</LinkButton>}
      </CardActions>
    </Card>
  );
}
