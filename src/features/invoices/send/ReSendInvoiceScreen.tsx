import { useScreen } from '@/navigation/hooks/useScreen';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { missingInvoiceEmptyProps } from '../parts/missingInvoiceEmptyProps';
import { useInvoice } from '../parts/useInvoice';
import { InvoiceResendForm } from './InvoiceResendForm';

/** 重新发送 of one invoice. */
export default function ReSendInvoiceScreen() {
  const { frame, query } = useScreen('reSendInvoice');
  const invoiceQuery = useInvoice(query.invoiceId);
  const invoice = invoiceQuery.currentData;
  if (invoice !== undefined && !invoiceQuery.isError) return <InvoiceResendForm frame={frame} invoice={invoice} />;
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
    />
  );
}
