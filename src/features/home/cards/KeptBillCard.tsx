import type { ShownBill } from '@/flows/offline/offlineState';
import { usePorts } from '@/services/transport/ports/PortsContext';

import styles from './BillCard.module.css';
import { BillCardView } from './BillCardView';

export interface KeptBillCardProps {
  readonly kept: ShownBill;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** The last bill of this driver, while the server cannot be read. It leads to no payment. A recording does not have its contents. */
export function KeptBillCard({ kept: { handle, atMs }, isRetrying, onRetry }: KeptBillCardProps) {
  const bill = usePorts().vault.open(handle);
  if (bill === undefined)
    return (
      <div className={styles['card']} data-card="old">
        本机保留的账单，录制不含内容
      </div>
    );
  const { plateText = '', parkName = '', cents = '' } = bill;
  return (
    <BillCardView
      card={{ formatPlateNo: plateText, parkName }}
      state={{ kind: 'due', startTime: '', cents: Number(cents), leaveByMs: null }}
      bill={null}
      oldMs={atMs}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  );
}
