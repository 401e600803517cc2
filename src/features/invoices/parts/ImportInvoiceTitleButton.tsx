import { useCallback } from 'react';
import { useSelector } from 'react-redux';

import { selectHostCapabilities } from '@/flows/entry/entrySlice';
import { useToast } from '@/flows/notices/useDialogs';
import type { HostInvoiceTitle } from '@/host/HostAdapter';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { usePorts } from '@/platform/ports/PortsContext';
import { TextButton } from '@/ui/button/TextButton';

/** Imports an invoice title from WeChat, if the host supports it. */
export function ImportInvoiceTitleButton({ onTitle }: { readonly onTitle: (title: HostInvoiceTitle) => void }) {
  const { canChooseTitle } = useSelector(selectHostCapabilities);
  const chooseTitle = useChooseHostInvoiceTitle();
  if (!canChooseTitle) return null;
  const importTitle = async () => {
    const title = await chooseTitle();
    if (title !== null) onTitle(title);
  };
  return <TextButton onPress={() => void importTitle()}>从微信导入</TextButton>;
}

/**
 * Lets the driver choose an invoice title stored in the host app. Resolves to null if none was chosen or the driver has
 * left the screen. A failure is shown as a toast.
 */
function useChooseHostInvoiceTitle(): () => Promise<HostInvoiceTitle | null> {
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
