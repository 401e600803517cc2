import { defineService } from '@/services/base/defineService/defineService';
import { registerLazyService } from '@/services/base/defineService/lazyServices';

/** Electronic invoices. */
export const invoiceApi = registerLazyService(
  defineService('invoice', 'invoice/v2/api/', ['Invoiceable', 'Invoice', 'InvoiceTitle']),
);
