import { useScreen } from '@/navigation/hooks/useScreen';
import { usePolling } from '@/services/transport/clock/usePolling';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { isInvoiceOpen } from '../model/invoiceWords';
import { GONE_INVOICE } from '../parts/goneInvoice';
import { INVOICE_RHYTHM } from '../parts/invoiceRhythm';
import { useInvoice } from '../parts/useInvoice';
import { InvoiceCards } from './InvoiceCards';

/** One invoice. While it is being issued, it asks again by itself. */
export default function InvoiceRecordDetailScreen() {
  const { frame, query } = useScreen('invoiceRecordDetail');
  const asked = useInvoice(query.invoiceId);
  const invoice = asked.currentData;
  usePolling(invoice !== undefined && isInvoiceOpen(invoice) ? asked.refetch : null, INVOICE_RHYTHM);
  return (
    <DetailScreen
      frame={frame}
      load={toLoadState(asked, {
        what: '发票加载失败',
        waitingFor: '正在查询发票…',
        isGoneWhenRefused: true,
        isNamed: query.invoiceId !== undefined,
      })}
      empty={GONE_INVOICE}
      cardHeights={[120, 280, 120]}
    >
      {invoice !== undefined && <InvoiceCards invoice={invoice} />}
    </DetailScreen>
  );
}
