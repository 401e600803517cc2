import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';
import { getRequestLookupEndpoint } from '@/services/base/idempotentRequests/getRequestLookupEndpoint';

import { invoiceApi } from './invoiceApi';
import { invoiceCalls } from './invoices';

/** 开票 for the bills of one issuer. */
export const invoiceCreateRequest = defineIdempotentRequest({
  name: 'invoice.make',
  leavesForm: true,
  endpoint: invoiceCalls.endpoints.createInvoice,
  find: getRequestLookupEndpoint(invoiceApi),
  idOf: ({ invoiceId }) => invoiceId,
  stale: invoiceApi.util.invalidateTags(['Invoice', 'Invoiceable']),
});

/** 换开 of one issued invoice. */
export const invoiceReissueRequest = defineIdempotentRequest({
  name: 'invoice.reissue',
  leavesForm: true,
  endpoint: invoiceCalls.endpoints.reissueInvoice,
  find: getRequestLookupEndpoint(invoiceApi),
  idOf: ({ invoiceId }) => invoiceId,
  stale: invoiceApi.util.invalidateTags(['Invoice', 'Invoiceable']),
});
