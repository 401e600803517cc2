import { ledgerText } from '@/domain/wallet/ledger';
import { useToast } from '@/flows/notices/useDialogs';
import type { WalletRecord } from '@/services/driver/wallets';
import { usePorts } from '@/services/transport/ports/PortsContext';

/** Copies the lines as text. Lines that are not loaded yet are not in it, and that is said. */
export function useLedgerExport(lines: readonly WalletRecord[], isAll: boolean): () => void {
  const { page } = usePorts();
  const toast = useToast();
  const done = isAll
    ? `已复制全部${String(lines.length)}条明细`
    : `已复制前${String(lines.length)}条，往下翻加载更多后可再导出`;
  return () => void page.copy(ledgerText(lines)).then((isCopied) => toast(isCopied ? done : '复制失败，请截图'));
}
