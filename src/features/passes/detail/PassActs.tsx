import { standing } from '@/navigation/standing';
import { type Pass, PASS_STATE } from '@/services/special/passes';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

/** What can be done with a pass now. */
export function PassActs({ pass }: { readonly pass: Pass }) {
  const { bagOrderNo: orderNo, canRenew, purchases, state } = pass;
  const last = purchases[purchases.length - 1];
  const renew = canRenew === 1 ? standing('monthlyPassRenew', { orderNo }) : undefined;
  const isRejected = state === PASS_STATE.rejected;
  const edit = isRejected ? standing('monthlyPassEdit', { orderNo }) : undefined;
  return (
    <Card>
      <Rows>
        {renew !== undefined && <ListRow title="续费" to={renew} />}
        {edit !== undefined && <ListRow title="修改资料，重新提交" to={edit} />}
        <ListRow title="缴费记录" to={standing('monthlyPassPayments')} />
        {last !== undefined && (
          <ListRow
            title="最近一笔订单"
            note="支付、退款和发票"
            to={standing('orderRecordDetail', { orderNo: last.orderNo })}
          />
        )}
      </Rows>
    </Card>
  );
}
