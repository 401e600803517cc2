/** Lazy rows of the area. */
export const invoicesLazyRoutes = {};

/** Addresses of the area whose screen has not been built. */
export type InvoicesUnbuilt =
  | 'makeInvoiceBySelf'
  | 'makeInvoiceSuccess'
  | 'invoicePage'
  | 'invoiceManage'
  | 'invoiceBillList'
  | 'invoiceOrderList'
  | 'makeInvoice'
  | 'invoiceSpecial'
  | 'invoiceRecord'
  | 'invoiceRecordDetail'
  | 'reSendInvoice';
