import { formatYuan } from '@/domain/money';
import { standing } from '@/navigation/standing';
import type { Pass } from '@/services/special/passes';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

import { canChangeCars } from '../cars/model/cars';
import { carsText } from '../model/passTerms';
import { returnQuestion } from './model/returnQuestion';
import { useReturnPass } from './useReturnPass';

interface PassActsProps {
  readonly pass: Pass;
  readonly readAgain: () => Promise<Pass | undefined>;
}

/** What can be done with a pass now. */
export function PassActs({ pass, readAgain }: PassActsProps) {
  const giveBack = useReturnPass(pass.bagOrderNo, readAgain);
  const question = returnQuestion(pass);
  const { bagOrderNo: orderNo, canRenew, purchases } = pass;
  const last = purchases[purchases.length - 1];
  const renew = canRenew === 1 ? standing('monthlyPassRenew', { orderNo }) : undefined;
  const cars = canChangeCars(pass) ? standing('monthlyPassAddCar', { orderNo }) : undefined;
  return (
    <Card>
      <Rows>
        {renew !== undefined && <ListRow title="续费" to={renew} />}
        {cars !== undefined && <ListRow title="换车或加车" note={carsText(pass)} to={cars} />}
        <ListRow title="缴费记录" to={standing('monthlyPassPayments')} />
        {last !== undefined && (
          <ListRow
            title="最近一笔订单"
            note="支付、退款和发票"
            to={standing('orderRecordDetail', { orderNo: last.orderNo })}
          />
        )}
        {question !== null && (
          <ListRow title={question.action} note={giveBack.note ?? refundNote(pass)} onPress={giveBack.ask} />
        )}
      </Rows>
    </Card>
  );
}

const refundNote = ({ canRefund, refundFee }: Pass): string | undefined =>
  canRefund === 1 ? `现在退可退 ${formatYuan(refundFee)}` : undefined;
