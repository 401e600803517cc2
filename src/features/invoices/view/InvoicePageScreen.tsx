import { skipToken } from '@reduxjs/toolkit/query';

import { useIsSignedIn } from '@/flows/session/useSession';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useGetInvoiceAddressQuery, useGetInvoiceQuery } from '@/services/invoice/invoices';
import { useAskEvery } from '@/services/transport/clock/useAskEvery';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { loadOf } from '@/widgets/loading/loadOf';

import { INVOICE_RHYTHM } from '../parts/invoiceRhythm';
import { InvoiceLinkView } from './InvoiceLinkView';
import { invoiceLinkOf } from './model/invoiceLink';

const GONE = { drawing: 'bill', text: '没有找到这张发票，请从开票记录或小票打开' } as const;

/** 查看发票: the issuer's page of an invoice, for anybody who has its number. The driver's own invoice is named by its id too. */
export default function InvoicePageScreen() {
  const { frame, query } = useScreen('invoicePage');
  const isSignedIn = useIsSignedIn();
  const { uniqueId, invoiceId } = query;
  const asksInvoice = uniqueId === undefined && invoiceId !== undefined && isSignedIn;
  const invoiceQuery = useGetInvoiceQuery(asksInvoice ? { invoiceId } : skipToken);
  const unid = uniqueId ?? (invoiceQuery.currentData?.uniqueNo || undefined);
  const addressQuery = useGetInvoiceAddressQuery(unid === undefined ? skipToken : { unid }, {
    refetchOnMountOrArgChange: true,
  });
  const link = addressQuery.currentData === undefined ? null : invoiceLinkOf(addressQuery.currentData);
  useAskEvery(link?.is === 'waiting' ? addressQuery.refetch : null, INVOICE_RHYTHM);
  const words = { what: '发票加载失败', waitingFor: '正在查询发票…', isGoneWhenRefused: true };
  const isNamed = unid !== undefined || (asksInvoice && invoiceQuery.currentData === undefined);
  const load =
    unid === undefined ? loadOf(invoiceQuery, { ...words, isNamed }) : loadOf(addressQuery, { ...words, isNamed });
  return (
    <DetailScreen frame={frame} load={load} empty={GONE} cardHeights={[220]}>
      {link !== null && <InvoiceLinkView link={link} refresh={() => void addressQuery.refetch()} />}
    </DetailScreen>
  );
}
