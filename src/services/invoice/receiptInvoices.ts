import { reads } from '@/services/transport/store/defineService';
import { idempotentResponse, tagsIfDefinite } from '@/services/transport/store/requestLookUp';
import { cents, code, count, entity, id, type Infer, list, results, text, time } from '@/services/transport/wire/wire';

import { invoiceApi } from './invoiceApi';
import { type CreateInvoiceArgs, INVOICE_STATE, invoiceables } from './invoices';

/** The code of a receipt. It is the only credential: who holds it may have invoiced what it is for, without signing in. */
export interface ReceiptKey {
  receiptCode: string;
}

/** An invoice as it is shown to whoever holds the receipt. The server masks names of persons and the address. */
export const receiptInvoice = entity({
  invoiceId: id(),
  /** The id for the issuer's page (getInvoiceUrlByUnid). */
  uniqueNo: text(),
  billIds: list(text()),
  titleName: text(),
  amount: cents(),
  sellerName: text(),
  maskedEmail: text(),
  applyTime: time(),
  /** When it is promised, while it has not been issued. */
  expectTime: time(),
  state: code(Object.values(INVOICE_STATE), INVOICE_STATE.unknown),
  failReason: text(),
  resendLeft: count(),
});
export type ReceiptInvoice = Infer<typeof receiptInvoice>;
export const receiptInvoices = results(receiptInvoice);

export const receiptInvoiceCalls = invoiceApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /** What the receipt is for, with masked plates. */
    listBillsByCode: build.query<Infer<typeof invoiceables>, ReceiptKey>({
      query: ({ receiptCode }) => ({ path: 'billsByCode', query: { receiptCode } }),
      ...reads(invoiceables),
      providesTags: ['Invoiceable'],
    }),
    /** Newest first. */
    listInvoicesByCode: build.query<Infer<typeof receiptInvoices>, ReceiptKey>({
      query: ({ receiptCode }) => ({ path: 'invoicesByCode', query: { receiptCode } }),
      ...reads(receiptInvoices),
      providesTags: ['Invoice'],
    }),
    createInvoiceByCode: build.mutation<ReceiptInvoice, CreateInvoiceArgs & ReceiptKey>({
      query: (body) => ({ path: 'invoicesByCode', method: 'POST', body }),
      ...idempotentResponse('invoice', receiptInvoice, { handles: 'unlisted' }), // the form shows the failure beside its fields
      // The form stays while it is not known what came of it.
      invalidatesTags: tagsIfDefinite(['Invoice', 'Invoiceable']),
    }),
    /** To the address that it was asked for with. */
    resendInvoiceByCode: build.mutation<ReceiptInvoice, ReceiptKey & { invoiceId: string }>({
      query: (body) => ({ path: 'invoicesByCode/resend', method: 'POST', body }),
      ...reads(receiptInvoice, { handles: 'unlisted' }),
      invalidatesTags: ['Invoice'],
    }),
  }),
});
export const { useListBillsByCodeQuery, useListInvoicesByCodeQuery, useResendInvoiceByCodeMutation } =
  receiptInvoiceCalls;
