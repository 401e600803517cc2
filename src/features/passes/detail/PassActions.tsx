import { formatYuan } from '@/domain/money';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import type { Pass } from '@/services/special/passes';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

import { canChangePassCars } from '../cars/model/passCars';
import { passCarLimitText } from '../model/passTerms';
import { createPassCancelOrRefundDialog } from './model/createPassCancelOrRefundDialog';
import { useReturnPass } from './useReturnPass';

interface PassActionsProps {
  readonly pass: Pass;
  readonly refetchPass: () => Promise<Pass | undefined>;
}

/** The actions for a pass in its current state. */
export function PassActions({ pass, refetchPass }: PassActionsProps) {
  const returnAction = useReturnPass(pass.bagOrderNo, refetchPass);
  const dialog = createPassCancelOrRefundDialog(pass);
  const { bagOrderNo: orderNo, canRenew, purchases } = pass;
  const lastPurchase = purchases[purchases.length - 1];
  const renewPath = canRenew === 1 ? getPathIfInBuild('monthlyPassRenew', { orderNo }) : undefined;
  const carsPath = canChangePassCars(pass) ? getPathIfInBuild('monthlyPassAddCar', { orderNo }) : undefined;
  return (
    <Card>
      <CardRows>
        {renewPath !== undefined && <ListRow title="续费" to={renewPath} />}
        {carsPath !== undefined && <ListRow title="换车或加车" note={passCarLimitText(pass)} to={carsPath} />}
        <ListRow title="缴费记录" to={getPathIfInBuild('monthlyPassPayments')} />
        {lastPurchase !== undefined && (
          <ListRow
            title="最近一笔订单"
            note="支付、退款和发票"
            to={getPathIfInBuild('orderRecordDetail', { orderNo: lastPurchase.orderNo })}
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
