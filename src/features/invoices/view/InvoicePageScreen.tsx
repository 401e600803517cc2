import { skipToken } from '@reduxjs/toolkit/query';

import { useIsSignedIn } from '@/flows/session/useSession';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useGetInvoiceQuery } from '@/services/invoice/invoices';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { InvoiceLinkLoader } from './InvoiceLinkLoader';
import { INVOICE_LOAD_AND_MISSING_TEXTS } from './model/invoiceViewTexts';

/**
 * 查看发票: the issuer's page of an invoice, for anybody who has its number. For the driver's own invoice the address may
 * name its id instead.
 */
export default function InvoicePageScreen() {
  const { frame, query } = useScreen('invoicePage');
  const isSignedIn = useIsSignedIn();
  const { uniqueId, invoiceId } = query;
  const needsInvoice = uniqueId === undefined && invoiceId !== undefined && isSignedIn;
  const invoiceQuery = useGetInvoiceQuery(needsInvoice ? { invoiceId } : skipToken);
  const unid = uniqueId ?? (invoiceQuery.currentData?.uniqueNo || undefined);
  if (unid !== undefined) return <InvoiceLinkLoader frame={frame} unid={unid} />;
  const isNamed = needsInvoice && invoiceQuery.currentData === undefined;
  return (
    <DetailScreen
      frame={frame}
      load={toContentLoadState(invoiceQuery, { ...INVOICE_LOAD_AND_MISSING_TEXTS.load, isNamed })}
      empty={INVOICE_LOAD_AND_MISSING_TEXTS.missing}
      cardHeights={[220]}
    />
  );
}
