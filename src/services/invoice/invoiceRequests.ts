import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';

import { invoiceApi } from './invoiceApi';
import { invoiceCalls } from './invoices';
import { invoiceRequestLookupCalls } from './requests';

/** 开票 for the bills of one issuer. */
export const invoiceRequest = defineIdempotentRequest({
  name: 'invoice.make',
  leavesForm: true,
  endpoint: invoiceCalls.endpoints.createInvoice,
  find: invoiceRequestLookupCalls.endpoints.findRequest,
  idOf: ({ invoiceId }) => invoiceId,
  stale: invoiceApi.util.invalidateTags(['Invoice', 'Invoiceable']),
});

/** 换开 of one issued invoice. */
export const invoiceReissueRequest = defineIdempotentRequest({
  name: 'invoice.reissue',
  leavesForm: true,
  endpoint: invoiceCalls.endpoints.reissueInvoice,
  find: invoiceRequestLookupCalls.endpoints.findRequest,
  idOf: ({ invoiceId }) => invoiceId,
  stale: invoiceApi.util.invalidateTags(['Invoice', 'Invoiceable']),
});
