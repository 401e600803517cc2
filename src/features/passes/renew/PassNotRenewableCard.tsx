import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import type { Pass } from '@/services/special/passes';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';

import { missingPassProductEmptyProps } from '../parts/missingItems';
import { usePassProduct } from '../parts/usePassProduct';

/** Why a pass cannot be renewed, and what to do instead. A pass that is no longer on sale gets no link. */
export function PassNotRenewableCard({ pass, reason }: { readonly pass: Pass; readonly reason: string }) {
  const { bagOrderNo: orderNo, unpaidOrderNo, ruleId, parkId } = pass;
  const isUnpaid = unpaidOrderNo !== '';
  const isOffSale = usePassProduct(ruleId).load.state === 'empty';
  const reorderPath =
    ruleId === '' || isOffSale
      ? undefined
      : getPathIfInBuild('monthlyPassConfirm', { ruleId, parkId: parkId || undefined });
  const detailPath = getPathIfInBuild('monthlyPassDetail', { orderNo });
  return (
    <Card title="暂时不能续费">
      <p>{reason || '停车场没有说明原因，请联系停车场'}</p>
      <CardActions>
        {isUnpaid && detailPath !== undefined && <LinkButton to={detailPath}>去支付</LinkButton>}
        {!isUnpaid && isOffSale && missingPassProductEmptyProps.action}
        {!isUnpaid && reorderPath !== undefined && <LinkButton to={reorderPath}>重新办理</LinkButton>}
      </CardActions>
    </Card>
  );
}
