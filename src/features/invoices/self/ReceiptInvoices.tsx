import { INVOICE_STATE } from '@/services/invoice/invoices';
import {
  type ReceiptInvoice,
  type ReceiptKey,
  useListBillsByCodeQuery,
  useListInvoicesByCodeQuery,
} from '@/services/invoice/receiptInvoices';
import { usePolling } from '@/services/transport/clock/usePolling';
import { Notice } from '@/ui/card/Notice';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { joinQueries, toLoadState } from '@/widgets/loading/toLoadState';

import { isInvoiceOpen } from '../model/invoiceWords';
import { canPick, chosen } from '../model/pickable';
import { INVOICE_RHYTHM } from '../parts/invoiceRhythm';
import { ReceiptBills } from './ReceiptBills';
import { ReceiptForm } from './ReceiptForm';
import { ReceiptInvoiceCard } from './ReceiptInvoiceCard';
import { ScanReceipt } from './ScanReceipt';

interface ReceiptInvoicesProps extends ReceiptKey {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
}

/** What a receipt is for, its invoices, and the form as long as something can be invoiced. While one is being issued, it asks again by itself. */
export function ReceiptInvoices({ frame, receiptCode }: ReceiptInvoicesProps) {
  const fresh = { refetchOnMountOrArgChange: true };
  const billsQuery = useListBillsByCodeQuery({ receiptCode }, fresh);
  const invoicesQuery = useListInvoicesByCodeQuery({ receiptCode }, fresh);
  const bills = billsQuery.currentData?.results ?? [];
  const invoices: readonly ReceiptInvoice[] = invoicesQuery.currentData?.results ?? [];
  // What is refused can be invoiced again.
  const askAgain = () => Promise.all([invoicesQuery.refetch(), billsQuery.refetch()]);
  usePolling(invoices.some(isInvoiceOpen) ? askAgain : null, INVOICE_RHYTHM);
  const load = toLoadState(joinQueries(billsQuery, invoicesQuery), {
    what: '小票加载失败',
    waitingFor: '正在查询小票…',
    isGoneWhenRefused: true,
    isEmpty: () => bills.length === 0,
  });
  const open = bills.filter(canPick).map(chosen);
  const covered = invoices.flatMap(({ state, billIds }) =>
    state === INVOICE_STATE.failed || state === INVOICE_STATE.reversed ? [] : billIds,
  );
  const cards = invoices.map((invoice) => (
    <ReceiptInvoiceCard key={invoice.invoiceId} receiptCode={receiptCode} invoice={invoice} />
  ));
  if (load.state === 'ready' && open.length > 0) {
    const head = (
      <>
        {load.unreadText !== undefined && <Notice tone="soon">{load.unreadText}</Notice>}
        {cards}
        <ReceiptBills bills={bills} covered={covered} isOpen />
      </>
    );
    return <ReceiptForm frame={frame} receiptCode={receiptCode} bills={open} head={head} />;
  }
  return (
    <DetailScreen
      frame={frame}
      load={load}
      empty={{ drawing: 'bill', text: '这张小票没有可开票的账单', action: <ScanReceipt /> }}
      cardHeights={[160, 120]}
    >
      {cards}
      <ReceiptBills bills={bills} covered={covered} />
    </DetailScreen>
  );
}
