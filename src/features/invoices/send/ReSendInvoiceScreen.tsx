import { useScreen } from '@/navigation/hooks/useScreen';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { GONE_INVOICE } from '../parts/goneInvoice';
import { useInvoice } from '../parts/useInvoice';
import { ResendForm } from './ResendForm';

/** 重新发送 of one invoice. */
export default function ReSendInvoiceScreen() {
  const { frame, query } = useScreen('reSendInvoice');
  const asked = useInvoice(query.invoiceId);
  const invoice = asked.currentData;
  if (invoice !== undefined && !asked.isError) return <ResendForm frame={frame} invoice={invoice} />;
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
    />
  );
}
