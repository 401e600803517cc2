import { requestKind } from '@/flows/requests/requestKinds';
import { invoiceApi } from '@/services/invoice/invoiceApi';
import { invoiceCalls } from '@/services/invoice/invoices';
import { requestCalls } from '@/services/invoice/requests';

/** 换开, about one issued invoice. */
export const reissueRequest = requestKind({
  name: 'invoice.reissue',
  leadsOn: true,
  endpoint: invoiceCalls.endpoints.reissueInvoice,
  find: requestCalls.endpoints.findRequest,
  idOf: ({ invoiceId }) => invoiceId,
  stale: invoiceApi.util.invalidateTags(['Invoice', 'Invoiceable']),
});
