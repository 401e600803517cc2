export interface InvoiceTitleRow {
  titleId: string;
  driverId: string;
  /** 1 company, 2 person. */
  titleType: 1 | 2;
  titleName: string;
  taxNo: string;
  address: string;
  phone: string;
  bankName: string;
  bankAccount: string;
  email: string;
  isDefault: boolean;
}

export interface InvoiceRow {
  invoiceId: string;
  uniqueNo: string;
  driverId: string;
  invoiceKind: 1 | 2 | 3;
  titleType: 1 | 2;
  titleName: string;
  taxNo: string;
  email: string;
  phone: string;
  remark: string;
  billIds: string[];
  sellerId: string;
  cents: number;
  appliedAt: number;
  issuedAt: number | null;
  invoiceNo: string;
  /** -1 failed, 0 waiting, 1 being issued, 2 issued. */
  state: -1 | 0 | 1 | 2;
  failReason: string;
  /** The addresses it was sent to, and when. */
  sent: { to: string; at: number }[];
}

export interface InvoiceTables {
  titles: InvoiceTitleRow[];
  invoices: InvoiceRow[];
}

export const emptyInvoiceTables = (): InvoiceTables => ({ titles: [], invoices: [] });
