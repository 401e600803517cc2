import { useSelector } from 'react-redux';

import { selectHostCapabilities } from '@/flows/entry/entrySlice';
import { useAbsoluteUrlBuilder } from '@/flows/share/useAbsoluteUrlBuilder';
import { useShare } from '@/flows/share/useShare';
import { pathTo } from '@/navigation/paths';
import { TextButton } from '@/ui/button/TextButton';

/**
 * Shares the address of an invoice, such as with accountants, if the host supports sharing. It opens without signing
 * in.
 */
export function ShareInvoiceButton({ uniqueNo }: { readonly uniqueNo: string }) {
  const { canShare } = useSelector(selectHostCapabilities);
  const share = useShare();
  const address = useAbsoluteUrlBuilder();
  if (!canShare) return null;

  const link = address(pathTo('invoicePage', { uniqueId: uniqueNo }));
  return (
    <TextButton
      onPress={() => void share({ title: '电子发票', desc: '打开后可以查看和下载，不用登录', link, imgUrl: '' })}
    >
      分享给他人
    </TextButton>
  );
}
