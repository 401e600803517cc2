import { useCallback } from 'react';

import { useToast } from '@/flows/notices/useDialogs';
import type { HostInvoiceTitle } from '@/host/Host';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { usePorts } from '@/platform/ports/PortsContext';

/**
 * Lets the driver choose an invoice title stored in the host app. Resolves to null if none was chosen or the driver has
 * left the screen. A failure is shown as a toast.
 */
export function useChooseHostInvoiceTitle(): () => Promise<HostInvoiceTitle | null> {
  const { host } = usePorts();
  const toast = useToast();
  const guardScreen = useScreenUnchangedCheck();
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
