import { usePolling } from '@/platform/clock/usePolling';
import { useGetInvoiceAddressQuery } from '@/services/invoice/invoices';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { INVOICE_POLLING_INTERVALS } from '../parts/invoicePolling';
import { InvoiceLinkView } from './InvoiceLinkView';
import { toInvoiceLinkState } from './model/invoiceLink';
import { INVOICE_LOAD_AND_MISSING_TEXTS } from './model/invoiceViewTexts';

interface InvoiceLinkLoaderProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  /** The `uniqueNo` of an invoice, or the `uniqueId` of a stay. */
  readonly unid: string;
  /** The id is of a stay that the issuer has not invoiced yet. */
  readonly isUnissued?: boolean;
}

/** The link to the issuer's page of an invoice or of a stay. Polled until there is one. */
export function InvoiceLinkLoader({ frame, unid, isUnissued = false }: InvoiceLinkLoaderProps) {
  const query = useGetInvoiceAddressQuery({ unid }, { refetchOnMountOrArgChange: true });
  const link = query.currentData === undefined ? null : toInvoiceLinkState(query.currentData);
  usePolling(link?.is === 'waiting' ? query.refetch : null, INVOICE_POLLING_INTERVALS);
  return (
    <DetailScreen
      frame={frame}
      load={toContentLoadState(query, INVOICE_LOAD_AND_MISSING_TEXTS.load)}
      empty={INVOICE_LOAD_AND_MISSING_TEXTS.missing}
      cardHeights={[220]}
    >
      {link !== null && (
        <InvoiceLinkView
          link={link}
          isUnissued={isUnissued}
          uniqueNo={isUnissued ? undefined : unid}
          refresh={() => void query.refetch()}
        />
      )}
    </DetailScreen>
  );
}
