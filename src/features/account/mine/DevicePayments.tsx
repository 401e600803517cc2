import { useSelector } from 'react-redux';

import { formatMoment } from '@/domain/time';
import { selectSealedOfOthers } from '@/flows/payment/state/paymentSelectors';
import { useDevicePayments } from '@/flows/payment/usePayment';
import { useIsSignedIn } from '@/flows/session/useSession';
import { pathTo } from '@/navigation/paths';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';
import { paymentMoment } from '@/widgets/checkout/model/paymentMoment';

import { devicePaymentNote, devicePaymentState } from '../model/devicePaymentState';
import styles from './DevicePayments.module.css';
import { SealedPayments } from './SealedPayments';

/** A payment that was sealed when its session ended is known by its number only. */
const numberOf = (payId: string): string => (payId === '' ? '支付' : `支付单号 ${payId}`);

/** What was paid with this phone in the last 24 hours, from the journal of payments. Visitors see it too. */
export function DevicePayments() {
  const { clock } = usePorts();
  const payments = useDevicePayments();
  const sealed = useSelector(selectSealedOfOthers);
  const isSignedIn = useIsSignedIn();
  const nowMs = clock.serverNow();
  return (
    <Card title="最近缴费" right={<span className={styles['span']}>近24小时</span>}>
      {payments.length === 0 && sealed.length === 0 ? (
        <p className={styles['none']}>用这部手机缴费后，可以在这里查看结果</p>
      ) : (
        <Rows>
          {payments.map((payment) => {
            const { key, payId, plateText, title = '', amountCents, atMs, paidTime, attempt } = payment;
            const { word, tone } = devicePaymentState(payment, nowMs);
            const paidMs = paymentMoment({ paidTime, decidedAtMs: attempt?.createdAtMs ?? atMs }, clock);
            return (
              <ListRow
                key={`${key} ${payId}`}
                to={pathTo('payResultPage', { key, payId: payId === '' ? undefined : payId })}
                title={
                  <span className={styles['title']}>
                    {plateText === '' ? <span>{title || numberOf(payId)}</span> : <PlateBadge plateNo={plateText} />}
                    <Tag tone={tone}>{word}</Tag>
                  </span>
                }
                note={
                  <Facts
                    of={[plateText === '' ? '' : title, devicePaymentNote(payment), formatMoment(paidMs, nowMs)]}
                  />
                }
                right={<Amount cents={amountCents} />}
              />
            );
          })}
          <SealedPayments />
        </Rows>
      )}
      {isSignedIn && (
        <Rows>
          <ListRow title="全部缴费记录" to={pathTo('billRecord')} />
        </Rows>
      )}
    </Card>
  );
}
