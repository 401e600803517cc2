import { skipToken } from '@reduxjs/toolkit/query';

import { useGetInvoiceQuery } from '@/services/invoice/invoices';

/** The invoice with this id, refetched on mount. */
export const useInvoice = (invoiceId: string | undefined) =>
  useGetInvoiceQuery(invoiceId === undefined ? skipToken : { invoiceId }, { refetchOnMountOrArgChange: true });
