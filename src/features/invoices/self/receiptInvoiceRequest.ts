import { defineIdempotentRequest } from '@/flows/requests/idempotentRequests';
import { invoiceApi } from '@/services/invoice/invoiceApi';
import { receiptInvoiceCalls } from '@/services/invoice/receiptInvoices';
import { invoiceRequestLookupCalls } from '@/services/invoice/requests';

/**
 * 自助开票 for the bills of one issuer. The receipt code is part of the request body, never of the key, which is stored.
 */
export const receiptInvoiceRequest = defineIdempotentRequest({
  name: 'invoice.makeByCode',
  leavesForm: true,
  endpoint: receiptInvoiceCalls.endpoints.createInvoiceByCode,
  find: invoiceRequestLookupCalls.endpoints.findRequest,
  idOf: ({ invoiceId }) => invoiceId,
  stale: invoiceApi.util.invalidateTags(['Invoice', 'Invoiceable']),
});
