import type { ShownOfflineBillCopy } from '@/flows/offline/offlineState';
import { usePorts } from '@/platform/ports/PortsContext';

import styles from './BillCard.module.css';
import { BillCardView } from './BillCardView';

export interface OfflineBillCopyCardProps {
  readonly savedBill: ShownOfflineBillCopy;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/**
 * The driver's saved bill, shown while the server cannot be reached. It cannot be paid. Recordings lack its contents.
 */
export function OfflineBillCopyCard({ savedBill: { handle, atMs }, isRetrying, onRetry }: OfflineBillCopyCardProps) {
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
