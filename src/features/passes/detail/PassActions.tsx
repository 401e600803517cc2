import { formatYuan } from '@/domain/money';
import { pathIfAvailable } from '@/navigation/pathIfAvailable';
import type { Pass } from '@/services/special/passes';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

import { canChangeCars } from '../cars/model/passCars';
import { passCarsText } from '../model/passTerms';
import { returnDialog } from './model/returnDialog';
import { useReturnPass } from './useReturnPass';

interface PassActionsProps {
  readonly pass: Pass;
  readonly refetchPass: () => Promise<Pass | undefined>;
}

/** The actions for a pass in its current state. */
export function PassActions({ pass, refetchPass }: PassActionsProps) {
  const returnAction = useReturnPass(pass.bagOrderNo, refetchPass);
  const dialog = returnDialog(pass);
  const { bagOrderNo: orderNo, canRenew, purchases } = pass;
  const lastPurchase = purchases[purchases.length - 1];
  const renewPath = canRenew === 1 ? pathIfAvailable('monthlyPassRenew', { orderNo }) : undefined;
  const carsPath = canChangeCars(pass) ? pathIfAvailable('monthlyPassAddCar', { orderNo }) : undefined;
  return (
    <Card>
      <CardRows>
        {renewPath !== undefined && <ListRow title="续费" to={renewPath} />}
        {carsPath !== undefined && <ListRow title="换车或加车" note={passCarsText(pass)} to={carsPath} />}
        <ListRow title="缴费记录" to={pathIfAvailable('monthlyPassPayments')} />
        {lastPurchase !== undefined && (
          <ListRow
            title="最近一笔订单"
            note="支付、退款和发票"
            to={pathIfAvailable('orderRecordDetail', { orderNo: lastPurchase.orderNo })}
          />
        )}
        {dialog !== null && (
          <ListRow
            title={dialog.action}
            note={returnAction.note ?? refundNote(pass)}
            onPress={returnAction.returnPass}
          />
        )}
      </CardRows>
    </Card>
  );
}

const refundNote = ({ canRefund, refundFee }: Pass): string | undefined =>
  canRefund === 1 ? `现在退可退 ${formatYuan(refundFee)}` : undefined;
