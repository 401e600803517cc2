import type { PastPayment } from '@/domain/payment/attempt';
import { latePaymentRefundText } from '@/domain/payment/latePayments';
import { formatMoment, parseServerTime } from '@/domain/time';
import { usePorts } from '@/platform/ports/PortsContext';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Amount } from '@/ui/text/Amount';

/** Duplicate payments for the same item, and the state of their refunds. */
export function DuplicatePayments({ payments }: { readonly payments: readonly PastPayment[] }) {
  const { clock } = usePorts();
  return (
    <Card title="重复支付">
      <CardRows>
        {payments.map((payment) => {
          const paidMs = parseServerTime(payment.paidTime);
          return (
            <ListRow
              key={payment.payId}
              title={latePaymentRefundText(payment)}
              note={paidMs === null ? '' : `支付时间 ${formatMoment(paidMs, clock.serverNow())}`}
              right={<Amount cents={payment.amountCents} />}
            />
          );
        })}
      </CardRows>
    </Card>
  );
}
