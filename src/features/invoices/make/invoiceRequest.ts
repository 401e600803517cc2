import { defineIdempotentRequest } from '@/flows/requests/idempotentRequests';
import { invoiceApi } from '@/services/invoice/invoiceApi';
import { invoiceCalls } from '@/services/invoice/invoices';
import { invoiceRequestLookupCalls } from '@/services/invoice/requests';

/** 开票 for the bills of one issuer. */
export const invoiceRequest = defineIdempotentRequest({
  name: 'invoice.make',
  leavesForm: true,
  endpoint: invoiceCalls.endpoints.createInvoice,
  find: invoiceRequestLookupCalls.endpoints.findRequest,
  idOf: ({ invoiceId }) => invoiceId,
  stale: invoiceApi.util.invalidateTags(['Invoice', 'Invoiceable']),
});
