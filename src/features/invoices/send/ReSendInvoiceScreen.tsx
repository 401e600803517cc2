import { useScreen } from '@/navigation/hooks/useScreen';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { MISSING_INVOICE } from '../parts/missingInvoice';
import { useInvoice } from '../parts/useInvoice';
import { ResendForm } from './ResendForm';

/** 重新发送 of one invoice. */
export default function ReSendInvoiceScreen() {
  const { frame, query } = useScreen('reSendInvoice');
  const invoiceQuery = useInvoice(query.invoiceId);
  const invoice = invoiceQuery.currentData;
  if (invoice !== undefined && !invoiceQuery.isError) return <ResendForm frame={frame} invoice={invoice} />;
  return (
    <DetailScreen
      frame={frame}
      load={toLoadState(invoiceQuery, {
        message: '发票加载失败',
        waitingFor: '正在查询发票…',
        isGoneWhenRefused: true,
        isNamed: query.invoiceId !== undefined,
      })}
      empty={MISSING_INVOICE}
    />
  );
}
