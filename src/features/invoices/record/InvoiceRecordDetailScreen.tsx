import { useScreen } from '@/navigation/hooks/useScreen';
import { useAskEvery } from '@/services/transport/clock/useAskEvery';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { loadOf } from '@/widgets/loading/loadOf';

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
  useAskEvery(invoice !== undefined && isInvoiceOpen(invoice) ? asked.refetch : null, INVOICE_RHYTHM);
  return (
    <DetailScreen
      frame={frame}
      load={loadOf(asked, {
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
