import { usePolling } from '@/platform/clock/usePolling';
import { INVOICE_STATE } from '@/services/invoice/invoices';
import {
  type ReceiptInvoice,
  type ReceiptKey,
  useListBillsByCodeQuery,
  useListInvoicesByCodeQuery,
} from '@/services/invoice/receiptInvoices';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { combineQueries, toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { isInvoiceable, toPickedInvoiceBill } from '../model/invoiceable';
import { isInvoicePending } from '../model/invoiceText';
import { INVOICE_POLLING_INTERVALS } from '../parts/invoicePolling';
import { ReceiptBillsCard } from './ReceiptBillsCard';
import { ReceiptInvoiceCard } from './ReceiptInvoiceCard';
import { ReceiptInvoiceForm } from './ReceiptInvoiceForm';
import { ScanReceiptCodeButton } from './ScanReceiptCodeButton';

interface ReceiptInvoicesViewProps extends ReceiptKey {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
}

/**
 * The bills of a receipt, their invoices, and the form while a bill can still be invoiced. Polled while an invoice is
 * being issued.
 */
export function ReceiptInvoicesView({ frame, receiptCode }: ReceiptInvoicesViewProps) {
  const fetchOptions = { refetchOnMountOrArgChange: true };
  const billsQuery = useListBillsByCodeQuery({ receiptCode }, fetchOptions);
  const invoicesQuery = useListInvoicesByCodeQuery({ receiptCode }, fetchOptions);
  const bills = billsQuery.currentData?.results ?? [];
  const invoices: readonly ReceiptInvoice[] = invoicesQuery.currentData?.results ?? [];
  // After a failed invoice its bills can be invoiced again, so both lists are refetched.
  const refetchAll = () => Promise.all([invoicesQuery.refetch(), billsQuery.refetch()]);
  usePolling(invoices.some(isInvoicePending) ? refetchAll : null, INVOICE_POLLING_INTERVALS);
  const load = toContentLoadState(combineQueries(billsQuery, invoicesQuery), {
    message: '小票加载失败',
    waitingFor: '正在查询小票…',
    isGoneWhenRefused: true,
    isEmpty: () => bills.length === 0,
  });
  const openBills = bills.filter(isInvoiceable).map(toPickedInvoiceBill);
  const coveredBillIds = invoices.flatMap(({ state, billIds }) =>
    state === INVOICE_STATE.failed || state === INVOICE_STATE.reversed ? [] : billIds,
  );
  const cards = invoices.map((invoice) => (
    <ReceiptInvoiceCard key={invoice.invoiceId} receiptCode={receiptCode} invoice={invoice} />
  ));
  if (load.state === 'ready' && openBills.length > 0) {
    const head = (
      <>
        {load.unreadText !== undefined && <NoticeBanner tone="soon">{load.unreadText}</NoticeBanner>}
        {cards}
        <ReceiptBillsCard bills={bills} coveredBillIds={coveredBillIds} hasForm />
      </>
    );
    return <ReceiptInvoiceForm frame={frame} receiptCode={receiptCode} bills={openBills} head={head} />;
  }
  return (
    <DetailScreen
      frame={frame}
      load={load}
      empty={{ illustration: 'bill', text: '这张小票没有可开票的账单', action: <ScanReceiptCodeButton /> }}
      cardHeights={[160, 120]}
    >
      {cards}
      <ReceiptBillsCard bills={bills} coveredBillIds={coveredBillIds} />
    </DetailScreen>
  );
}
