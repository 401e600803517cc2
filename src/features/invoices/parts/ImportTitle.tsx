import { useSelector } from 'react-redux';

import { selectHost } from '@/flows/entry/entrySlice';
import type { HostInvoiceTitle } from '@/host/Host';
import { TextButton } from '@/ui/button/TextButton';

import { useHostTitle } from './useHostTitle';

/** Fills the title with one that WeChat keeps, where it does. */
export function ImportTitle({ onTitle }: { readonly onTitle: (title: HostInvoiceTitle) => void }) {
  const { canChooseTitle } = useSelector(selectHost);
  const choose = useHostTitle();
  if (!canChooseTitle) return null;
  const fill = async () => {
    const title = await choose();
    if (title !== null) onTitle(title);
  };
  return <TextButton onPress={() => void fill()}>从微信导入</TextButton>;
}
