import { requestKind } from '@/flows/requests/requestKinds';
import { invoiceApi } from '@/services/invoice/invoiceApi';
import { invoiceCalls } from '@/services/invoice/invoices';
import { requestCalls } from '@/services/invoice/requests';

/** 开票, about the bills of one issuer. */
export const invoiceRequest = requestKind({
  name: 'invoice.make',
  leadsOn: true,
  endpoint: invoiceCalls.endpoints.createInvoice,
  find: requestCalls.endpoints.findRequest,
  idOf: ({ invoiceId }) => invoiceId,
  stale: invoiceApi.util.invalidateTags(['Invoice', 'Invoiceable']),
});
