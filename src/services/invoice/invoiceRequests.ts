import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';
import { getRequestLookup } from '@/services/base/idempotentRequests/getRequestLookup';

import { invoiceApi } from './invoiceApi';
import { invoiceCalls } from './invoices';

/** 开票 for the bills of one issuer. */
export const invoiceRequest = defineIdempotentRequest({
  name: 'invoice.make',
  leavesForm: true,
  endpoint: invoiceCalls.endpoints.createInvoice,
  find: getRequestLookup(invoiceApi),
  idOf: ({ invoiceId }) => invoiceId,
  stale: invoiceApi.util.invalidateTags(['Invoice', 'Invoiceable']),
});

/** 换开 of one issued invoice. */
export const invoiceReissueRequest = defineIdempotentRequest({
  name: 'invoice.reissue',
  leavesForm: true,
  endpoint: invoiceCalls.endpoints.reissueInvoice,
  find: getRequestLookup(invoiceApi),
  idOf: ({ invoiceId }) => invoiceId,
  stale: invoiceApi.util.invalidateTags(['Invoice', 'Invoiceable']),
});
