import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import { createEntityTag, createListTag, getProvidedEntityTags } from '@/services/base/defineService/entityTags';
import {
  createIdempotentResponseOptions,
  invalidatesTagsIfOutcomeKnown,
} from '@/services/base/idempotentRequests/requestLookupEndpointOptions';
import * as wire from '@/services/schema/wire';

import { invoiceApi } from './invoiceApi';
import { type CreateInvoiceArgs, INVOICE_STATE, invoiceableItemsSchema } from './invoices';

/**
 * The code of a receipt. It is the only credential: its holder can have the items of the receipt invoiced without
 * signing in.
 */
export interface ReceiptKey {
  receiptCode: string;
}

/** An invoice as returned to the holder of the receipt. The server masks personal names and the address. */
export const receiptInvoiceSchema = wire.entity({
  invoiceId: wire.id(),
  /** The id for the issuer's page (getInvoiceUrlByUnid). */
  uniqueNo: wire.text(),
  billIds: wire.list(wire.text()),
  titleName: wire.text(),
  amount: wire.cents(),
  sellerName: wire.text(),
  maskedEmail: wire.text(),
  applyTime: wire.dateTime(),
  /** The expected time of issue, until it is issued. */
  expectTime: wire.dateTime(),
  state: wire.enumCode(Object.values(INVOICE_STATE), INVOICE_STATE.unknown),
  failReason: wire.text(),
  resendLeft: wire.count(),
});
export type ReceiptInvoice = wire.Infer<typeof receiptInvoiceSchema>;
export const receiptInvoicesSchema = wire.results(receiptInvoiceSchema);

export const receiptInvoiceCalls = invoiceApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /** The items of the receipt, with masked plates. */
    listBillsByCode: build.query<wire.Infer<typeof invoiceableItemsSchema>, ReceiptKey>({
      query: ({ receiptCode }) => ({ path: 'billsByCode', query: { receiptCode } }),
      ...createEndpointResponseOptions(invoiceableItemsSchema),
      providesTags: ['Invoiceable'],
    }),
    /** Newest first. */
    listInvoicesByCode: build.query<wire.Infer<typeof receiptInvoicesSchema>, ReceiptKey>({
      query: ({ receiptCode }) => ({ path: 'invoicesByCode', query: { receiptCode } }),
      ...createEndpointResponseOptions(receiptInvoicesSchema),
      providesTags: (data) => getProvidedEntityTags('Invoice', ({ invoiceId }) => invoiceId, data?.results),
    }),
    createInvoiceByCode: build.mutation<ReceiptInvoice, CreateInvoiceArgs & ReceiptKey>({
      query: (body) => ({ path: 'invoicesByCode', method: 'POST', body }),
      ...createIdempotentResponseOptions('invoice', receiptInvoiceSchema, { suppressErrors: 'unlisted' }), // the form shows the failure beside its fields
      // The form stays mounted while the outcome is unknown.
      invalidatesTags: invalidatesTagsIfOutcomeKnown(['Invoice', 'Invoiceable']),
    }),
    /** Sends it to the address of the original request. */
    resendInvoiceByCode: build.mutation<ReceiptInvoice, ReceiptKey & { invoiceId: string }>({
      query: (body) => ({ path: 'invoicesByCode/resend', method: 'POST', body }),
      ...createEndpointResponseOptions(receiptInvoiceSchema, { suppressErrors: 'unlisted' }),
      invalidatesTags: (_invoice, _error, { invoiceId }) => [
        createEntityTag('Invoice', invoiceId),
        createListTag('Invoice'),
      ],
    }),
  }),
});
export const { useListBillsByCodeQuery, useListInvoicesByCodeQuery, useResendInvoiceByCodeMutation } =
  receiptInvoiceCalls;
