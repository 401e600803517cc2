import { formatMoment } from '@/domain/time';
import { useCopy } from '@/flows/notices/useCopy';
import { usePorts } from '@/platform/ports/PortsContext';
import { Card } from '@/ui/card/Card';
import { FactRows, type LabeledFact } from '@/ui/card/FactRows';
import { CardRows } from '@/ui/list/CardRows';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { PhoneNumberRows } from '@/widgets/place/PhoneNumberRows';

import type { PaymentResult } from '../model/paymentResult';
import { paymentTimeMs } from '../model/paymentTimeMs';
import { PaymentHelpRow } from './PaymentHelpRow';

type PaymentIdentifiers = Pick<
  PaymentResult,
  'payId' | 'requestId' | 'decidedAtMs' | 'title' | 'plateText' | 'parkName' | 'parkId'
>;

/** What an attendant or customer service needs to find a payment with an unknown result, and their phone numbers. */
export function PaymentReferenceCard({ of }: { readonly of: Partial<PaymentIdentifiers> }) {
  const { payId = null, requestId = null, decidedAtMs = null, title, plateText = '', parkName, parkId = null } = of;
  const { clock } = usePorts();
  const copy = useCopy();
  const number = toNumberFact(payId, requestId);
  const decidedMs = decidedAtMs === null ? null : paymentTimeMs({ decidedAtMs }, clock);
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
      <CardRows>
        <PhoneNumberRows parkId={parkId ?? undefined} />
        <PaymentHelpRow of={of} />
      </CardRows>
    </Card>
  );
}

/** The server's payment ID. If its response was lost, the request ID, which the gateway has logged too. */
function toNumberFact(
  payId: string | null,
  requestId: string | null,
): (LabeledFact & { readonly value: string }) | null {
  if (payId !== null) return { label: '支付单号', value: payId };
  return requestId === null ? null : { label: '请求编号', value: requestId };
}
