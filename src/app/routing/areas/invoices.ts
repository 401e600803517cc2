/** Rows of the area that come late. */
export const invoicesLateRows = {};

/** Its addresses whose screen has not been built. */
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
