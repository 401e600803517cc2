import { defineService } from '@/services/transport/store/defineService';
import { lazyService } from '@/services/transport/store/lazyServices';

/** Electronic invoices. */
export const invoiceApi = lazyService(
  defineService('invoice', 'invoice/v2/api/', ['Invoiceable', 'Invoice', 'InvoiceTitle']),
);
