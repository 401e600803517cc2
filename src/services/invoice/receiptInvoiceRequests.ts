import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';
import { getRequestLookupEndpoint } from '@/services/base/idempotentRequests/getRequestLookupEndpoint';

import { invoiceApi } from './invoiceApi';
import { receiptInvoiceCalls } from './receiptInvoices';

/**
 * 自助开票 for the bills of one issuer. The receipt code is part of the request body, never of the key, which is stored.
 */
export const receiptInvoiceRequest = defineIdempotentRequest({
  name: 'invoice.makeByCode',
  leavesForm: true,
  endpoint: receiptInvoiceCalls.endpoints.createInvoiceByCode,
  find: getRequestLookupEndpoint(invoiceApi),
  idOf: ({ invoiceId }) => invoiceId,
  stale: invoiceApi.util.invalidateTags(['Invoice', 'Invoiceable']),
});
