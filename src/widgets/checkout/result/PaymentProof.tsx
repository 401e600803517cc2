import { formatMoment } from '@/domain/time';
import { useCopy } from '@/flows/notices/useCopy';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { Card } from '@/ui/card/Card';
import { type Fact, FactRows } from '@/ui/card/FactRows';
import { Rows } from '@/ui/list/Rows';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { CallRows } from '@/widgets/place/CallRows';

import { paymentMoment } from '../model/paymentMoment';
import type { PaymentResult } from '../model/result';
import { PaymentHelpRow } from './PaymentHelpRow';

type Proven = Pick<
  PaymentResult,
  'payId' | 'requestId' | 'decidedAtMs' | 'title' | 'plateText' | 'parkName' | 'parkId'
>;

/** What an attendant or customer service needs to find a payment whose result is not known, and their numbers. */
export function PaymentProof({ of }: { readonly of: Partial<Proven> }) {
  const { payId = null, requestId = null, decidedAtMs = null, title, plateText = '', parkName, parkId = null } = of;
  const { clock } = usePorts();
  const copy = useCopy();
  const number = numberOf(payId, requestId);
  const decidedMs = decidedAtMs === null ? null : paymentMoment({ decidedAtMs }, clock);
  return (
    <Card title="核对这笔支付">
      <FactRows
        facts={[
          ...(number === null ? [] : [{ ...number, onCopy: () => copy(number.value) }]),
          { label: '项目', value: title },
          { label: '车牌', value: plateText === '' ? '' : <PlateBadge plateNo={plateText} /> },
          { label: '停车场', value: parkName },
          { label: '提交时间', value: decidedMs === null ? '' : formatMoment(decidedMs, clock.serverNow()) },
        ]}
      />
      <Rows>
        <CallRows parkId={parkId ?? undefined} />
        <PaymentHelpRow of={of} />
      </Rows>
    </Card>
  );
}

/** The server's number; if its answer was lost, the number of the request, which the gateway has too. */
function numberOf(payId: string | null, requestId: string | null): (Fact & { readonly value: string }) | null {
  if (payId !== null) return { label: '支付单号', value: payId };
  return requestId === null ? null : { label: '请求编号', value: requestId };
}
