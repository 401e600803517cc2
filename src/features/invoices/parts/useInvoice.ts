import { skipToken } from '@reduxjs/toolkit/query';

import { useGetInvoiceQuery } from '@/services/invoice/invoices';

/** The invoice that an address names, as the server knows it now. */
export const useInvoice = (invoiceId: string | undefined) =>
  useGetInvoiceQuery(invoiceId === undefined ? skipToken : { invoiceId }, { refetchOnMountOrArgChange: true });
