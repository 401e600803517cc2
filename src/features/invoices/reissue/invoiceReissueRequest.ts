import { defineIdempotentRequest } from '@/flows/requests/idempotentRequests';
import { invoiceApi } from '@/services/invoice/invoiceApi';
import { invoiceCalls } from '@/services/invoice/invoices';
import { invoiceRequestLookupCalls } from '@/services/invoice/requests';

/** 换开 of one issued invoice. */
export const invoiceReissueRequest = defineIdempotentRequest({
  name: 'invoice.reissue',
  leavesForm: true,
  endpoint: invoiceCalls.endpoints.reissueInvoice,
  find: invoiceRequestLookupCalls.endpoints.findRequest,
  idOf: ({ invoiceId }) => invoiceId,
  stale: invoiceApi.util.invalidateTags(['Invoice', 'Invoiceable']),
});
