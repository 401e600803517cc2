import type { PastPayment } from '@/domain/payment/attempt';
import { refundWordsOf } from '@/domain/payment/lateMoney';
import { formatMoment, parseServerTime } from '@/domain/time';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Amount } from '@/ui/text/Amount';

/** The other payments for the same thing, and where their refund stands. */
export function PaidTwice({ payments }: { readonly payments: readonly PastPayment[] }) {
  const { clock } = usePorts();
  return (
    <Card title="重复支付">
      <Rows>
        {payments.map((payment) => {
          const paidMs = parseServerTime(payment.paidTime);
          return (
            <ListRow
              key={payment.payId}
              title={refundWordsOf(payment)}
              note={paidMs === null ? '' : `支付时间 ${formatMoment(paidMs, clock.serverNow())}`}
              right={<Amount cents={payment.amountCents} />}
            />
          );
        })}
      </Rows>
    </Card>
  );
}
