import { useSelector } from 'react-redux';

import { formatMoment } from '@/domain/time';
import { selectAnonymizedPayments } from '@/flows/payment/state/paymentSelectors';
import { usePorts } from '@/platform/ports/PortsContext';
import { ListRow } from '@/ui/list/ListRow';
import { Tag } from '@/ui/text/Tag';
import { paymentTimeMs } from '@/widgets/checkout/model/paymentTimeMs';

import { tagOfPaymentOnThisDevice } from '../model/tagOfPaymentOnThisDevice';
import styles from './DevicePaymentsCard.module.css';

/** Anonymized payments of drivers whose session has ended: only state and time. */
export function AnonymizedPaymentRows() {
  const { clock } = usePorts();
  const nowMs = clock.serverNow();
  return useSelector(selectAnonymizedPayments).map((attempt) => {
    const { word: stateLabel, tone } = tagOfPaymentOnThisDevice({ attempt, payable: attempt.payable }, nowMs);
    const paidTime = attempt.payment?.paidTime ?? '';
    return (
      <ListRow
        key={attempt.key}
        title={
          <span className={styles['title']}>
            <span>其他账号的支付</span>
            <Tag tone={tone}>{stateLabel}</Tag>
          </span>
        }
        note={formatMoment(paymentTimeMs({ paidTime, decidedAtMs: attempt.createdAtMs }, clock), nowMs)}
      />
    );
  });
}
