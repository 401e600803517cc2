import { requestKind } from '@/flows/requests/requestKinds';
import { invoiceApi } from '@/services/invoice/invoiceApi';
import { receiptInvoiceCalls } from '@/services/invoice/receiptInvoices';
import { requestCalls } from '@/services/invoice/requests';

/** 自助开票, about the bills of one issuer. The code of the receipt is in what is sent and never in the key, which is written down. */
export const receiptInvoiceRequest = requestKind({
  name: 'invoice.makeByCode',
  leadsOn: true,
  endpoint: receiptInvoiceCalls.endpoints.createInvoiceByCode,
  find: requestCalls.endpoints.findRequest,
  idOf: ({ invoiceId }) => invoiceId,
  stale: invoiceApi.util.invalidateTags(['Invoice', 'Invoiceable']),
});
