import { useCallback } from 'react';

import { useToast } from '@/flows/notices/useDialogs';
import type { HostInvoiceTitle } from '@/host/Host';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { usePorts } from '@/services/transport/ports/PortsContext';

/**
 * Lets the driver choose an invoice title stored in the host app. Resolves to null if none was chosen or the driver has
 * left the screen. A failure is shown as a toast.
 */
export function useChooseHostTitle(): () => Promise<HostInvoiceTitle | null> {
  const { host } = usePorts();
  const toast = useToast();
  const guardScreen = useScreenGuard();
  return useCallback(async () => {
    const isOnScreen = guardScreen();
    const adapter = await host.load().catch(() => null);
    const chosen = await adapter?.chooseInvoiceTitle();
    if (!isOnScreen()) return null;
    if (chosen?.ok === true) return chosen.value;
    if (chosen?.kind !== 'cancelled') toast('导入失败，请手动填写');
    return null;
  }, [host, toast, guardScreen]);
}
