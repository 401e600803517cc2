import { useCallback } from 'react';

import { useToast } from '@/flows/notices/useDialogs';
import type { HostInvoiceTitle } from '@/host/Host';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { usePorts } from '@/services/transport/ports/PortsContext';

/**
 * Lets the driver choose one of the invoice titles that the host keeps. Resolves to null if nothing was chosen or the driver has moved on; what failed
 * is told.
 */
export function useHostTitle(): () => Promise<HostInvoiceTitle | null> {
  const { host } = usePorts();
  const toast = useToast();
  const stillHere = useScreenGuard();
  return useCallback(async () => {
    const isHere = stillHere();
    const adapter = await host.load().catch(() => null);
    const chosen = await adapter?.chooseInvoiceTitle();
    if (!isHere()) return null;
    if (chosen?.ok === true) return chosen.value;
    if (chosen?.kind !== 'cancelled') toast('导入失败，请手动填写');
    return null;
  }, [host, toast, stillHere]);
}
