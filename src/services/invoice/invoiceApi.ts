import { defineService } from '@/services/transport/store/defineService';
import { lateService } from '@/services/transport/store/lateServices';

/** Electronic invoices. */
export const invoiceApi = lateService(
  defineService('invoice', 'invoice/v2/api/', ['Invoiceable', 'Invoice', 'InvoiceTitle']),
);
