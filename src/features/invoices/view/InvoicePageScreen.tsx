import { skipToken } from '@reduxjs/toolkit/query';

import { useIsSignedIn } from '@/flows/session/useSession';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useGetInvoiceQuery } from '@/services/invoice/invoices';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { InvoiceByUnid } from './InvoiceByUnid';
import { VIEW_WORDS } from './model/viewWords';

/** 查看发票: the issuer's page of an invoice, for anybody who has its number. The driver's own invoice is named by its id too. */
export default function InvoicePageScreen() {
  const { frame, query } = useScreen('invoicePage');
  const isSignedIn = useIsSignedIn();
  const { uniqueId, invoiceId } = query;
  const asksInvoice = uniqueId === undefined && invoiceId !== undefined && isSignedIn;
  const invoiceQuery = useGetInvoiceQuery(asksInvoice ? { invoiceId } : skipToken);
  const unid = uniqueId ?? (invoiceQuery.currentData?.uniqueNo || undefined);
  if (unid !== undefined) return <InvoiceByUnid frame={frame} unid={unid} />;
  const isNamed = asksInvoice && invoiceQuery.currentData === undefined;
  return (
    <DetailScreen
      frame={frame}
      load={toLoadState(invoiceQuery, { ...VIEW_WORDS.load, isNamed })}
      empty={VIEW_WORDS.gone}
      cardHeights={[220]}
    />
  );
}
