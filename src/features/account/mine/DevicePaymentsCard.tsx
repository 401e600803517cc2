import { useSelector } from 'react-redux';

import { formatMoment } from '@/domain/time';
import { selectAnonymizedPayments } from '@/flows/payment/state/paymentSelectors';
import { useDevicePayments } from '@/flows/payment/usePaymentControls';
import { useIsSignedIn } from '@/flows/session/useSession';
import { pathTo } from '@/navigation/paths';
import { usePorts } from '@/platform/ports/PortsContext';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';
import { paymentTimeMs } from '@/widgets/checkout/model/paymentTimeMs';

import { devicePaymentNote, tagOfPaymentOnThisDevice } from '../model/tagOfPaymentOnThisDevice';
import { AnonymizedPaymentRows } from './AnonymizedPaymentRows';
import styles from './DevicePaymentsCard.module.css';

/** A payment that was anonymized when its session ended has only its number left. */
const payIdLabel = (payId: string): string => (payId === '' ? '支付' : `支付单号 ${payId}`);

/** The payments made on this device in the last 24 hours, from the payment journal. Shown to visitors too. */
export function DevicePaymentsCard() {
  const { clock } = usePorts();
  const payments = useDevicePayments();
  const anonymizedPayments = useSelector(selectAnonymizedPayments);
  const isSignedIn = useIsSignedIn();
  const nowMs = clock.serverNow();
  return (
    <Card title="最近缴费" right={<span className={styles['span']}>近24小时</span>}>
      {payments.length === 0 && anonymizedPayments.length === 0 ? (
        <p className={styles['none']}>用这部手机缴费后，可以在这里查看结果</p>
      ) : (
        <CardRows>
          {payments.map((payment) => {
            const { key, payId, plateText, title = '', amountCents, atMs, paidTime, attempt } = payment;
            const { word: stateLabel, tone } = tagOfPaymentOnThisDevice(payment, nowMs);
            const paidMs = paymentTimeMs({ paidTime, decidedAtMs: attempt?.createdAtMs ?? atMs }, clock);
            return (
              <ListRow
                key={`${key} ${payId}`}
                to={pathTo('payResultPage', { key, payId: payId === '' ? undefined : payId })}
                title={
                  <span className={styles['title']}>
                    {plateText === '' ? <span>{title || payIdLabel(payId)}</span> : <PlateBadge plateNo={plateText} />}
                    <Tag tone={tone}>{stateLabel}</Tag>
                  </span>
                }
                note={
                  <InlineFacts
                    of={[plateText === '' ? '' : title, devicePaymentNote(payment), formatMoment(paidMs, nowMs)]}
                  />
                }
                right={<Amount cents={amountCents} />}
              />
            );
          })}
          <AnonymizedPaymentRows />
        </CardRows>
      )}
      {isSignedIn && (
        <CardRows>
          <ListRow title="全部缴费记录" to={pathTo('billRecord')} />
        </CardRows>
      )}
    </Card>
  );
}
