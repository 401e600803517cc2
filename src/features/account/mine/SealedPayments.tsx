import { useSelector } from 'react-redux';

import { formatMoment } from '@/domain/time';
import { selectSealedOfOthers } from '@/flows/payment/state/paymentSelectors';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { ListRow } from '@/ui/list/ListRow';
import { Tag } from '@/ui/text/Tag';
import { paymentMoment } from '@/widgets/checkout/model/paymentMoment';

import { devicePaymentState } from '../model/devicePaymentState';
import styles from './DevicePayments.module.css';

/** Payments of drivers whose session is over: state and time. */
export function SealedPayments() {
  const { clock } = usePorts();
  const nowMs = clock.serverNow();
  return useSelector(selectSealedOfOthers).map((attempt) => {
    const { word, tone } = devicePaymentState({ attempt, payable: attempt.payable }, nowMs);
    const paidTime = attempt.payment?.paidTime ?? '';
    return (
      <ListRow
        key={attempt.key}
        title={
          <span className={styles['title']}>
            <span>其他账号的支付</span>
            <Tag tone={tone}>{word}</Tag>
          </span>
        }
        note={formatMoment(paymentMoment({ paidTime, decidedAtMs: attempt.createdAtMs }, clock), nowMs)}
      />
    );
  });
}
