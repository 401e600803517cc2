import { BIZ_TYPE_CODES } from '@/domain/payment/bizType';
import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { responseOptions } from '@/services/base/defineService/defineService';
import {
  idempotentResponseOptions,
  type RequestKey,
  tagsIfDefinite,
} from '@/services/base/defineService/requestLookupEndpoint';
import { pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import {
  cents,
  code,
  count,
  entity,
  flag,
  id,
  type Infer,
  list,
  optionalId,
  requiredText,
  results,
  text,
  time,
} from '@/services/schema/wire';

import { invoiceApi } from './invoiceApi';

/** The page of the issuer that shows an invoice; empty while there is none. */
export const invoicePageUrlSchema = entity({ url: text(), stateText: text() });

/**
 * A paid item that can be invoiced. An invoice can only combine items of one seller. Cents. `orderNo`, or `uniqueId`
 * and `parkId`, identify what was paid.
 */
export const invoiceableItemSchema = entity({
  billId: id(),
  orderNo: optionalId(),
  uniqueId: optionalId(),
  parkId: optionalId(),
  bizType: code([0, ...BIZ_TYPE_CODES], 0),
  title: text(),
  formatPlateNo: text(),
  time: time(),
  amount: cents(),
  sellerId: text(),
  sellerName: text(),
  canInvoice: flag(),
  disableReason: text(),
});
export type InvoiceableItem = Infer<typeof invoiceableItemSchema>;
export const invoiceableItemsSchema = results(invoiceableItemSchema);

export const INVOICE_KIND = { general: 1, special: 2, digital: 3 } as const;
/** invoiceKind: electronic general, electronic special (VAT), fully digital. */
export const INVOICE_KIND_LABELS = { 1: '电子普票', 2: '电子专票', 3: '数电票' } as const;
/** titleType: a company needs its tax number. */
export const INVOICE_TITLE_TYPE = { unknown: 0, company: 1, person: 2 } as const;
/** The `state` of an invoice; 9 unknown. */
export const INVOICE_STATE = {
  failed: -1,
  waiting: 0,
  issuing: 1,
  issued: 2,
  reversing: 3,
  reversed: 4,
  unknown: 9,
} as const;

export const invoiceSchema = entity({
  invoiceId: id(),
  /** The id for the issuer's page (getInvoiceUrlByUnid). */
  uniqueNo: text(),
  invoiceKind: code([0, 1, 2, 3], 0),
  titleType: code(Object.values(INVOICE_TITLE_TYPE), INVOICE_TITLE_TYPE.unknown),
  titleName: text(),
  taxNo: text(),
  /** Cents. A red invoice reverses this amount. */
  amount: cents(),
  sellerName: text(),
  billIds: list(text()),
  bills: list(invoiceableItemSchema),
  email: text(),
  phone: text(),
  remark: text(),
  address: text(),
  companyPhone: text(),
  bankName: text(),
  bankAccount: text(),
  applyTime: time(),
  /** The expected time of issue, until it is issued. */
  expectTime: time(),
  invoiceTime: time(),
  invoiceCode: text(),
  invoiceNo: text(),
  pdfUrl: text(),
  state: code(Object.values(INVOICE_STATE), INVOICE_STATE.unknown),
  stateText: text(),
  failReason: text(),
  resendLeft: count(),
  /** For a red invoice (红字发票): the invoiceId of the one that it reverses. */
  redOf: optionalId(),
  /** The red invoice that reverses this one. */
  redInvoiceId: optionalId(),
  /** The invoice that this one replaces, with another title (换开). */
  replaces: optionalId(),
  /** The invoice that replaces this one. */
  replacedBy: optionalId(),
  canReissue: flag(),
  /** The reason why an issued invoice cannot be reissued. */
  noReissueReason: text(),
});
export type Invoice = Infer<typeof invoiceSchema>;
export const invoicesSchema = results(invoiceSchema);

/** The amounts that can be invoiced now, by line of business, and the invoices so far. Cents. */
export const invoiceSummarySchema = entity({
  kinds: list(
    entity({ bizType: code([0, ...BIZ_TYPE_CODES], 0), name: requiredText(), num: count(), amount: cents() }),
  ),
  invoicingNum: count(),
  invoicedNum: count(),
  titleNum: count(),
});
export type InvoiceSummary = Infer<typeof invoiceSummarySchema>;

export interface CreateInvoiceArgs extends RequestKey {
  billIds: readonly string[];
  invoiceKind: 1 | 2 | 3;
  titleType: 1 | 2;
  titleName: string;
  taxNo?: string;
  /**
   * Required for a special invoice. For the others address and phone must be given together or not at all; the same
   * applies to bank and account.
   */
  address?: string;
  companyPhone?: string;
  bankName?: string;
  bankAccount?: string;
  email: string;
  phone?: string;
  remark?: string;
  /** The cents that the driver was shown. */
  amount: number;
}

/** The new title and its recipient. The bills, the amount and the kind stay the same. */
export type ReissueInvoiceArgs = Omit<CreateInvoiceArgs, 'billIds' | 'amount' | 'invoiceKind'> & { invoiceId: string };

export const invoiceCalls = invoiceApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * `unid`: the `uniqueNo` of an invoice, or the `uniqueId` of a paid stay, whose own page can issue an invoice
     * without signing in.
     */
    getInvoiceAddress: build.query<Infer<typeof invoicePageUrlSchema>, { unid: string }>({
      query: (query) => ({ path: 'getInvoiceUrlByUnid', query }),
      ...responseOptions(invoicePageUrlSchema),
      providesTags: ['Invoice'],
    }),
    // Assumed: not in the published contract.
    getInvoiceSummary: build.query<InvoiceSummary, void>({
      query: () => ({ path: 'invoiceSummary' }),
      ...responseOptions(invoiceSummarySchema),
      providesTags: ['Invoice', 'Invoiceable', 'InvoiceTitle'],
    }),
    /** Parking bills that have been paid, newest first. */
    listInvoiceBills: build.infiniteQuery<Infer<typeof invoiceableItemsSchema>, void, number>({
      ...pagedQueryOptions,
      query: ({ pageParam }) => ({ path: 'invoiceBills', query: toPageQuery(pageParam) }),
      ...responseOptions(invoiceableItemsSchema),
      providesTags: ['Invoiceable'],
    }),
    /** Everything else that has been paid: passes, recharges, charging. */
    listInvoiceOrders: build.infiniteQuery<Infer<typeof invoiceableItemsSchema>, { bizType?: number }, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({
        path: 'invoiceOrders',
        query: { ...queryArg, ...toPageQuery(pageParam) },
      }),
      ...responseOptions(invoiceableItemsSchema),
      providesTags: ['Invoiceable'],
    }),
    /**
     * Newest first. `state` 1: also waiting ones. 4: with all red invoices, which otherwise are only in the unfiltered
     * list.
     */
    listInvoices: build.infiniteQuery<Infer<typeof invoicesSchema>, { state?: number }, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({ path: 'invoices', query: { ...queryArg, ...toPageQuery(pageParam) } }),
      ...responseOptions(invoicesSchema),
      providesTags: ['Invoice'],
    }),
    getInvoice: build.query<Invoice, { invoiceId: string }>({
      query: ({ invoiceId }) => ({ path: `invoices/${encodePathSegment(invoiceId)}` }),
      ...responseOptions(invoiceSchema),
      providesTags: ['Invoice'],
    }),
    /** Issuing takes minutes. Refetch the invoice until it is issued or failed. */
    createInvoice: build.mutation<Invoice, CreateInvoiceArgs>({
      query: (body) => ({ path: 'invoices', method: 'POST', body }),
      ...idempotentResponseOptions('invoice', invoiceSchema, { suppressErrors: 'unlisted' }), // the form shows the failure beside its fields
      invalidatesTags: ['Invoice', 'Invoiceable'],
    }),
    /**
     * Reverses an issued invoice with a red one, and reissues it for the same bills with another title. The response
     * is the new invoice. It is issued only after the red one; if that is refused, the new one fails and the old one
     * stays valid.
     */
    reissueInvoice: build.mutation<Invoice, ReissueInvoiceArgs>({
      query: ({ invoiceId, ...body }) => ({
        path: `invoices/${encodePathSegment(invoiceId)}/reissue`,
        method: 'POST',
        body,
      }),
      ...idempotentResponseOptions('invoice', invoiceSchema, { suppressErrors: 'unlisted' }), // the form shows the failure beside its fields
      // The form stays mounted while the outcome is unknown.
      invalidatesTags: tagsIfDefinite(['Invoice', 'Invoiceable']),
    }),
    resendInvoice: build.mutation<Invoice, { invoiceId: string; email?: string; phone?: string }>({
      query: ({ invoiceId, ...body }) => ({
        path: `invoices/${encodePathSegment(invoiceId)}/resend`,
        method: 'POST',
        body,
      }),
      ...responseOptions(invoiceSchema, { suppressErrors: 'unlisted' }),
      invalidatesTags: ['Invoice'],
    }),
  }),
});
export const {
  useGetInvoiceAddressQuery,
  useGetInvoiceSummaryQuery,
  useListInvoiceBillsInfiniteQuery,
  useListInvoiceOrdersInfiniteQuery,
  useListInvoicesInfiniteQuery,
  useGetInvoiceQuery,
  useResendInvoiceMutation,
} = invoiceCalls;
