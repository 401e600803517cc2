import { passesOnSale } from '@/domain/bagPlan';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { ALL_PASSES, useListPassesQuery } from '@/services/special/passes';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { type PassPayment, paymentFacts, paymentsOf, paymentTone, paymentWord } from './model/passPayments';

const CARD_HEIGHT = 108;
const keyOf = ({ orderNo }: PassPayment) => orderNo;

/** What the driver has paid for passes, with the days that each payment bought. */
export default function PassPaymentsScreen() {
  const { frame } = useScreen('monthlyPassPayments');
  const { config } = useMenuConfig();
  const query = useListPassesQuery(ALL_PASSES, { refetchOnMountOrArgChange: true });
  const rows = paymentsOf(query.currentData?.results ?? []);
  return (
    <ListScreen
      frame={frame}
      load={toLoadState(query, {
        what: '缴费记录加载失败',
        waitingFor: '正在查询缴费记录…',
        isEmpty: () => rows.length === 0,
      })}
      empty={{
        drawing: 'bill',
        text: '还没有月卡缴费记录',
        action: <LinkButton to={pathTo(passesOnSale(config.bagPlan))}>看可办的月卡</LinkButton>,
      }}
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList label="月卡缴费记录" rows={rows} keyOf={keyOf} heightOf={() => CARD_HEIGHT} gap={12}>
        {(payment) => <PaymentCard payment={payment} />}
      </WindowedList>
    </ListScreen>
  );
}

function PaymentCard({ payment }: { readonly payment: PassPayment }) {
  const now = useServerNow();
  return (
    <Card>
      <Rows>
        <ListRow
          to={pathTo('monthlyPassDetail', { orderNo: payment.orderNo })}
          title={
            <>
              {payment.ruleName} <Tag tone={paymentTone(payment)}>{paymentWord(payment)}</Tag>
            </>
          }
          note={<Facts of={paymentFacts(payment, now)} />}
          right={<Amount cents={payment.payFee} />}
        />
      </Rows>
    </Card>
  );
}
