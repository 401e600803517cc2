import { useScreen } from '@/navigation/hooks/useScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';

import { InvoiceLinkLoader } from '../view/InvoiceLinkLoader';
import { toValidReceiptCode } from './model/receiptCode';
import { ReceiptInvoicesView } from './ReceiptInvoicesView';
import { ScanReceiptCodeButton } from './ScanReceiptCodeButton';

/** 自助开票 by the code of a receipt, without signing in. A stay without a code is invoiced on the issuer's page. */
export default function MakeInvoiceBySelfScreen() {
  const { frame, query } = useScreen('makeInvoiceBySelf');
  const receiptCode = toValidReceiptCode(query.code);
  if (receiptCode !== undefined) return <ReceiptInvoicesView frame={frame} receiptCode={receiptCode} />;
  if (query.uniqueId !== undefined && query.code === undefined) {
    return <InvoiceLinkLoader frame={frame} unid={query.uniqueId} isUnissued />;
  }
  return (
    <MissingItemScreen
      frame={frame}
      empty={{
        illustration: 'bill',
        text:
          query.code === undefined ? '扫小票上的开票码，不用登录就能开发票' : '开票码不完整，请重新扫小票上的二维码',
        action: <ScanReceiptCodeButton />,
      }}
    />
  );
}
