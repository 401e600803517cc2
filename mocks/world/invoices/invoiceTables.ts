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
  address: string;
  companyPhone: string;
  bankName: string;
  bankAccount: string;
  /** A red invoice: the invoice that it takes back. Empty for every other one. */
  redOf: string;
  /** The invoice that this one is made in place of; empty if there is none. */
  replaces: string;
  billIds: string[];
  sellerId: string;
  cents: number;
  appliedAt: number;
  issuedAt: number | null;
  invoiceNo: string;
  /** -1 failed, 0 waiting, 1 being issued, 2 issued, 3 being reversed, 4 reversed. */
  state: -1 | 0 | 1 | 2 | 3 | 4;
  failReason: string;
  /** The addresses it was sent to, and when. */
  sent: { to: string; at: number }[];
}

export interface InvoiceTables {
  titles: InvoiceTitleRow[];
  invoices: InvoiceRow[];
}

export const emptyInvoiceTables = (): InvoiceTables => ({ titles: [], invoices: [] });
