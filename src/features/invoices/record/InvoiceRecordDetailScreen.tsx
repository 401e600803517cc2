import { useScreen } from '@/navigation/hooks/useScreen';
import { usePolling } from '@/platform/clock/usePolling';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { isInvoicePending } from '../model/invoiceText';
import { INVOICE_POLLING_INTERVALS } from '../parts/invoicePolling';
import { missingInvoiceEmptyProps } from '../parts/missingInvoiceEmptyProps';
import { useInvoice } from '../parts/useInvoice';
import { InvoiceDetailCards } from './InvoiceDetailCards';

/** One invoice, polled while it is being issued. */
export default function InvoiceRecordDetailScreen() {
  const { frame, query } = useScreen('invoiceRecordDetail');
  const invoiceQuery = useInvoice(query.invoiceId);
  const invoice = invoiceQuery.currentData;
  usePolling(
    invoice !== undefined && isInvoicePending(invoice) ? invoiceQuery.refetch : null,
    INVOICE_POLLING_INTERVALS,
  );
  return (
    <DetailScreen
      frame={frame}
      load={toContentLoadState(invoiceQuery, {
        message: '发票加载失败',
        waitingFor: '正在查询发票…',
        isGoneWhenRefused: true,
        isNamed: query.invoiceId !== undefined,
      })}
      empty={missingInvoiceEmptyProps}
      cardHeights={[120, 280, 120]}
    >
      {invoice !== undefined && <InvoiceDetailCards invoice={invoice} />}
    </DetailScreen>
  );
}
