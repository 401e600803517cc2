import { defineService } from '@/services/transport/defineService';
import { lateService } from '@/services/transport/lateServices';

/** Electronic invoices. */
export const invoiceApi = lateService(
  defineService('invoice', 'invoice/v2/api/', ['Invoiceable', 'Invoice', 'InvoiceTitle']),
);
