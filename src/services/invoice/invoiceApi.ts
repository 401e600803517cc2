import { defineService } from '@/services/transport/store/defineService';
import { registerLazyService } from '@/services/transport/store/lazyServices';

/** Electronic invoices. */
export const invoiceApi = registerLazyService(
  defineService('invoice', 'invoice/v2/api/', ['Invoiceable', 'Invoice', 'InvoiceTitle']),
);
