import { ledgerText } from '@/domain/wallet/ledger';
import { useToast } from '@/flows/notices/useDialogs';
import { usePorts } from '@/platform/ports/PortsContext';
import type { WalletRecord } from '@/services/driver/wallets';

/** Copies the loaded records as text. The toast says if some are not loaded yet. */
export function useCopyLedger(records: readonly WalletRecord[], isComplete: boolean): () => void {
  const { page } = usePorts();
  const toast = useToast();
  const copiedText = isComplete
    ? `已复制全部${String(records.length)}条明细`
    : `已复制前${String(records.length)}条，往下翻加载更多后可再导出`;
  return () =>
    void page.copy(ledgerText(records)).then((isCopied) => toast(isCopied ? copiedText : '复制失败，请截图'));
}
