import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { usePolling } from '@/platform/clock/usePolling';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { ResultScreen } from '@/ui/scaffolds/ResultScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { isInvoicePending } from '../model/invoiceText';
import { INVOICE_POLLING_INTERVALS } from '../parts/invoicePolling';
import { missingInvoiceEmptyProps } from '../parts/missingInvoiceEmptyProps';
import { useInvoice } from '../parts/useInvoice';
import { invoiceResultTexts } from './model/invoiceResult';

/** The state of an invoice that was just requested, polled until the tax system has decided. */
export default function MakeInvoiceSuccessScreen() {
  const { frame, query } = useScreen('makeInvoiceSuccess');
  const { invoiceId } = query;
  const invoiceQuery = useInvoice(invoiceId);
  const invoice = invoiceQuery.currentData;
  usePolling(
    invoice !== undefined && isInvoicePending(invoice) ? invoiceQuery.refetch : null,
    INVOICE_POLLING_INTERVALS,
  );
  if (invoiceId !== undefined && invoice === undefined) {
    const load = toContentLoadState(invoiceQuery, {
      message: '发票加载失败',
      waitingFor: '正在查询发票…',
      isGoneWhenRefused: true,
    });
    return <DetailScreen frame={frame} load={load} empty={missingInvoiceEmptyProps} />;
  }
  const { status, word, next } = invoiceResultTexts(invoice);
  return (
    <ResultScreen
      frame={frame}
      status={status}
      word={word}
      nextStep={next}
      actions={
        <>
          <LinkButton
            variant="primary"
            replace
            to={invoiceId === undefined ? pathTo('invoiceRecord') : pathTo('invoiceRecordDetail', { invoiceId })}
          >
            查看进度
          </LinkButton>
          <LinkButton replace to={pathTo('home')}>
            返回首页
          </LinkButton>
        </>
      }
    />
  );
}
