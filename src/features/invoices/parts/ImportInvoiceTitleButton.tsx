import { useSelector } from 'react-redux';

import { selectHostCapabilities } from '@/flows/entry/entrySlice';
import type { HostInvoiceTitle } from '@/host/Host';
import { TextButton } from '@/ui/button/TextButton';

import { useChooseHostInvoiceTitle } from './useChooseHostInvoiceTitle';

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
