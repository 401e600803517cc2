import { getPassSalesPageName } from '@/domain/passSalesPlan';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { ALL_PASSES_ARGS, useListPassesQuery } from '@/services/special/passes';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import {
  listPassPayments,
  type PassPayment,
  passPaymentStateLabel,
  passPaymentStateTone,
  passPaymentTexts,
} from './model/passPayments';

const CARD_HEIGHT = 108;
const keyOf = ({ orderNo }: PassPayment) => orderNo;

/** The driver's payments for passes, with the period that each payment bought. */
export default function PassPaymentsScreen() {
  const { frame } = useScreen('monthlyPassPayments');
  const { config } = useMenuConfig();
  const query = useListPassesQuery(ALL_PASSES_ARGS, { refetchOnMountOrArgChange: true });
  const rows = listPassPayments(query.currentData?.results ?? []);
  return (
    <ListScreen
      frame={frame}
      load={toContentLoadState(query, {
        message: '缴费记录加载失败',
        waitingFor: '正在查询缴费记录…',
        isEmpty: () => rows.length === 0,
      })}
      empty={{
        illustration: 'bill',
        text: '还没有月卡缴费记录',
        action: <LinkButton to={pathTo(getPassSalesPageName(config.bagPlan))}>看可办的月卡</LinkButton>,
      }}
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList label="月卡缴费记录" rows={rows} keyOf={keyOf} heightOf={() => CARD_HEIGHT} gap={12}>
        {(payment) => <PassPaymentCard payment={payment} />}
      </WindowedList>
    </ListScreen>
  );
}

function PassPaymentCard({ payment }: { readonly payment: PassPayment }) {
  const now = useServerNow();
  return (
    <Card>
      <CardRows>
        <ListRow
          to={pathTo('monthlyPassDetail', { orderNo: payment.orderNo })}
          title={
            <>
              {payment.ruleName} <Tag tone={passPaymentStateTone(payment)}>{passPaymentStateLabel(payment)}</Tag>
            </>
          }
          note={<InlineFacts of={passPaymentTexts(payment, now)} />}
          right={<Amount cents={payment.payFee} />}
        />
      </CardRows>
    </Card>
  );
}
