import { useGetInvoiceAddressQuery } from '@/services/invoice/invoices';
import { usePolling } from '@/services/transport/clock/usePolling';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { INVOICE_RHYTHM } from '../parts/invoiceRhythm';
import { InvoiceLinkView } from './InvoiceLinkView';
import { invoiceLinkOf } from './model/invoiceLink';
import { VIEW_WORDS } from './model/viewWords';

interface InvoiceByUnidProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  /** The `uniqueNo` of an invoice, or the `uniqueId` of a stay. */
  readonly unid: string;
  /** A stay, which its issuer has still to invoice. */
  readonly isToBeMade?: boolean;
}

/** The issuer's page of an invoice or of a stay. While there is none, it is asked for again. */
export function InvoiceByUnid({ frame, unid, isToBeMade = false }: InvoiceByUnidProps) {
  const query = useGetInvoiceAddressQuery({ unid }, { refetchOnMountOrArgChange: true });
  const link = query.currentData === undefined ? null : invoiceLinkOf(query.currentData);
  usePolling(link?.is === 'waiting' ? query.refetch : null, INVOICE_RHYTHM);
  return (
    <DetailScreen frame={frame} load={toLoadState(query, VIEW_WORDS.load)} empty={VIEW_WORDS.gone} cardHeights={[220]}>
      {link !== null && (
        <InvoiceLinkView
          link={link}
          isToBeMade={isToBeMade}
          uniqueNo={isToBeMade ? undefined : unid}
          refresh={() => void query.refetch()}
        />
      )}
    </DetailScreen>
  );
}
